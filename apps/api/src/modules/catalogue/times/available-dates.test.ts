import { addDays, toAmsterdamTimestamp, weekday } from "@waslijn/contract/shared/amsterdam-time";
import { describe, expect, test } from "vitest";
import {
  availableDates,
  dayOffers,
  wallTimeOf,
  refusalOf,
  turnaroundDay,
  windowKey,
  type WallTime,
} from "./available-dates.ts";
import { holidayOn } from "./dutch-holidays.ts";
import { testCalendar } from "../../../../test/test-calendar.ts";

const at = (date: string, time: string): WallTime =>
  wallTimeOf(new Date(toAmsterdamTimestamp(date, time)));
const none: ReadonlySet<string> = new Set();
const known = { kind: "pickup", isNew: false } as const;
const fresh = { kind: "pickup", isNew: true } as const;
const after = (date: string, time: string) =>
  ({ kind: "delivery", pickup: { date, time } }) as const;

const pickups = (now: WallTime, query: typeof known | typeof fresh = known) =>
  availableDates(testCalendar(), query, now, none).map(({ date }) => date);
const firstDelivery = (date: string, time: string, calendar = testCalendar()) => {
  const [first] = availableDates(calendar, after(date, time), at(addDays(date, -1), "09:00"), none);
  return [first?.date, first?.hours.find((hour) => hour.available)?.from];
};

