import type { CountingOrder } from "@waslijn/contract/console/counting/counting";
import { formatter } from "@waslijn/contract/shared/formatters";
import { useLanguage } from "../../i18n/language.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { toHanded } from "../../parts/pieces/pieces-draft.ts";
import type { CountDraft } from "./count-draft.ts";
import { useCountTexts } from "./count-texts.ts";

type Props = {
  state: CountingOrder["state"];
  /** What was counted here and cannot be sent any more. */
  draft: CountDraft | undefined;
  onDrop: () => void;
};

/** Why an order cannot be counted; what somebody counted of it stays until they throw it away. */
export function NotNow({ state, draft, onDrop }: Props) {
  const texts = useCountTexts();
  const language = useLanguage();
  const { pieces, kilos } = draft ? toHanded(draft.laundry) : { pieces: [], kilos: 0 };
  const count = pieces.reduce((sum, piece) => sum + piece.count, 0);
  const weight = formatter(Intl.NumberFormat, language).format(kilos);
  return (
    <div className="note" role="status">
      <Icon name="info" />
      <div className="c-not-now">
        <p>{texts.notNow[state]}</p>
        {draft && (
          <>
            <p>{texts.mine.counted(count, weight)}</p>
            <button className="btn btn-line" type="button" onClick={onDrop}>
              {texts.mine.drop}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
