import { expect, test } from "vitest";
import { isoDate, timestamp } from "./fields.ts";

test.each(["2026-01-31", "2026-02-28", "2028-02-29", "2026-12-01", "2400-02-29"])(
  "%s is a day",
  (day) => {
    expect(isoDate.safeParse(day).success).toBe(true);
    expect(timestamp.safeParse(`${day}T23:59:00+02:00`).success).toBe(true);
  },
);

test.each(["2026-02-29", "2100-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-05-00"])(
  "%s is none",
  (day) => {
    expect(isoDate.safeParse(day).success).toBe(false);
    expect(timestamp.safeParse(`${day}T08:00:00Z`).success).toBe(false);
  },
);

test("an offset is less than a day", () => {
  expect(timestamp.safeParse("2026-11-17T08:00:00+24:00").success).toBe(false);
  expect(timestamp.safeParse("2026-11-17T08:00:00-01:60").success).toBe(false);
});
