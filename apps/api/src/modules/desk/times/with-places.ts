import type { DeskDate } from "@waslijn/contract/console/desk/desk-times";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { AvailableDate } from "@waslijn/contract/shared/times";
import type { Db } from "../../../db/client.ts";
import { windowKey } from "../../times/available-dates.ts";

/** The same list with how many places each window has left. */
export async function withPlaces(
  db: Db,
  hubId: string,
  kind: WindowKind,
  dates: readonly AvailableDate[],
): Promise<DeskDate[]> {
  const [first, last] = [dates[0]?.date, dates.at(-1)?.date];
  if (!first || !last) return [];
  const [windows, slots] = await Promise.all([
    db
      .selectFrom("hub_windows")
      .select(["from_time", "capacity"])
      .where("hub_id", "=", hubId)
      .where("kind", "=", kind)
      .execute(),
    db
      .selectFrom("slots")
      .select(["date", "from_time", "booked"])
      .where("hub_id", "=", hubId)
      .where("kind", "=", kind)
      .where("date", ">=", first)
      .where("date", "<=", last)
      .execute(),
  ]);
  const capacity = new Map(windows.map(({ from_time, capacity: places }) => [from_time, places]));
  const booked = new Map(slots.map((slot) => [windowKey(slot.date, slot.from_time), slot.booked]));
  return dates.map((day) => ({
    ...day,
    hours: day.hours.map((hour) => {
      const left =
        (capacity.get(hour.from) ?? 0) - (booked.get(windowKey(day.date, hour.from)) ?? 0);
      return { ...hour, free: hour.available ? Math.max(0, left) : 0 };
    }),
  }));
}
