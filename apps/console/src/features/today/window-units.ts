import type { TodayHub } from "@waslijn/contract/console/today";

type TodayWindow = TodayHub["windows"][number];
export type Unit = "done" | "open" | "missed" | "free";

/** One block for one stop, in the order in which a bar is read. */
export function windowUnits({ done, open, missed, capacity }: TodayWindow): Unit[] {
  const free = Math.max(0, capacity - done - open - missed);
  const units = { done, missed, open, free };
  return (Object.keys(units) as Unit[]).flatMap((unit) => Array<Unit>(units[unit]).fill(unit));
}

export type Stands = "over" | "now" | "later" | "full";

/** Where a window stands by the clock, and whether one to come is full. */
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
