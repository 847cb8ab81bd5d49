import type { DeskOrder } from "@waslijn/contract/console/order";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { AvailableDate, AvailableHour } from "@waslijn/contract/shared/times";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { callConsole } from "../../../api/client.ts";
import { formatHours, formatLongDate } from "../../../i18n/format-window.ts";
import { formatCents } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Failed, Loading } from "../../../parts/states/states.tsx";
import { useOrderTexts } from "../order-texts.ts";
import type { OrderActs } from "../acts/use-order-acts.ts";

type Props = { kind: WindowKind; order: DeskOrder; acts: OrderActs };

/** A day, then one of its windows; what it costs is said before. */
export function MoveForm({ kind, order, acts }: Props) {
  const texts = useOrderTexts().times;
  const { number } = order;
  const dates = useQuery({
    queryKey: ["order", number, "windows", kind],
    queryFn: ({ signal }) =>
      callConsole("deskWindows", { params: { number, kind }, query: {}, signal }),
  });
  return (
    <div
      className="rebook"
      role="group"
      aria-label={texts.moving[kind]}
      onKeyDown={(event) => {
        if (event.key === "Escape") acts.stop();
      }}
    >
      {dates.isPending && <Loading label={texts.window} rows={2} />}
      {dates.isError && <Failed failure={dates.error} onRetry={() => void dates.refetch()} />}
      {dates.data?.length === 0 && <p className="quiet">{texts.none2}</p>}
      {dates.data && dates.data.length > 0 && (
        <Choice kind={kind} order={order} acts={acts} dates={dates.data} />
      )}
    </div>
  );
}

function Choice({ kind, order, acts, dates }: Props & { dates: AvailableDate[] }) {
  const texts = useOrderTexts().times;
  const language = useLanguage();
  const current = order[kind];
  const [date, setDate] = useState(
    () => (dates.find((one) => one.date === current?.date) ?? dates[0])?.date ?? "",
  );
  const [from, setFrom] = useState("");
  const [waived, setWaived] = useState("");
  const day = useRef<HTMLSelectElement>(null);
  useEffect(() => day.current?.focus(), []);
  const hours = dates.find((one) => one.date === date)?.hours ?? [];
  const chosen = hours.find((hour) => hour.from === from);
  const action = acts.can.find(({ act }) => act === `move-${kind}`);
  const when = chosen ? `${formatLongDate(date, language)} ${formatHours(chosen)}` : "";
  const move = (): void => {
    if (!chosen) return;
    const time = toAmsterdamTimestamp(date, chosen.from);
    void acts.change(texts.moved(when), (version) =>
      callConsole("moveOrder", {
        params: { number: order.number },
        body: {
          version,
          ...(kind === "pickup" ? { pickupTime: time } : { deliveryTime: time }),
          ...(waived.trim() && { waived: waived.trim() }),
        },
      }),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        move();
      }}
    >
      <div className="rebook-head">
        <h3>{texts.moving[kind]}</h3>
        <div className="sel">
          <select
            ref={day}
            aria-label={texts.day}
            value={date}
            onChange={(event) => {
              setDate(event.target.value);
              setFrom("");
            }}
          >
            {dates.map((one) => (
              <option key={one.date} value={one.date}>
                {formatLongDate(one.date, language)}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" />
        </div>
        <span className="hint">{texts.mailed}</span>
      </div>
      <div className="minis" role="radiogroup" aria-label={texts.window}>
        {hours.map((hour) => (
          <Mini
            key={hour.from}
            hour={hour}
            isNow={current?.date === date && current.from === hour.from}
            isChosen={hour.from === from}
            onChoose={() => setFrom(hour.from)}
          />
        ))}
      </div>
      {action?.may === "fee" && (
        <div className="field rebook-fee">
          <p className="note">
            <Icon name="euro" />
            <span>{texts.fee(formatCents(action.cents, language))}</span>
          </p>
          <label htmlFor="waived">{texts.waive}</label>
          <input
            className="in"
            id="waived"
            maxLength={200}
            value={waived}
            onChange={(event) => setWaived(event.target.value)}
          />
          <span className="hint">{texts.waiveHint}</span>
        </div>
      )}
      <div className="rebook-do">
        <span className="bar-end">
          <button className="btn btn-quiet" type="button" onClick={acts.stop}>
            {texts.leave} <kbd>Esc</kbd>
          </button>
          <button className="btn btn-line" disabled={!chosen || acts.isRunning}>
            {chosen ? texts.submit(formatHours(chosen)) : texts.moving[kind]}
          </button>
        </span>
      </div>
    </form>
  );
}

type MiniProps = { hour: AvailableHour; isNow: boolean; isChosen: boolean; onChoose: () => void };

function Mini({ hour, isNow, isChosen, onChoose }: MiniProps) {
  const texts = useOrderTexts().times;
  const isFull = !hour.available && !isNow;
  const state = isNow ? "is-now" : isFull ? "is-full" : "";
  return (
    <label className={`mini ${state}`}>
      <input
        type="radio"
        name="window"
        disabled={isFull || isNow}
        checked={isChosen}
        onChange={onChoose}
      />
      <b>{formatHours(hour)}</b>
      <small>{isNow ? texts.now : isFull ? texts.full : texts.free}</small>
    </label>
  );
}
