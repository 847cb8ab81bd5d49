import { dayParts, formatDate } from "@waslijn/contract/shared/formats/dates";
import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { MINIMUM_SLOT_ROWS, WINDOW_HOURS, type Language } from "@waslijn/contract/shared/constants";
import type { AvailableHour } from "@waslijn/contract/customer/times";
import type { Hour } from "../../ui/fields/hour-list.tsx";

/** `08:00 – 10:00`: a window lasts two hours from its start (TIME-14). */
export const windowOf = (from: string): string =>
  formatHours({ from, to: addHours(from, WINDOW_HOURS) });

const blank = (index: number): Hour => ({ value: `blank-${index}`, label: "", state: "blank" });

type Notes = Record<NonNullable<AvailableHour["why"]> | "full", string>;

/** Hours of a day as rows, padded to four with disabled ones (TIME-11, 12). */
export function hourRows(hours: readonly AvailableHour[], notes: Notes): Hour[] {
  const rows = hours.map(({ from, available, why }): Hour => ({
    value: from,
    label: windowOf(from),
    ...(available ? { state: "free" } : { state: "taken", note: notes[why ?? "full"] }),
  }));
  const missing = Math.max(0, MINIMUM_SLOT_ROWS - rows.length);
  return [...rows, ...Array.from({ length: missing }, (_, index) => blank(index))];
}

const isDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));

/** `Tuesday 17 November`, or `instead` if there is no date (TIME-15, TIME-16). */
export const displayDate = (date: string, language: Language, instead: string): string =>
  isDate(date) ? formatDate(date, language) : instead;

/** `Tue 17 Nov, 08:00 – 10:00`, for small spaces. */
export function shortWindow(date: string, time: string, language: Language): string {
  const { weekday, day, month } = dayParts(date, language);
  return `${weekday} ${day} ${month}, ${windowOf(time)}`;
}
