import { expect, test } from "vitest";
import { runningSum, totalOf } from "./figures.tsx";

const HOURS = [
  { hour: 1, orders: 2, cents: 1000 },
  { hour: 3, orders: 1, cents: 500 },
];

test("a day adds up hour by hour, and is compared at the same hour [DESK-01]", () => {
  expect(runningSum(HOURS, "orders", 4)).toEqual([0, 2, 2, 3, 3]);
  expect(totalOf(HOURS, "cents", 2)).toBe(1000);
  expect(totalOf(HOURS, "cents")).toBe(1500);
  expect(totalOf([], "orders")).toBe(0);
});
