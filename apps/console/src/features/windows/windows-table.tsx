import { formatCalendar, formatLongDate } from "@waslijn/contract/shared/formats/dates";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatShare } from "@waslijn/contract/shared/formats/money";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import type {
  GridDay,
  WindowCell,
  WindowRow,
  WindowsGrid,
} from "@waslijn/contract/console/windows";
import { useRef, useState, type KeyboardEvent } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { useToday } from "../../i18n/use-today.ts";
import { Icon } from "../../ui/icon.tsx";
import type { Scope } from "./places-change.ts";
import { useWindowsTexts } from "./windows-texts.ts";
import { Button } from "../../ui/button.tsx";

export type Place = { from: string; date: string };

type Props = {
  grid: WindowsGrid;
  chosen: Place | undefined;
  onEdit: (place: Place, scope: Scope, by: number) => void;
  onCloseDay: (date: string) => void;
  onOpenDay: (date: string) => void;
};

const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.from === other.from && one.date === other.date;

/** Days as columns, windows as rows; arrow keys move between cells. */
export function WindowsTable({ grid, chosen, onEdit, onCloseDay, onOpenDay }: Props) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  const open = grid.days.filter(({ closed }) => closed === null).map(({ date }) => date);
  const times = grid.rows.map(({ from }) => from);
  const [at, setAt] = useState<Place>();
  const cursor = at && open.includes(at.date) ? at : { from: times[0] ?? "", date: open[0] ?? "" };

  const goTo = (place: Place): void => {
    setAt(place);
    table.current
      ?.querySelector<HTMLElement>(`[data-place="${place.date} ${place.from}"]`)
      ?.focus();
  };
  const step = (list: string[], now: string, by: number): string =>
    list[Math.min(list.length - 1, Math.max(0, list.indexOf(now) + by))] ?? now;
  const press = (event: KeyboardEvent): void => {
    const { date, from } = cursor;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => goTo({ from, date: step(open, date, -1) }),
      ArrowRight: () => goTo({ from, date: step(open, date, 1) }),
      ArrowUp: () => goTo({ from: step(times, from, -1), date }),
      ArrowDown: () => goTo({ from: step(times, from, 1), date }),
      "+": () => onEdit(cursor, "day", 1),
      "-": () => onEdit(cursor, "day", -1),
      d: () => onCloseDay(date),
      w: () => onEdit(cursor, "weekday", 0),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act || !(event.target as HTMLElement).matches("[data-place]")) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="panel heat-panel" aria-label={texts.grid}>
      <div className="heat-wide">
        {/* A grid: components as header cells, spanning cells and arrow keys. */}
        {/* oxlint-disable-next-line react/forbid-elements */}
        <table className="heat" ref={table} onKeyDown={press}>
          <caption className="hide">{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="corner">
                {texts.corner}
              </th>
              {grid.days.map((day) => (
                <DayHead key={day.date} date={day.date} />
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, index) => (
              <tr key={row.from}>
                <th scope="row">{formatHours(row)}</th>
                {row.cells.map((cell, column) => {
                  const day = grid.days[column];
                  if (day?.closed) {
                    return index > 0 ? null : (
                      <ClosedDay key={cell.date} day={day} grid={grid} onOpenDay={onOpenDay} />
                    );
                  }
                  const place = { from: row.from, date: cell.date };
                  return (
                    <Cell
                      key={cell.date}
                      row={row}
                      cell={cell}
                      isCursor={isSame(cursor, place)}
                      isChosen={isSame(chosen, place)}
                      onFocus={() => setAt(place)}
                      onEdit={() => onEdit(place, "day", 0)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.taken}</th>
              {grid.days.map((day, column) => (
                <td key={day.date}>{takenOf(grid, day, column, language)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="panel-foot heat-legend" aria-hidden="true">
        {texts.legend.empty}
        {([0, 1, 2, 3, 4, 5] as const).map((heat) => (
          <span key={heat} className={`is-h${heat}`} />
        ))}
        {texts.legend.full}
        <span className="is-off" />
        {texts.legend.closed}
      </p>
      <p className="panel-foot keys">
        <span>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {texts.keys.cell}
        </span>
        <span>
          <kbd>Enter</kbd> {texts.keys.change}
        </span>
        <span>
          <kbd>+</kbd> <kbd>-</kbd> {texts.keys.places}
        </span>
        <span>
          <kbd>D</kbd> {texts.keys.day}
        </span>
        <span>
          <kbd>W</kbd> {texts.keys.weekday}
        </span>
      </p>
    </section>
  );
}

function takenOf(grid: WindowsGrid, day: GridDay, column: number, language: Language): string {
  const cells = grid.rows.flatMap(({ cells: all }) => all[column] ?? []);
  const share = day.closed ? undefined : shareTaken(cells);
  return share === undefined ? "–" : formatShare(share / 100, language);
}

function DayHead({ date }: { date: string }) {
  const language = useLanguage();
  const isToday = useToday() === date;
  const weekday = formatCalendar(date, language, { weekday: "short" });
  const day = formatCalendar(date, language, { day: "numeric" });
  return (
    <th scope="col" className={isToday ? "is-today" : ""}>
      <span aria-hidden="true">
        {weekday}
        <b>{day}</b>
      </span>
      <span className="hide">{formatLongDate(date, language)}</span>
    </th>
  );
}

type CellProps = {
  row: WindowRow;
  cell: WindowCell;
  isCursor: boolean;
  isChosen: boolean;
  onFocus: () => void;
  onEdit: () => void;
};

function Cell({ row, cell, isCursor, isChosen, onFocus, onEdit }: CellProps) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  const { date, booked, places, by } = cell;
  const isNone = places === 0 && booked === 0;
  const isFull = !isNone && booked >= places;
  return (
    <td>
      <Button
        look="bare"
        className={`cell is-h${isNone ? 0 : heatOf(booked, places)} ${isNone ? "is-none" : ""} ${isChosen ? "is-sel" : ""} ${by === "window" ? "" : "is-own"}`}
        data-place={`${date} ${row.from}`}
        tabIndex={isCursor ? 0 : -1}
        aria-pressed={isChosen}
        onFocus={onFocus}
        onClick={onEdit}
      >
        <span className="hide">
          {formatLongDate(date, language)}, {formatHours(row)}:{" "}
        </span>
        {isNone ? (
          <>
            – <span className="hide">{texts.noPlaces}</span>
          </>
        ) : (
          <>
            <b>{booked}</b>
            <small>{isFull && booked === places ? texts.full : `/${places}`}</small>
          </>
        )}
      </Button>
    </td>
  );
}

function ClosedDay({
  day,
  grid,
  onOpenDay,
}: {
  day: GridDay;
  grid: WindowsGrid;
  onOpenDay: (date: string) => void;
}) {
  const texts = useWindowsTexts();
  const language = useLanguage();
  const column = grid.days.indexOf(day);
  const left = grid.rows.reduce((sum, { cells }) => sum + (cells[column]?.booked ?? 0), 0);
  const reason = day.closed === "holiday" ? texts.holidays[day.reason ?? ""] : day.reason;
  return (
    <td className={`off ${day.closed === "closure" ? "off-x" : ""}`} rowSpan={grid.rows.length}>
      <span className="off-words">
        {day.closed === "closure" && <Icon name="lock" size="s" />}
        {texts.closed}
        {reason && <span className="off-why">{reason}</span>}
        {left > 0 && <b className="off-left">{texts.left(left)}</b>}
      </span>
      {day.closed === "closure" && (
        <Button
          size="s"
          aria-label={texts.openLong(formatLongDate(day.date, language))}
          onClick={() => onOpenDay(day.date)}
        >
          {texts.open}
        </Button>
      )}
    </td>
  );
}

/** Occupancy in colour steps: empty, up to a quarter, …, full. */
export function heatOf(booked: number, places: number): 0 | 1 | 2 | 3 | 4 | 5 {
  if (booked === 0) return 0;
  if (booked >= places) return 5;
  const share = booked / places;
  if (share <= 0.25) return 1;
  if (share <= 0.45) return 2;
  return share <= 0.72 ? 3 : 4;
}

/** Occupancy of a day in whole percent; undefined without capacity. */
export function shareTaken(
  cells: readonly { booked: number; places: number }[],
): number | undefined {
  const places = cells.reduce((sum, cell) => sum + cell.places, 0);
  const booked = cells.reduce((sum, cell) => sum + Math.min(cell.booked, cell.places), 0);
  return places === 0 ? undefined : Math.round((booked / places) * 100);
}