describe("pickups", () => {
  test("come in windows of two hours between 08:00 and 20:00 [TIME-01] [RULE-43]", () => {
    const [day] = availableDates(testCalendar(), known, at("2026-11-15", "09:00"), none);
    expect(day?.hours.map(({ from, to }) => `${from}-${to}`)).toEqual([
      "08:00-10:00",
      "10:00-12:00",
      "12:00-14:00",
      "14:00-16:00",
      "16:00-18:00",
      "18:00-20:00",
    ]);
  });

  test("are offered on operating days only", () => {
    const days = pickups(at("2026-11-15", "09:00")).map(weekday);
    expect(days).toHaveLength(18);
    expect(days).not.toContain(7);
    const weekdaysOnly = testCalendar({ operatingDays: [1, 2, 3, 4, 5] });
    const dates = availableDates(weekdaysOnly, known, at("2026-11-15", "09:00"), none);
    expect(new Set(dates.map(({ date }) => weekday(date)))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test("are offered today until the cut-off, from the next window on", () => {
    const [today] = availableDates(testCalendar(), known, at("2026-11-17", "09:59"), none);
    expect(today?.date).toBe("2026-11-17");
    expect(today?.hours.map((hour) => hour.available)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(pickups(at("2026-11-17", "10:00"))[0]).toBe("2026-11-18");
  });

  test.each([
    ["on Monday", "2026-11-16", "2026-11-18"],
    ["on Thursday", "2026-11-19", "2026-11-21"],
    ["on Friday", "2026-11-20", "2026-11-24"],
    ["on Saturday", "2026-11-21", "2026-11-25"],
    ["on Sunday", "2026-11-22", "2026-11-25"],
    ["before Christmas", "2026-12-24", "2026-12-30"],
  ])("wait for the bag that the post brings: ordered %s", (_, ordered, first) => {
    expect(pickups(at(ordered, "08:00"), fresh)[0]).toBe(first);
  });

  test("of an order that is there already wait for the bag posted then", () => {
    const moved = { ...fresh, orderedOn: "2026-11-20" };
    const [first] = availableDates(testCalendar(), moved, at("2026-11-21", "08:00"), none);
    expect(first?.date).toBe("2026-11-24");
  });

  test("are by default on the first offered day from the day after tomorrow [TIME-08]", () => {
    const defaults = (now: WallTime) =>
      availableDates(testCalendar(), known, now, none)
        .filter((day) => day.default)
        .map(({ date }) => date);
    expect(defaults(at("2026-11-16", "09:00"))).toEqual(["2026-11-18"]);
    expect(defaults(at("2026-11-20", "09:00"))).toEqual(["2026-11-23"]);
  });

  test("show a full window as not available and leave out a full day", () => {
    const full = new Set([
      windowKey("2026-11-17", "08:00"),
      ...["08:00", "10:00", "12:00", "14:00", "16:00", "18:00"].map((from) =>
        windowKey("2026-11-18", from),
      ),
    ]);
    const dates = availableDates(testCalendar(), known, at("2026-11-16", "12:00"), full);
    expect(dates[0]?.hours[0]).toEqual({ from: "08:00", to: "10:00", available: false });
    expect(dates.map(({ date }) => date)).not.toContain("2026-11-18");
  });

  test("are refused for a reason that can be told", () => {
    const calendar = testCalendar({ closures: new Map([["2026-12-05", "Sinterklaas"]]) });
    const now = at("2026-12-04", "12:00");
    const full = new Set(calendar.windows.pickup.map(({ from }) => windowKey("2026-12-07", from)));
    const reasons = Object.fromEntries(
      dayOffers(calendar, known, now, full).map(({ date, refusal }) => [date, refusal]),
    );
    expect(reasons).toMatchObject({
      "2026-12-04": "cut-off",
      "2026-12-05": "closure",
      "2026-12-06": "no-operating-day",
      "2026-12-07": "full",
      "2026-12-08": undefined,
      "2026-12-25": "holiday",
    });
    expect(refusalOf(calendar, known, now, { date: "2026-12-03", time: "08:00" })).toBe("past");
    expect(refusalOf(calendar, known, now, { date: "2026-12-08", time: "09:00" })).toBe(
      "no-such-window",
    );
    expect(refusalOf(calendar, known, now, { date: "2026-12-28", time: "08:00" })).toBe(
      "beyond-horizon",
    );
    expect(refusalOf(calendar, fresh, now, { date: "2026-12-05", time: "08:00" })).toBe("closure");
  });

  test("are offered on a holiday that the hub works on", () => {
    const calendar = testCalendar({ skippedHolidays: ["kings-day"] });
    const dates = availableDates(calendar, known, at("2027-04-24", "12:00"), none);
    expect(dates[1]?.date).toBe("2027-04-27");
  });
});

describe("the clock", () => {
  test.each([
    ["Good Friday", "2027-03-26", "09:00", "2027-03-26"],
    ["the Saturday before Easter and the clock change", "2027-03-27", "12:00", "2027-03-30"],
    ["Easter Monday", "2027-03-29", "09:00", "2027-03-30"],
    ["the Saturday before winter time", "2027-10-30", "09:00", "2027-10-30"],
    ["the Monday after winter time", "2027-11-01", "09:00", "2027-11-01"],
    ["the day before a leap day", "2028-02-28", "12:00", "2028-02-29"],
    ["a leap day", "2028-02-29", "12:00", "2028-03-01"],
    ["King's Day on the 26th", "2031-04-26", "09:00", "2031-04-28"],
    ["the Monday after it", "2031-04-28", "09:00", "2031-04-28"],
    ["New Year's Eve after the cut-off", "2026-12-31", "12:00", "2027-01-02"],
    ["New Year's Day", "2027-01-01", "09:00", "2027-01-02"],
    ["a Friday at 23:59", "2026-11-20", "23:59", "2026-11-21"],
    ["a Friday at 00:00", "2026-11-20", "00:00", "2026-11-20"],
  ])("on %s (%s %s) offers %s first", (_name, date, time, first) => {
    expect(pickups(at(date, time))[0]).toBe(first);
  });
});

describe("deliveries", () => {
  test.each([
    ["Monday", "2026-11-16", "2026-11-18"],
    ["Tuesday", "2026-11-17", "2026-11-19"],
    ["Wednesday", "2026-11-18", "2026-11-20"],
    ["Thursday", "2026-11-19", "2026-11-23"],
    ["Friday", "2026-11-20", "2026-11-24"],
    ["Saturday", "2026-11-21", "2026-11-24"],
  ])("of a pickup on %s %s come from %s on, at its hour [TIME-03]", (_day, pickup, delivery) => {
    expect(firstDelivery(pickup, "14:00")).toEqual([delivery, "14:00"]);
  });

  test.each([
    ["Maundy Thursday", "2027-03-25", "2027-03-30"],
    ["Good Friday", "2027-03-26", "2027-03-31"],
    ["the Saturday before Easter", "2027-03-27", "2027-03-31"],
    ["the Friday before winter time", "2027-10-29", "2027-11-02"],
    ["the Saturday before winter time", "2027-10-30", "2027-11-02"],
    ["a Monday before a leap day", "2028-02-28", "2028-03-01"],
    ["a leap day", "2028-02-29", "2028-03-02"],
    ["the Friday before King's Day on Saturday", "2031-04-25", "2031-04-29"],
    ["the Monday after it", "2031-04-28", "2031-04-30"],
    ["New Year's Eve", "2026-12-31", "2027-01-05"],
    ["the day before Christmas", "2026-12-24", "2026-12-29"],
  ])("of a pickup on %s (%s) come from %s on", (_name, pickup, delivery) => {
    expect(turnaroundDay(testCalendar(), pickup)).toBe(delivery);
  });

  test("start at any hour when the turnaround day itself is closed", () => {
    const calendar = testCalendar({ closures: new Map([["2026-11-18", "moving"]]) });
    expect(firstDelivery("2026-11-16", "16:00", calendar)).toEqual(["2026-11-19", "08:00"]);
  });

  test("reach as far after the pickup as pickups reach after today", () => {
    const dates = availableDates(
      testCalendar(),
      after("2026-12-07", "08:00"),
      at("2026-11-16", "09:00"),
      none,
    );
    expect(dates.at(-1)?.date).toBe("2026-12-28");
  });
});

describe("every weekday around every difficult date", () => {
  const DIFFICULT = [
    "2027-03-26",
    "2027-03-27",
    "2027-03-29",
    "2027-10-30",
    "2027-11-01",
    "2028-02-28",
    "2028-02-29",
    "2031-04-26",
    "2031-04-28",
    "2026-12-31",
    "2027-01-01",
    "2026-11-20",
  ];
  const cases = DIFFICULT.flatMap((date) =>
    Array.from({ length: 7 }, (_, day) => addDays(date, day - 3)),
  );

  test.each(cases)("a pickup on %s is delivered two working days later", (date) => {
    let expected = Temporal.PlainDate.from(date);
    for (let left = 2; left > 0;) {
      expected = expected.add({ days: 1 });
      if (expected.dayOfWeek < 6 && !holidayOn(expected.toString())) left -= 1;
    }
    expect(turnaroundDay(testCalendar(), date)).toBe(expected.toString());
  });
});
