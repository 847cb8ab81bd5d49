import type { HubCalendar } from "../src/modules/catalogue/times/hub-calendar.ts";

const FROM_TIMES = ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"];

/** A hub as in the seed, with the test's changes. */
export function testCalendar(changes: Partial<HubCalendar> = {}): HubCalendar {
  const windows = FROM_TIMES.map((from) => ({ from, capacity: 12 }));
  return {
    hubId: "haarlem",
    operatingDays: [1, 2, 3, 4, 5, 6],
    sameDayCutoff: "10:00",
    newCustomerLeadDays: 2,
    horizonDays: 21,
    skippedHolidays: [],
    closures: new Map(),
    windows: { pickup: windows, delivery: windows },
    ...changes,
  };
}
