import { expect, test } from "vitest";
import { axisEnd, linesOf, xOf, yOf } from "./chart-shape.ts";

test("an axis ends at a round number that nothing exceeds [SHOP-07]", () => {
  for (const [most, end] of [
    [0, 2],
    [1, 2],
    [3, 4],
    [15, 16],
    [47, 50],
    [530, 600],
    [184_250, 200_000],
  ] as const) {
    expect(axisEnd(most), String(most)).toBe(end);
  }
  expect(axisEnd(0, 100)).toBe(200);
});

test("a line is interrupted where there is no figure, and a day alone keeps its place [SHOP-07]", () => {
  expect(linesOf([0, 10, null, 5], 10)).toEqual(["12.5,100 37.5,0", "87.5,50 87.5,50"]);
  expect(linesOf([null, null], 10)).toEqual([]);
  expect([xOf(0, 1), yOf(-3, 10)]).toEqual([50, 100]);
});
