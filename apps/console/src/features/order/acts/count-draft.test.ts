import { expect, test } from "vitest";
import { toCount, toCountDraft, wrongCount } from "./count-draft.ts";

const COUNTED = {
  kilos: 7.4,
  pieces: [{ type: "LS" as const, alias: "on-hanger", count: 3 }],
  bags: 2,
  bagsBack: 1,
};

test("a count that is corrected begins with what was counted [DESK-03]", () => {
  expect(toCount(toCountDraft(COUNTED, 5))).toEqual(COUNTED);
});

test("a first count begins with the bags that came in, and nothing in them", () => {
  const draft = toCountDraft(null, 2);
  expect(toCount(draft)).toEqual({ kilos: 0, pieces: [], bags: 2, bagsBack: 0 });
  expect(wrongCount(draft)).toEqual(["laundry"]);
});

test("what cannot be a count is named by its field", () => {
  const draft = { ...toCountDraft(COUNTED, 1), bags: "0", bagsBack: "veel" };
  expect(wrongCount(draft)).toEqual(["bags", "bagsBack"]);
  expect(wrongCount(toCountDraft(COUNTED, 1))).toEqual([]);
});
