import { expect, test } from "vitest";
import { isBeside } from "./dialog.tsx";

const BOX = { left: 100, right: 500, top: 80, bottom: 300 };

test("a press on a dialog's own edge is not one beside it", () => {
  expect(isBeside({ clientX: 100, clientY: 80 }, BOX)).toBe(false);
  expect(isBeside({ clientX: 499, clientY: 299 }, BOX)).toBe(false);
});

test.each([
  ["left of", 99, 200],
  ["right of", 501, 200],
  ["above", 300, 79],
  ["below", 300, 301],
])("a press %s a dialog is one beside it", (_, clientX, clientY) => {
  expect(isBeside({ clientX, clientY }, BOX)).toBe(true);
});
