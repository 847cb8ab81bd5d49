import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import type { KeptBag } from "@waslijn/contract/console/count";
import { MOST_BAGS } from "@waslijn/contract/shared/order-life";
import { Icon } from "../../../ui/icon.tsx";
import { othersOf, type CountDraft, pressKilos } from "../count-draft.ts";
import { useCountTexts } from "../count-texts.ts";
import { WASH, WASH_BASE_KILOS } from "@waslijn/contract/shared/pricing";
import { useLanguage } from "../../../i18n/language.tsx";
import { itemOf } from "../../../parts/pieces/pieces-draft.ts";
import { Button } from "../../../ui/button.tsx";

type KiloPadProps = {
  prices: PriceDay;
  draft: CountDraft;
  found: number;
  onChange: (draft: CountDraft) => void;
  onNote: (item: string) => void;
};

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ",", "0"];
/** Item that stands for everything in a weighed bag. */
export const WEIGHED = itemOf(WASH.type, WASH.base);

export function KiloPad({ prices, draft, found, onChange, onNote }: KiloPadProps) {
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
        <Button
          look="quiet"
          isSquare
          className={found > 0 ? "pc-st is-on" : "pc-st"}
          aria-label={texts.findings.noteOn(texts.kilos.laundry, found)}
          onClick={() => onNote(WEIGHED)}
        >
          <Icon name="stain" />
          {found > 0 && <i>{found}</i>}
        </Button>
      </div>
      <div className="keypad" role="group" aria-label={texts.kilos.keys}>
        {KEYS.map((key) => (
          <Button key={key} look="bare" className="key" onClick={() => press(key)}>
            {key}
          </Button>
        ))}
        <Button
          look="bare"
          className="key key-x"
          aria-label={texts.kilos.erase}
          onClick={() => press("erase")}
        >
          <Icon name="erase" />
        </Button>
      </div>
      <p className="kg-hint">
        {texts.kilos.rule(WASH_BASE_KILOS, centsOf(WASH.base), centsOf(WASH.extra))}
      </p>
    </section>
  );
}

type Props = {
  order: CountingOrder;
  draft: CountDraft;
  kept: readonly KeptBag[];
  onChange: (draft: CountDraft) => void;
};

/** Number of arrived bags, compared with the driver's count, and of returned bags. */
export function BagsCount({ order, draft, kept, onChange }: Props) {
  const texts = useCountTexts().bags;
  const others = othersOf(kept, draft).length;
  const arrived = others + draft.bags;
  return (
    <section className="c-bags" aria-label={texts.title}>
      <Counter
        label={texts.arrived}
        hint={
          order.door !== null && order.door !== arrived
            ? texts.notAsDoor(order.door)
            : others > 0
              ? texts.before(others)
              : undefined
        }
        value={arrived}
        least={others + 1}
        most={MOST_BAGS}
        onChange={(bags) => onChange({ ...draft, bags: bags - others })}
      />
      {order.terms.held.length > 0 && (
        <Counter
          label={texts.back}
          hint={undefined}
          value={draft.bagsBack}
          least={0}
          most={order.terms.held.length}
          onChange={(bagsBack) => onChange({ ...draft, bagsBack })}
        />
      )}
    </section>
  );
}

type CounterProps = {
  label: string;
  hint: string | undefined;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

function Counter({ label, hint, value, least, most, onChange }: CounterProps) {
  const texts = useCountTexts().pieces;
  return (
    <div className="pc">
      <span className="pc-n">
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </span>
      <Button
        isSquare
        aria-label={texts.less(label)}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </Button>
      <output aria-label={texts.count(label)}>{value}</output>
      <Button
        isSquare
        aria-label={texts.more(label)}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </Button>
    </div>
  );
}
