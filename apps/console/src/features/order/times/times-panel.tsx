import type { DeskOrder } from "@waslijn/contract/console/desk/order";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { formatHours, formatLongDate } from "../../../i18n/format-window.ts";
import { useMoment } from "../../../i18n/use-today.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { MoveForm } from "./move-form.tsx";
import { useOrderTexts } from "../order-texts.ts";
import { ACT_KEYS, type OrderActs } from "../acts/use-order-acts.ts";

type Props = { order: DeskOrder; acts: OrderActs };

/** Both times; one is changed where it stands. */
export function TimesPanel({ order, acts }: Props) {
  const texts = useOrderTexts().times;
  const moving = (["pickup", "delivery"] as const).find((kind) => acts.doing === `move-${kind}`);
  return (
    <Panel title={texts.title}>
      <div className="rows">
        <Time kind="pickup" order={order} acts={acts} />
        <Time kind="delivery" order={order} acts={acts} />
      </div>
      {moving && <MoveForm key={moving} kind={moving} order={order} acts={acts} />}
    </Panel>
  );
}

const DONE_BY = { pickup: "picked-up", delivery: "delivered" } as const;

function Time({ kind, order, acts }: Props & { kind: WindowKind }) {
  const texts = useOrderTexts().times;
  const language = useLanguage();
  const moment = useMoment();
  const window = order[kind];
  const act = `move-${kind}` as const;
  const done = order.history.find((event) => event.kind === DONE_BY[kind]);
  const mayMove = acts.can.some((one) => one.act === act) && acts.doing !== act;
  return (
    <div className="wrow">
      <Icon name={done ? "check" : kind === "pickup" ? "clock" : "van"} />
      <span className="w-what">{texts[kind]}</span>
      {window ? (
        <>
          <b>{formatLongDate(window.date, language)}</b>
          <span className="nb">{formatHours(window)}</span>
        </>
      ) : (
        <span className="quiet">{texts.none}</span>
      )}
      {done && (
        <span className="quiet">
          {texts.done(moment(done.at))}
          {done.who.name && `, ${done.who.name}`}
        </span>
      )}
      {order.awaits === kind && <span className="bad">{texts.awaits}</span>}
      {mayMove && (
        <button className="btn btn-quiet btn-s end" type="button" onClick={() => acts.start(act)}>
          {texts.change}
          <kbd>{ACT_KEYS[act]}</kbd>
        </button>
      )}
    </div>
  );
}
