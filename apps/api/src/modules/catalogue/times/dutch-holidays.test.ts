import { describe, expect, test } from "vitest";
import { dutchHolidays, holidayOn } from "./dutch-holidays.ts";

describe("Dutch holidays", () => {
  test.each([
    ["2024-03-31"],
    ["2025-04-20"],
    ["2026-04-05"],
    ["2027-03-28"],
    ["2028-04-16"],
    ["2031-04-13"],
    ["2035-03-25"],
    ["2038-04-25"],
    ["2049-04-18"],
    ["2076-04-19"],
    ["2100-03-28"],
  ])("has Easter Sunday on %s", (date) => {
    expect(holidayOn(date)).toBe("easter-sunday");
  });

  test("counts Ascension and Whitsun from Easter, over the clock change", () => {
    expect(holidayOn("2027-05-06")).toBe("ascension-day");
    expect(holidayOn("2027-05-16")).toBe("whit-sunday");
    expect(holidayOn("2027-05-17")).toBe("whit-monday");
  });

  test("moves King's Day to the 26th when the 27th of April is a Sunday", () => {
    expect(holidayOn("2031-04-26")).toBe("kings-day");
    expect(holidayOn("2031-04-27")).toBeUndefined();
    expect(holidayOn("2026-04-27")).toBe("kings-day");
  });

  test("has Liberation Day once in five years", () => {
    expect([2029, 2030, 2031, 2035].map((year) => holidayOn(`${year}-05-05`))).toEqual([
      undefined,
      "liberation-day",
      undefined,
      "liberation-day",
    ]);
  });

  test("keeps Good Friday a working day", () => {
    expect(holidayOn("2027-03-26")).toBeUndefined();
  });

  test("lists a whole year in the order of the calendar's rules", () => {
    expect([...dutchHolidays(2027).keys()].toSorted()).toEqual([
      "2027-01-01",
      "2027-03-28",
      "2027-03-29",
      "2027-04-27",
      "2027-05-06",
      "2027-05-16",
      "2027-05-17",
      "2027-12-25",
      "2027-12-26",
    ]);
  });

  test("agrees with the astronomers' table-free rule of Butcher for six hundred years", () => {
    for (let year = 1900; year < 2500; year++)
      expect(holidayOn(butcher(year)), `${year}`).toBe("easter-sunday");
  });
});

/** A second, independent rule: the anonymous Gregorian computus. */
function butcher(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)).toISOString().slice(0, 10);
}
