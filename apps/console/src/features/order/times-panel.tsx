import { formatLongDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import type { DeskDate } from "@waslijn/contract/console/by-phone";
import type { DeskOrder } from "@waslijn/contract/console/order";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { useQuery, queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { callConsole } from "../../api/client.ts";
import { callLater } from "../../api/later.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { useMoment } from "../../i18n/use-today.ts";
import { Panel } from "../../ui/panel.tsx";
import { TextField } from "../../ui/form/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { firstPick, pickedHour, stampOf, type Picked } from "../../parts/pick-window.ts";
import { WindowPicker } from "../../parts/window-picker.tsx";
import { ACT_KEYS, type OrderActs } from "./use-order-acts.ts";
import { useOrderTexts } from "./order-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form/form.tsx";

type TimesProps = { order: DeskOrder; acts: OrderActs };
type Props = TimesProps & { kind: WindowKind };

/** Pickup and delivery; each is changed in place. */
export function TimesPanel({ order, acts }: TimesProps) {
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

function Time({ kind, order, acts }: Props) {
  const texts = useOrderTexts().times;
  const language = useLanguage();
  const moment = useMoment();
  const window = order[kind];
  const act = `move-${kind}` as const;
  const done = order.history.find((event) => event.kind === DONE_BY[kind] && !event.isUndone);
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
      {order.expected?.kind === kind && (
        <span>
          {order.expected.between
            ? texts.expected(formatHours(order.expected.between))
            : texts.unknown}
        </span>
      )}
      {order.awaits === kind && (
        <span className="bad">{order.part ? texts.awaitsRest : texts.awaits}</span>
      )}
      {mayMove && (
        <Button look="quiet" size="s" className="end" onClick={() => acts.start(act)}>
          {texts.change}
          <kbd>{ACT_KEYS[act]}</kbd>
        </Button>
      )}
    </div>
  );
}

/** Windows an order can be moved to; a delivery optionally after another pickup. */
const windowsQuery = (number: string, kind: WindowKind, pickup?: Picked) =>
  queryOptions({
    queryKey: ["order", number, "windows", kind, pickup],
    queryFn: ({ signal }) =>
      callConsole("deskWindows", {
        params: { number, kind },
        query: pickup ? { pickup: `${pickup.date}T${pickup.from}` } : {},
        signal,
      }),
  });

/** Chooses another day and window; shows the fee first. */
function MoveForm({ kind, order, acts }: Props) {
  const texts = useOrderTexts().times;
  const dates = useQuery(windowsQuery(order.number, kind));
  return (
    <div
      className="rebook"
      role="group"
      aria-label={texts.moving[kind]}
      onKeyDown={(event) => {
        if (event.key === "Escape") acts.stop();
      }}
    >
      {dates.isPending && <Loading label={texts.loading} rows={2} />}
      {dates.isError && <Failed failure={dates.error} onRetry={() => void dates.refetch()} />}
      {dates.data?.length === 0 && <p className="quiet">{texts.none2}</p>}
      {dates.data && dates.data.length > 0 && (
        <Choice kind={kind} order={order} acts={acts} dates={dates.data} />
      )}
    </div>
  );
}

const NO_DELIVERY: Picked = { date: "", from: "" };

function Choice({ kind, order, acts, dates }: Props & { dates: DeskDate[] }) {
  const texts = useOrderTexts().times;
  const language = useLanguage();
  const current = order[kind];
  const [picked, setPicked] = useState(() => firstPick(dates, current));
  /** A new delivery, needed when the new pickup is too late for the booked one (LIFE-06). */
  const [delivery, setDelivery] = useState(NO_DELIVERY);
  const [waived, setWaived] = useState("");
  const chosen = pickedHour(dates, picked);
  const action = acts.can.find(({ act }) => act === `move-${kind}`);
  const follows = chosen?.deliveryFollows === true;
  const isComplete = chosen && (!follows || delivery.from !== "");
  const move = (): void => {
    if (!chosen || !isComplete) return;
    const { number } = order;
    const windows =
      kind === "pickup"
        ? { pickupTime: stampOf(picked), ...(follows && { deliveryTime: stampOf(delivery) }) }
        : { deliveryTime: stampOf(picked) };
    void acts.change(
      texts.moved(`${formatLongDate(picked.date, language)} ${formatHours(chosen)}`),
      (version) =>
        callConsole("moveOrder", {
          params: { number },
          body: { version, ...windows, ...(waived.trim() && { waived: waived.trim() }) },
        }),
      // No undo for a paid change: it would not take back the fee.
      action?.may === "free"
        ? ({ version }) => callLater("undoMove", { body: { orders: [{ number, version }] } })
        : undefined,
    );
  };
  return (
    <Form onSubmit={move}>
      <WindowPicker
        title={texts.moving[kind]}
        hint={texts.mailed}
        dates={dates}
        picked={picked}
        current={current}
        takesFocus
        onPick={(next) => {
          setPicked(next);
          setDelivery(NO_DELIVERY);
        }}
      />
      {follows && <Follow order={order} pickup={picked} picked={delivery} onPick={setDelivery} />}
      {action?.may === "fee" && (
        <div className="rebook-fee">
          <p className="note">
            <Icon name="euro" />
            <span>{texts.fee(formatCents(action.cents, language))}</span>
          </p>
          <TextField
            label={texts.waive}
            hint={texts.waiveHint}
            maxLength={200}
            value={waived}
            onChange={setWaived}
          />
        </div>
      )}
      <div className="rebook-do">
        <span className="bar-end">
          <Button look="quiet" onClick={acts.stop}>
            {texts.leave} <kbd>Esc</kbd>
          </Button>
          <Button isSubmit disabled={!isComplete || acts.isRunning}>
            {chosen ? texts.submit(formatHours(chosen)) : texts.moving[kind]}
          </Button>
        </span>
      </div>
    </Form>
  );
}

type FollowProps = {
  order: DeskOrder;
  pickup: Picked;
  picked: Picked;
  onPick: (picked: Picked) => void;
};

/** Chooses a delivery after the new pickup, because the booked one is too early. */
function Follow({ order, pickup, picked, onPick }: FollowProps) {
  const texts = useOrderTexts().times;
  const dates = useQuery(windowsQuery(order.number, "delivery", pickup));
  if (dates.isPending) return <Loading label={texts.loading} rows={2} />;
  if (dates.isError) {
    return <Failed failure={dates.error} onRetry={() => void dates.refetch()} />;
  }
  const shown = picked.date ? picked : firstPick(dates.data);
  return <WindowPicker title={texts.follow} dates={dates.data} picked={shown} onPick={onPick} />;
}
