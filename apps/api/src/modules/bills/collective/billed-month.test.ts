import { expect, test } from "vitest";
import { endOfMonth, isMonth, lastMonth } from "./issue-collective.ts";

test("a month ends at midnight in Amsterdam, in summer and in winter [BILL-07]", () => {
  expect(endOfMonth("2026-10").toISOString()).toBe("2026-10-31T23:00:00.000Z");
  expect(endOfMonth("2026-06").toISOString()).toBe("2026-06-30T22:00:00.000Z");
  expect(endOfMonth("2026-12").toISOString()).toBe("2026-12-31T23:00:00.000Z");
  expect(lastMonth(new Date("2026-10-31T23:00:00Z"))).toBe("2026-10");
  expect(lastMonth(new Date("2026-10-31T22:59:59Z"))).toBe("2026-09");
  expect(lastMonth(new Date("2027-01-15T12:00:00Z"))).toBe("2026-12");
  expect(["2026-10", "2026-13", "2026-1", "oktober"].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
