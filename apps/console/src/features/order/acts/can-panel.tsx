import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DeskAct, DeskOrder } from "@waslijn/contract/console/order";
import { useLanguage } from "../../../i18n/language.tsx";
import { LabelsButton } from "../../../parts/labels/labels-button.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ActDialog } from "./act-dialog.tsx";
import { refusedActs } from "./refused-acts.ts";
import { useOrderTexts } from "../order-texts.ts";
import { ACT_KEYS, type DialogProps } from "../use-order-acts.ts";
import { Button } from "../../../ui/button.tsx";

const ICONS: Record<DeskAct, IconName> = {
  "pick-up": "bag",
  "miss-pickup": "st-miss",
  count: "count",
  recount: "count",
  deliver: "van",
  "miss-delivery": "st-miss",
  "move-pickup": "clock",
  "move-delivery": "van",
  cancel: "close",
  withdraw: "undo",
  "edit-details": "pen",
  ready: "check",
  "send-bill": "mail",
  "free-line": "euro",
  "waive-fee": "euro",
  refund: "euro",
  "write-off": "st-off",
  invoice: "orders",
  credit: "undo",
  "replace-link": "key",
  note: "pen",
};

/** Acts that advance the order; the first possible one is the primary button. */
const MAIN: DeskAct[] = ["pick-up", "count", "ready", "deliver", "send-bill"];

/** Picked up and not back yet: bags and pieces have labels, which get lost. */
const LABELLED: DeskOrder["state"][] = ["picked-up", "counted", "ready"];

/** Possible acts; one sentence says why expected ones are not possible (LIFE-03). */
export function CanPanel({ order, acts }: DialogProps) {
  const texts = useOrderTexts();
  const language = useLanguage();
  const { can, cannot, start } = acts;
  const refused = refusedActs(cannot, texts, language);
  const main = MAIN.find((act) => can.some((one) => one.act === act));
  return (
    <Panel
      title={texts.can.title}
      aside={LABELLED.includes(order.state) && <LabelsButton number={order.number} />}
    >
      {can.length === 0 && <p className="panel-in quiet">{texts.can.nothing}</p>}
      <ul className="acts">
        {can.map((one) => (
          <li key={one.act}>
            <Button
              look={one.act === main ? "main" : "line"}
              isWide
              aria-disabled={acts.isRunning}
              onClick={() => start(one.act)}
            >
              <Icon name={ICONS[one.act]} size="s" />
              {texts.acts[one.act]}
              {one.may === "fee" && (
                <small className="quiet">{texts.can.fee(formatCents(one.cents, language))}</small>
              )}
              <kbd>{ACT_KEYS[one.act]}</kbd>
            </Button>
          </li>
        ))}
      </ul>
      {refused && (
        <p className="panel-foot">
          <Icon name="info" size="s" />
          {refused}
        </p>
      )}
      <ActDialog order={order} acts={acts} />
    </Panel>
  );
}
