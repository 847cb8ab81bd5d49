import { afterEach, describe, expect, test } from "vitest";
import {
  addDays,
  addHours,
  fromTimestamp,
  stamp,
  toAmsterdamTimestamp,
  weekday,
} from "./amsterdam-time.ts";

const DATES = [
  ["2027-03-26", "+01:00"],
  ["2027-03-27", "+01:00"],
  ["2027-03-28", "+02:00"],
  ["2027-03-29", "+02:00"],
  ["2027-10-30", "+02:00"],
  ["2027-10-31", "+01:00"],
  ["2027-11-01", "+01:00"],
  ["2028-02-28", "+01:00"],
  ["2028-02-29", "+01:00"],
  ["2031-04-26", "+02:00"],
  ["2031-04-28", "+02:00"],
  ["2026-12-31", "+01:00"],
  ["2027-01-01", "+01:00"],
  ["2026-11-20", "+01:00"],
] as const;

describe("timestamps in Amsterdam", () => {
  test.each(DATES)("carry on %s the offset %s [TIME-34]", (date, offset) => {
    for (const time of ["08:00", "18:00", "23:59"]) {
      const timestamp = toAmsterdamTimestamp(date, time);
      expect(timestamp).toBe(`${date}T${time}:00${offset}`);
      const zoned = Temporal.Instant.from(timestamp).toZonedDateTimeISO("Europe/Amsterdam");
      expect(zoned.toPlainDateTime().toString()).toBe(`${date}T${time}:00`);
      expect(fromTimestamp(timestamp)).toEqual({ date, time });
    }
  });

  test.each([
    ["2026-11-17T08:00:59.999Z", "2026-11-17T09:00:00+01:00"],
    ["2027-03-28T00:59:00Z", "2027-03-28T01:59:00+01:00"],
    ["2027-03-28T01:00:00Z", "2027-03-28T03:00:00+02:00"],
    ["2027-10-31T00:30:00Z", "2027-10-31T02:30:00+02:00"],
    ["2027-10-31T01:30:00Z", "2027-10-31T02:30:00+01:00"],
  ])("of the moment %s, to the minute: %s [TIME-34]", (instant, written) => {
    expect(stamp(new Date(instant))).toBe(written);
  });

  test("are read whatever their own offset is", () => {
    expect(fromTimestamp("2026-11-16T23:30:00Z")).toEqual({ date: "2026-11-17", time: "00:30" });
    expect(fromTimestamp("2027-07-01T02:00:00-04:00")).toEqual({
      date: "2027-07-01",
      time: "08:00",
    });
  });
});

describe("device time zones", () => {
  const own = process.env.TZ;
  afterEach(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  test("do not change what is stored [TIME-04]", () => {
    const zones = ["Europe/Amsterdam", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati"];
    const offsets = new Set<number>();
    const seen = zones.map((zone) => {
      process.env.TZ = zone;
      offsets.add(new Date("2027-03-29T08:00:00Z").getTimezoneOffset());
      return DATES.map(([date]) => {
        const timestamp = toAmsterdamTimestamp(date, "08:00");
        return [
          timestamp,
          new Date(timestamp).toISOString(),
          fromTimestamp(timestamp),
          weekday(date),
        ];
      });
    });
    expect(offsets.size).toBe(zones.length);
    for (const stored of seen) expect(stored).toEqual(seen[0]);
  });
});

describe("calendar arithmetic", () => {
  test.each([
    ["2027-03-27", 2, "2027-03-29"],
    ["2027-10-30", 2, "2027-11-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2028-02-29", 1, "2028-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2027-01-01", -1, "2026-12-31"],
  ])("%s and %i days is %s", (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test("names the weekdays from Monday 1 to Sunday 7", () => {
    const week = Array.from({ length: 7 }, (_, day) => addDays("2026-11-16", day));
    expect(week.map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("a window ends two hours after it starts [TIME-14]", () => {
    expect([addHours("08:00", 2), addHours("18:00", 2)]).toEqual(["10:00", "20:00"]);
  });
});
