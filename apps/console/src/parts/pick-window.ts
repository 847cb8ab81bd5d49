import type { DeskDate } from "@waslijn/contract/console/by-phone";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";

/** A day, and the start of one of its windows, or an empty string. */
export type Picked = { date: string; from: string };

/** The initial day: the current one or the next after it, else the default, else the first. */
export function firstPick(dates: readonly DeskDate[], current?: Picked | null): Picked {
  const next = current && dates.find(({ date }) => date >= current.date);
  if (next && next.date > current.date) return onDay(dates, next.date, current.from);
  const day = next ?? dates.find((one) => one.default) ?? dates[0];
  return { date: day?.date ?? "", from: "" };
}

/** The first day with a free window, with these hours where they are free. */
export function firstFree(dates: readonly DeskDate[], hours: string): Picked {
  const day = dates.find((one) => one.hours.some(({ available }) => available));
  return day ? onDay(dates, day.date, hours) : { date: "", from: "" };
}

/** Another day with the same window, if it is available: the day is what people change most. */
export function onDay(dates: readonly DeskDate[], date: string, hours: string | undefined): Picked {
  const same = pickedHour(dates, { date, from: hours ?? "" });
  return { date, from: same?.from ?? "" };
}

/** The selected window, while it is available. */
export const pickedHour = (dates: readonly DeskDate[], { date, from }: Picked) =>
  dates
    .find((day) => day.date === date)
    ?.hours.find((hour) => hour.from === from && hour.available);

export const stampOf = ({ date, from }: Picked): string => toAmsterdamTimestamp(date, from);
