import { expect, test } from "vitest";
import { firstPick, onDay, pickedHour, stampOf } from "./pick-window.ts";

const day = (date: string, isDefault = false, available = true) => ({
  date,
  default: isDefault,
  hours: [{ from: "08:00", to: "10:00", available, free: available ? 3 : 0 }],
});
const DATES = [day("2026-11-17"), day("2026-11-18", true), day("2026-11-19", false, false)];

test("it begins with the day as it is now or the next one, else with the one that is offered by itself", () => {
  expect(firstPick(DATES, { date: "2026-11-19", from: "08:00" }).date).toBe("2026-11-19");
  expect(firstPick(DATES, { date: "2026-11-16", from: "08:00" })).toEqual({
    date: "2026-11-17",
    from: "08:00",
  });
  expect(firstPick(DATES, { date: "2026-12-01", from: "08:00" }).date).toBe("2026-11-18");
  expect(firstPick(DATES.slice(0, 1)).date).toBe("2026-11-17");
  expect(firstPick([])).toEqual({ date: "", from: "" });
});

test("another day keeps the hours, unless they are not to be had there [DESK-05]", () => {
  expect(onDay(DATES, "2026-11-18", "08:00")).toEqual({ date: "2026-11-18", from: "08:00" });
  expect(onDay(DATES, "2026-11-19", "08:00")).toEqual({ date: "2026-11-19", from: "" });
  expect(onDay(DATES, "2026-11-18", undefined)).toEqual({ date: "2026-11-18", from: "" });
});

test("what was taken meanwhile is chosen no more [DESK-04]", () => {
  expect(pickedHour(DATES, { date: "2026-11-17", from: "08:00" })).toMatchObject({ free: 3 });
  expect(pickedHour(DATES, { date: "2026-11-19", from: "08:00" })).toBeUndefined();
  expect(pickedHour(DATES, { date: "2026-11-17", from: "" })).toBeUndefined();
});

test("a window is sent with Amsterdam's offset of that day", () => {
  expect(stampOf({ date: "2026-11-17", from: "08:00" })).toBe("2026-11-17T08:00:00+01:00");
});
