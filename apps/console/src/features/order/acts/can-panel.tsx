import type { DeskAct, DeskOrder } from "@waslijn/contract/console/order";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon, type IconName } from "../../../parts/icon/icon.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { ACT_KEYS, type OrderActs } from "./use-order-acts.ts";
import { WaiveDialog } from "./waive-dialog.tsx";

const ICONS: Record<DeskAct, IconName> = {
  "move-pickup": "clock",
  "move-delivery": "van",
  cancel: "close",
  "edit-details": "pen",
  ready: "check",
  "send-bill": "mail",
  "waive-fee": "euro",
  "replace-link": "key",
  note: "pen",
};

/** Where an order goes next by itself: the one main button of the screen. */
const MAIN: DeskAct[] = ["ready", "send-bill"];

type Props = { order: DeskOrder; acts: OrderActs };

/** Only what the rules allow now; what is expected and not possible says why (LIFE-03). */
export function CanPanel({ order, acts }: Props) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const { can, cannot, doing, start } = acts;
  const main = MAIN.find((act) => can.some((one) => one.act === act));
  return (
    <Panel title={texts.can.title}>
      {can.length === 0 && <p className="panel-in quiet">{texts.can.nothing}</p>}
      <ul className="acts">
        {can.map((one) => (
          <li key={one.act}>
            <button
              className={`btn btn-wide ${one.act === main ? "btn-main" : "btn-line"}`}
              type="button"
              aria-disabled={acts.isRunning}
              onClick={() => start(one.act)}
            >
              <Icon name={ICONS[one.act]} size="s" />
              {texts.acts[one.act]}
              {one.may === "fee" && (
                <small className="quiet">{texts.can.fee(formatCents(one.cents, language))}</small>
              )}
              <kbd>{ACT_KEYS[one.act]}</kbd>
            </button>
          </li>
        ))}
      </ul>
      {cannot.map(({ act, why }) => (
        <p key={act} className="panel-foot">
          <Icon name="info" size="s" />
          {texts.can.not(texts.acts[act], texts.refusals[why])}
        </p>
      ))}
      {doing === "cancel" && <CancelDialog order={order} acts={acts} />}
      {doing === "waive-fee" && <WaiveDialog order={order} acts={acts} />}
      {doing === "replace-link" && <LinkDialog order={order} acts={acts} />}
      {doing === "edit-details" && <DetailsDialog order={order} acts={acts} />}
    </Panel>
  );
}
