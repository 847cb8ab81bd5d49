import type { DeskDate } from "@waslijn/contract/console/by-phone";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";

/** A day, and one of its windows once that is chosen. */
export type Picked = { date: string; from: string };

/** The day to begin with: the one it is now or the next after it, else the one that is offered by itself, else the first. */
export function firstPick(dates: readonly DeskDate[], current?: Picked | null): Picked {
  const next = current && dates.find(({ date }) => date >= current.date);
  if (next && next.date > current.date) return onDay(dates, next.date, current.from);
  const day = next ?? dates.find((one) => one.default) ?? dates[0];
  return { date: day?.date ?? "", from: "" };
}

/** Another day at the same hours, where they can be had: a day is what people change most. */
export function onDay(dates: readonly DeskDate[], date: string, hours: string | undefined): Picked {
  const same = pickedHour(dates, { date, from: hours ?? "" });
  return { date, from: same?.from ?? "" };
}

/** The window that was chosen, as long as it can still be had. */
export const pickedHour = (dates: readonly DeskDate[], { date, from }: Picked) =>
  dates
    .find((day) => day.date === date)
    ?.hours.find((hour) => hour.from === from && hour.available);

export const stampOf = ({ date, from }: Picked): string => toAmsterdamTimestamp(date, from);
