import type { AvailableDate, AvailableHour } from "@waslijn/contract/customer/times";
import type { SelectedDate } from "./selected-times.ts";

/** Days on offer, or why there are none. */
export type DateList =
  | { status: "none" }
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; dates: readonly AvailableDate[] };

export const NOT_ASKED: DateList = { status: "none" };
export const LOADING: DateList = { status: "loading" };
export const FAILED: DateList = { status: "failed" };

export const datesOf = (list: DateList): readonly AvailableDate[] =>
  list.status === "loaded" ? list.dates : [];

export const isFull = (date: AvailableDate): boolean => !date.hours.some((hour) => hour.available);

/** True if the desk can still book a window that cannot be chosen here. */
export const isByPhone = ({ hours }: AvailableDate): boolean =>
  hours.some(({ why }) => why === "by-phone");

/** True if any window can be chosen (TIME-22, TIME-23). */
export const canChoose = (list: DateList): boolean => datesOf(list).some((date) => !isFull(date));

export const hoursOn = (list: DateList, date: string | undefined): readonly AvailableHour[] =>
  datesOf(list).find((entry) => entry.date === date)?.hours ?? [];

export const isOffered = (list: DateList, date: string, time: string): boolean =>
  hoursOn(list, date).some((hour) => hour.from === time && hour.available);

export const firstFreeHour = (list: DateList, date: string): string | undefined =>
  hoursOn(list, date).find((hour) => hour.available)?.from;

/** The day whose hours are shown: the chosen one, else the first available from the placeholder on (TIME-08). */
export function shownDate(list: DateList, selected: SelectedDate): string | undefined {
  const dates = datesOf(list);
  if (!selected.default && dates.some((entry) => entry.date === selected.date)) {
    return selected.date;
  }
  const free = dates.filter((entry) => !isFull(entry));
  const next = free.find((entry) => entry.date >= selected.date) ?? free[0] ?? dates[0];
  return next?.date;
}
