import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { MINIMUM_SLOT_ROWS, WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { AvailableHour } from "@waslijn/contract/customer/times";
import { formatWindow } from "../../i18n/format-window.ts";
import type { Hour } from "../../ui/fields/hour-list.tsx";

/** `08:00 – 10:00`: a window is its start and two hours on (TIME-14). */
export const windowOf = (from: string): string => formatWindow(from, addHours(from, WINDOW_HOURS));

const blank = (index: number): Hour => ({ value: `blank-${index}`, label: "", state: "blank" });

/** The hours of a day as rows of the list, padded to four with places that cannot be chosen (TIME-11, 12). */
export function hourRows(hours: readonly AvailableHour[]): Hour[] {
  const rows = hours.map(({ from, available }): Hour => ({
    value: from,
    label: windowOf(from),
    state: available ? "free" : "taken",
  }));
  const missing = Math.max(0, MINIMUM_SLOT_ROWS - rows.length);
  return [...rows, ...Array.from({ length: missing }, (_, index) => blank(index))];
}
