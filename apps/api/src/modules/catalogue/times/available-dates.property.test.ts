import { addDays, weekday } from "@waslijn/contract/shared/amsterdam-time";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableDates,
  wallTimeOf,
  refusalOf,
  turnaroundDay,
  windowKey,
  type WallTime,
  type WindowQuery,
} from "./available-dates.ts";
import { HOLIDAYS } from "@waslijn/contract/shared/calendar";
import { holidayOn } from "./dutch-holidays.ts";
import type { HubCalendar } from "./hub-calendar.ts";
import { testCalendar } from "../../../../test/test-calendar.ts";

const TIMES = ["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"];
const moments = fc.date({
  min: new Date("2026-11-15T00:00:00Z"),
  max: new Date("2032-12-31T00:00:00Z"),
  noInvalidDate: true,
});

const windows = fc
  .subarray(TIMES, { minLength: 1 })
  .chain((times) =>
    fc.tuple(...times.map((from) => fc.record({ from: fc.constant(from), capacity: fc.nat(2) }))),
  );

const situations = fc.record({
  now: moments,
  isNew: fc.boolean(),
  pickupTime: fc.constantFrom(...TIMES),
  pickupInDays: fc.nat(25),
  closedInDays: fc.array(fc.nat(50), { maxLength: 8 }),
  fullWindows: fc.array(fc.tuple(fc.nat(50), fc.constantFrom(...TIMES)), { maxLength: 40 }),
  calendar: fc.record({
    operatingDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    sameDayCutoff: fc.constantFrom("08:00", "10:00", "17:30"),
    newCustomerLeadDays: fc.nat(4),
    horizonDays: fc.integer({ min: 1, max: 40 }),
    skippedHolidays: fc.subarray([...HOLIDAYS]),
    pickup: windows,
    delivery: windows,
  }),
});

type Situation = typeof situations extends fc.Arbitrary<infer T> ? T : never;

function arrange({ now, calendar, closedInDays, fullWindows, ...rest }: Situation) {
  const moment = wallTimeOf(now);
  const today = moment.date;
  const { pickup, delivery, ...changes } = calendar;
  const hub = testCalendar({
    ...changes,
    closures: new Map(closedInDays.map((days) => [addDays(today, days), "closed"])),
    windows: { pickup, delivery },
  });
  const full = new Set(fullWindows.map(([days, from]) => windowKey(addDays(today, days), from)));
  const pickedUp = { date: addDays(today, rest.pickupInDays), time: rest.pickupTime };
  return { now: moment, today, hub, full, pickedUp, isNew: rest.isNew };
}

const offered = (hub: HubCalendar, query: WindowQuery, now: WallTime, full: ReadonlySet<string>) =>
  availableDates(hub, query, now, full).flatMap(({ date, hours }) =>
    hours.filter((hour) => hour.available).map((hour) => ({ date, time: hour.from })),
  );

function postDaysBetween(after: string, upTo: string): number {
  let count = 0;
  for (let date = addDays(after, 1); date <= upTo; date = addDays(date, 1)) {
    if (weekday(date) >= 2 && weekday(date) <= 6 && !holidayOn(date)) count += 1;
  }
  return count;
}

test("never offers a closed day, a holiday, a past or a full window", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { now, today, hub, full, pickedUp, isNew } = arrange(situation);
      const queries: WindowQuery[] = [
        { kind: "pickup", isNew },
        { kind: "delivery", pickup: pickedUp },
      ];
      for (const query of queries) {
        for (const { date, time } of offered(hub, query, now, full)) {
          const holiday = holidayOn(date);
          expect(hub.operatingDays).toContain(weekday(date));
          expect(hub.closures.has(date)).toBe(false);
          expect(holiday === undefined || hub.skippedHolidays.includes(holiday)).toBe(true);
          expect(`${date} ${time}` > `${today} ${now.time}`).toBe(true);
          expect(full.has(windowKey(date, time))).toBe(false);
          const capacity = hub.windows[query.kind].find(({ from }) => from === time)?.capacity ?? 0;
          expect(capacity).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("never offers a delivery before the turnaround, nor a pickup after the cut-off or before the bag [TIME-03]", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { now, today, hub, full, pickedUp, isNew } = arrange(situation);
      const earliest = turnaroundDay(hub, pickedUp.date);
      for (const { date, time } of offered(
        hub,
        { kind: "delivery", pickup: pickedUp },
        now,
        full,
      )) {
        expect(`${date} ${time}` >= `${earliest} ${pickedUp.time}`).toBe(true);
      }
      for (const { date } of offered(hub, { kind: "pickup", isNew }, now, full)) {
        if (now.time >= hub.sameDayCutoff) expect(date > today).toBe(true);
        if (isNew) {
          expect(postDaysBetween(today, date)).toBeGreaterThanOrEqual(hub.newCustomerLeadDays);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("offers exactly the windows with room that the booking rule does not refuse", () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { now, today, hub, full, pickedUp, isNew } = arrange(situation);
      const query: WindowQuery = situation.isNew
        ? { kind: "pickup", isNew }
        : { kind: "delivery", pickup: pickedUp };
      const listed = new Set(
        offered(hub, query, now, full).map(({ date, time }) => windowKey(date, time)),
      );
      for (let days = -3; days <= 90; days++) {
        const date = addDays(today, days);
        for (const { from, capacity } of hub.windows[query.kind]) {
          const bookable =
            !refusalOf(hub, query, now, { date, time: from }) &&
            capacity > 0 &&
            !full.has(windowKey(date, from));
          expect(listed.has(windowKey(date, from))).toBe(bookable);
        }
      }
    }),
    { numRuns: 200 },
  );
});
