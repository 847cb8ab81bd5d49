import { expect, test } from "vitest";
import { testCalendar } from "../../../test/test-calendar.ts";
import { windowKey, type WallTime } from "../catalogue/times/available-dates.ts";
import { nearestWindow } from "./nearest-window.ts";

const NOW = { date: "2026-12-18", time: "09:00" };
const TWO_DAYS = { before: 2, after: 2 };
const KNOWN = { kind: "pickup", isNew: false } as const;

const nearest = (
  wanted: WallTime,
  { full = [] as string[], calendar = testCalendar() } = {},
): WallTime | undefined =>
  nearestWindow(calendar, KNOWN, wanted, TWO_DAYS, { now: NOW, full: new Set(full) });

const wholeDay = (date: string): string[] =>
  testCalendar().windows.pickup.map(({ from }) => windowKey(date, from));

test("a window that is free is taken as it is [PLAN-02]", () => {
  expect(nearest({ date: "2026-12-22", time: "18:00" })).toEqual({
    date: "2026-12-22",
    time: "18:00",
  });
});

test("a full one gives way to the nearest hour of its day, of two the later [PLAN-02]", () => {
  const full = ["2026-12-22 12:00"];
  expect(nearest({ date: "2026-12-22", time: "12:00" }, { full })).toEqual({
    date: "2026-12-22",
    time: "14:00",
  });
});

test("a full day gives way to the day after, and that to the day before [PLAN-02]", () => {
  const wanted = { date: "2026-12-22", time: "18:00" };
  const day = wholeDay(wanted.date);
  expect(nearest(wanted, { full: day })?.date).toBe("2026-12-23");
  expect(nearest(wanted, { full: [...day, ...wholeDay("2026-12-23")] })?.date).toBe("2026-12-21");
});

test("Christmas and a closed weekend leave nothing within two days [PLAN-02]", () => {
  const closed = ["2026-12-23", "2026-12-24"].map((date): [string, string] => [date, "holiday"]);
  const calendar = testCalendar({ closures: new Map(closed) });
  expect(nearest({ date: "2026-12-25", time: "18:00" }, { calendar })).toBeUndefined();
  expect(nearest({ date: "2026-12-25", time: "18:00" })).toEqual({
    date: "2026-12-24",
    time: "18:00",
  });
});
