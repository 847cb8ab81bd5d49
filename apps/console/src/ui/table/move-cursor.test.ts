import { expect, test } from "vitest";
import { moveCursor } from "./use-row-cursor.ts";

test.each([
  [-1, 1, 3, 0],
  [-1, -1, 3, 0],
  [0, 1, 3, 1],
  [2, 1, 3, 2],
  [0, -1, 3, 0],
] as const)("from row %i a step of %i among %i leads to %i [DESK-05]", (from, step, rows, to) => {
  expect(moveCursor(from, step, rows)).toBe(to);
});
