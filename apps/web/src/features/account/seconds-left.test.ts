import { expect, test } from "vitest";
import { asClock, asHoursAndMinutes, secondsLeft } from "./seconds-left.ts";

test("the countdown goes down by one each tick and stops at 0 [REC-07]", () => {
  expect([0, 1, 2, 3].map((ticks) => secondsLeft(2, ticks, ticks * 1000))).toEqual([2, 1, 0, 0]);
});

test("a tab that slept catches up with the clock", () => {
  expect(secondsLeft(120, 3, 100_000)).toBe(20);
  expect(secondsLeft(120, 3, 0)).toBe(117);
});

test("seconds are shown as minutes and seconds", () => {
  expect(asClock(120)).toBe("2:00");
  expect(asClock(65)).toBe("1:05");
  expect(asClock(9)).toBe("0:09");
});

test("a validity is told in hours and minutes [REC-15]", () => {
  expect(asHoursAndMinutes(7200)).toEqual([2, 0]);
  expect(asHoursAndMinutes(5400)).toEqual([1, 30]);
  expect(asHoursAndMinutes(900)).toEqual([0, 15]);
});
