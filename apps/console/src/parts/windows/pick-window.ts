import type { DeskDate } from "@waslijn/contract/console/desk-times";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Picked } from "./window-picker.tsx";

/** The day to begin with: the one it is now, else the one that is offered by itself, else the first. */
export function firstPick(dates: readonly DeskDate[], current?: Picked | null): Picked {
  const day =
    dates.find(({ date }) => date === current?.date) ??
    dates.find((one) => one.default) ??
    dates[0];
  return { date: day?.date ?? "", from: "" };
}

/** The window that was chosen, as long as it can still be had. */
export const pickedHour = (dates: readonly DeskDate[], { date, from }: Picked) =>
  dates
    .find((day) => day.date === date)
    ?.hours.find((hour) => hour.from === from && hour.available);

export const stampOf = ({ date, from }: Picked): string => toAmsterdamTimestamp(date, from);
