import { expect, test } from "vitest";
import { ApiProblem } from "../../api-problem.ts";
import { daysIn, periodBefore, periodOf, stepsOf } from "./report-period.ts";

const TODAY = "2026-11-18";

test("a report tells of four weeks until today unless somebody asks otherwise [SHOP-07]", () => {
  expect(periodOf({}, "day", TODAY)).toEqual({ from: "2026-10-22", until: TODAY });
  expect(periodOf({ from: "2026-11-01" }, "hub", TODAY)).toEqual({
    from: "2026-11-01",
    until: TODAY,
  });
});

test("by week it begins on a Monday and ends on a Sunday [SHOP-07]", () => {
  const period = periodOf({ from: "2026-11-04", until: "2026-11-18" }, "week", TODAY);
  expect(period).toEqual({ from: "2026-11-02", until: "2026-11-22" });
  expect(stepsOf(period, "week")).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
});

test("the period before is as long and ends where this one begins, over the end of summer time [SHOP-07]", () => {
  const period = { from: "2026-10-20", until: "2026-10-31" };
  expect(periodBefore(period)).toEqual({ from: "2026-10-08", until: "2026-10-19" });
  expect(daysIn(period)).toBe(12);
  expect(stepsOf(period, "day")).toHaveLength(12);
});

test("a period that ends before it begins or lasts longer than five years is refused [SHOP-07]", () => {
  expect(() => periodOf({ from: "2026-11-19", until: "2026-11-18" }, "day", TODAY)).toThrow(
    ApiProblem,
  );
  expect(() => periodOf({ from: "2020-01-01" }, "day", TODAY)).toThrow(ApiProblem);
});
