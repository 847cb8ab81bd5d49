import type { PriceDay } from "@waslijn/contract/console/counting";
import { WASH, WASH_BASE_KILOS } from "@waslijn/contract/shared/pricing";
import { formatCents } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { itemOf } from "../../parts/pieces/pieces-draft.ts";
import { pressKilos, type CountDraft } from "./count-draft.ts";
import { useCountTexts } from "./count-texts.ts";

type Props = {
  prices: PriceDay;
  draft: CountDraft;
  found: number;
  onChange: (draft: CountDraft) => void;
  onNote: (item: string) => void;
};

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0"];
/** Whatever lies in a bag that is weighed. */
export const WEIGHED = itemOf(WASH.type, WASH.base);

export function KiloPad({ prices, draft, found, onChange, onNote }: Props) {
  const texts = useCountTexts();
  const language = useLanguage();
  const { kilos } = draft.laundry;
  const press = (key: string): void =>
    onChange({ ...draft, laundry: { ...draft.laundry, kilos: pressKilos(kilos, key) } });
  const centsOf = (wanted: string): string => {
    const price = prices.pieces.find(({ type, alias }) => type === WASH.type && alias === wanted);
    return formatCents(price?.cents ?? 0, language);
  };
  return (
    <section className="c-kilo" aria-labelledby="count-kilos">
      <div className="kg">
        <h2 id="count-kilos">{texts.kilos.title}</h2>
        <output className="kg-v" aria-label={texts.kilos.title}>
          <b>{kilos || "0"}</b> kg
        </output>
        <button
          className={found > 0 ? "btn btn-sq btn-quiet pc-st is-on" : "btn btn-sq btn-quiet pc-st"}
          type="button"
          aria-label={texts.findings.noteOn(texts.kilos.laundry, found)}
          onClick={() => onNote(WEIGHED)}
        >
          <Icon name="stain" />
          {found > 0 && <i>{found}</i>}
        </button>
      </div>
      <div className="keypad" role="group" aria-label={texts.kilos.keys}>
        {KEYS.map((key) => (
          <button key={key} className="key" type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
        <button
          className="key key-x"
          type="button"
          aria-label={texts.kilos.erase}
          onClick={() => press("erase")}
        >
          <Icon name="erase" />
        </button>
      </div>
      <p className="kg-hint">
        {texts.kilos.rule(WASH_BASE_KILOS, centsOf(WASH.base), centsOf(WASH.extra))}
      </p>
    </section>
  );
}
