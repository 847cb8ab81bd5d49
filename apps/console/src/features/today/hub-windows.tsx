import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type { Today, TodayHub } from "@waslijn/contract/console/today";
import { fromTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { Badge } from "../../ui/badge.tsx";
import type { IconName } from "../../ui/icon.tsx";
import { Table } from "../../ui/table/table.tsx";
import { useTodayTexts } from "./today-texts.ts";

const STANDS: Record<Stands, IconName> = {
  over: "st-done",
  now: "clock",
  later: "st-placed",
  full: "lock",
};
const LEGEND: Unit[] = ["done", "open", "missed", "free"];

/** The windows of a hub on the day, one block per stop or free place. */
export function HubWindows({ hub, today }: { hub: TodayHub; today: Today }) {
  const texts = useTodayTexts();
  const now = fromTimestamp(today.now);
  if (hub.windows.length === 0) return <p className="quiet">{texts.noWindows}</p>;
  return (
    <>
      <Table
        className="board"
        caption={`${texts.windows} ${hub.name}`}
        columns={[
          texts.columns.window,
          { words: texts.block, className: "blocks" },
          { words: texts.columns.done, className: "r c-3" },
          { words: texts.columns.open, className: "r c-3" },
          { words: texts.columns.missed, className: "r c-3" },
          { words: texts.columns.taken, className: "r" },
          { words: texts.columns.now, className: "c-4" },
        ]}
      >
        {hub.windows.map((window) => {
          const stands = windowStands(window, today.day, now);
          const { done, open, missed, capacity } = window;
          return (
            <tr
              key={`${window.kind} ${window.from}`}
              className={stands === "now" ? "is-now" : undefined}
            >
              <th scope="row" className="win">
                {formatHours(window)}
                <small className="quiet"> {texts.kinds[window.kind]}</small>
              </th>
              <td className="blocks">
                <Units units={windowUnits(window)} />
              </td>
              <td className="r c-3">{done || "–"}</td>
              <td className="r c-3">{open || "–"}</td>
              <td className={missed ? "r c-3 bad" : "r c-3"}>{missed || "–"}</td>
              <td className="r">
                <b>{done + open + missed}</b>
                <span className="quiet">/{capacity}</span>
              </td>
              <td className="c-4">
                <Badge icon={STANDS[stands]} tone={stands === "later" ? "idle" : "plain"}>
                  {texts.stands[stands]}
                </Badge>
              </td>
            </tr>
          );
        })}
      </Table>
      <p className="legend">
        {LEGEND.map((unit) => (
          <span key={unit}>
            <svg viewBox="0 0 11 22" aria-hidden="true">
              <Block unit={unit} at={0} />
            </svg>
            {texts.units[unit]}
          </span>
        ))}
      </p>
    </>
  );
}

const STEP = 12;

function Units({ units }: { units: Unit[] }) {
  const width = Math.max(1, units.length * STEP - 3);
  return (
    <svg
      className="units"
      viewBox={`0 0 ${width} 22`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {units.map((unit, at) => (
        <Block key={at} unit={unit} at={at * STEP} />
      ))}
    </svg>
  );
}

function Block({ unit, at }: { unit: Unit; at: number }) {
  if (unit === "done") {
    return <rect className="u-done" x={at} width="9" height="22" rx="2.5" />;
  }
  const frame = { x: at + 0.6, y: 0.6, width: 7.8, height: 20.8, rx: 2.5 };
  if (unit !== "missed") return <rect className={`u-${unit}`} {...frame} />;
  return (
    <>
      <rect className="u-miss" {...frame} />
      <path className="u-x" d={`M${at + 2.7} 9L${at + 6.3} 13M${at + 6.3} 9L${at + 2.7} 13`} />
    </>
  );
}

type TodayWindow = TodayHub["windows"][number];
type Unit = "done" | "open" | "missed" | "free";

/** One block per stop or free place, in the sequence of the bar. */
export function windowUnits({ done, open, missed, capacity }: TodayWindow): Unit[] {
  const free = Math.max(0, capacity - done - open - missed);
  const units = { done, missed, open, free };
  return (Object.keys(units) as Unit[]).flatMap((unit) => Array<Unit>(units[unit]).fill(unit));
}

type Stands = "over" | "now" | "later" | "full";

/** State of a window relative to the clock; a future one may be full. */
export function windowStands(
  window: TodayWindow,
  day: string,
  now: { date: string; time: string },
): Stands {
  const { done, open, missed, capacity, from, to } = window;
  const isPast = day < now.date || (day === now.date && to <= now.time);
  if (isPast) return "over";
  if (day === now.date && from <= now.time) return "now";
  return capacity > 0 && done + open + missed >= capacity ? "full" : "later";
}
