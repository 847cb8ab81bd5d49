import { expect, test } from "vitest";
import { axisEnd, linesOf, xOf, yOf } from "./chart-shape.ts";

test("an axis ends at a round number that nothing exceeds [SHOP-07]", () => {
  for (const [most, end] of [
    [0, 1],
    [1, 1],
    [7, 8],
    [19, 20],
    [47, 60],
    [184_250, 200_000],
    [0.966, 1],
  ] as const) {
    expect(axisEnd(most), String(most)).toBeCloseTo(end);
  }
});

test("a line is interrupted where there is no figure, and a day alone keeps its place [SHOP-07]", () => {
  expect(linesOf([0, 10, null, 5], 10)).toEqual(["12.5,100 37.5,0", "87.5,50 87.5,50"]);
  expect(linesOf([null, null], 10)).toEqual([]);
  expect([xOf(0, 1), yOf(-3, 10)]).toEqual([50, 100]);
});
