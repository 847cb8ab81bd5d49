import type { AgainstBookings, ConcernedWindow } from "@waslijn/contract/console/data";
import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import { holidayOn } from "../catalogue/times/dutch-holidays.ts";
import type { Row } from "./columns.ts";
import type { Data } from "./plan-data.ts";
import type { BookedSlot } from "./provider-data-repository.ts";

type Against = { why: AgainstBookings; places: number };

/** Windows with bookings that do not fit the new calendar. The bookings stay, so staff must be warned. */
export function findConcerned(before: Data, after: Data, slots: BookedSlot[]): ConcernedWindow[] {
  return slots.flatMap((slot) => {
    const now = against(after, slot);
    const was = against(before, slot);
    if (!now || (now.why === was?.why && now.places === was.places)) return [];
    return [{ ...slot, ...now }];
  });
}

function against(data: Data, slot: BookedSlot): Against | undefined {
  const { hub, kind, date, from, booked } = slot;
  const isHere = (row: Row): boolean =>
    row.hub_id === hub && row.kind === kind && row.from_time === from;
  if (data.hub_closures.some((row) => row.hub_id === hub && row.date === date)) {
    return { why: "closed", places: 0 };
  }
  const calendar = data.hubs.find((row) => row.id === hub);
  if (!listed(calendar?.operating_days, weekday(date))) return { why: "weekday", places: 0 };
  const holiday = holidayOn(date);
  if (holiday && !listed(calendar?.skipped_holidays, holiday)) {
    return { why: "holiday", places: 0 };
  }
  const window = data.hub_windows.find(isHere);
  if (!window) return { why: "no-window", places: 0 };
  const placesOn = (day: string) =>
    data.hub_capacities.find((row) => isHere(row) && row.day === day)?.capacity;
  const places = Number(placesOn(date) ?? placesOn(String(weekday(date))) ?? window.capacity);
  return places < booked ? { why: "capacity", places } : undefined;
}

const listed = (list: Row[string] | undefined, value: string | number): boolean =>
  Array.isArray(list) && list.includes(value);
