import { expect, test } from "vitest";
import { choose, NOTHING, stillThere } from "./use-selection.ts";

const LIST = ["a", "b", "c", "d", "e"];

test("Ctrl adds and takes away, Shift draws on from the last one in both directions [DESK-08]", () => {
  const one = choose(LIST, NOTHING, "c", "one");
  const more = choose(LIST, one, "e", "range");
  expect([...more.names]).toEqual(["c", "d", "e"]);
  const back = choose(LIST, more, "a", "range");
  expect(stillThere(LIST, back.names)).toEqual(LIST);
  expect(stillThere(LIST, choose(LIST, back, "b", "one").names)).toEqual(["a", "c", "d", "e"]);
});

test("Shift without a beginning chooses the one, and what left the list is not chosen [DESK-08]", () => {
  const first = choose(LIST, NOTHING, "d", "range");
  expect([...first.names]).toEqual(["d"]);
  expect(stillThere(["a", "b"], first.names)).toEqual([]);
});
