import { expect, test } from "vitest";
import { differencesTo, settleWith, toCount, toCountDraft, wrongCount } from "./count-draft.ts";

const SHIRT = { type: "DC" as const, alias: "shirt" };
const NOTHING = { counted: null, keptBags: [], bags: 2 };
const bagOf = (count: number) => ({
  id: "0198f6f2-0000-7000-8000-000000000001",
  revision: "0198f6f2-0000-7000-8000-000000000002",
  bag: 1,
  by: { name: "Imke", at: "2026-11-16T13:31:00+01:00" },
  kilos: 3,
  pieces: [{ ...SHIRT, count }],
});

test("a count starts from what was counted before, or from the bags that came in", () => {
  expect(toCountDraft(NOTHING)).toMatchObject({
    bags: "2",
    bagsBack: "0",
    laundry: { kilos: "", lines: [] },
  });
  const counted = { kilos: 7.4, pieces: [{ ...SHIRT, count: 3 }], bags: 2, bagsBack: 1 };
  expect(toCount(toCountDraft({ ...NOTHING, counted }))).toEqual(counted);
});

test("bags that were kept at the counter are part of it [COUNT-06]", () => {
  const draft = toCountDraft({ ...NOTHING, keptBags: [bagOf(4)] });
  expect(toCount(draft)).toMatchObject({ kilos: 3, pieces: [{ ...SHIRT, count: 4 }] });
});

test("what cannot be billed is named by its field, and nothing at all is asked about [COUNT-06]", () => {
  const draft = toCountDraft(NOTHING);
  expect(wrongCount(draft)).toEqual(["empty"]);
  expect(wrongCount({ ...draft, isEmpty: true })).toEqual([]);
  const typed = { ...draft, bags: "0", bagsBack: "x", laundry: { kilos: "zes", lines: [] } };
  expect(wrongCount(typed)).toEqual(["bags", "bagsBack", "laundry"]);
});

test("what a colleague counted while the dialog was open is decided piece by piece [COUNT-06] [LIFE-08]", () => {
  const begun = toCountDraft(NOTHING);
  const mine = { ...begun, laundry: { kilos: "", lines: [{ item: "DC shirt", count: "5" }] } };
  expect(differencesTo(mine, NOTHING)).toEqual([]);
  const now = { ...NOTHING, keptBags: [bagOf(6)] };
  expect(differencesTo(mine, now)).toMatchObject([
    { item: "DC shirt", was: 0, mine: 5, theirs: 6 },
    { item: "kilos", was: 0, mine: 0, theirs: 3 },
  ]);
  const settled = settleWith(mine, now, { "DC shirt": "theirs" });
  expect(toCount(settled)).toMatchObject({ kilos: 3, pieces: [{ ...SHIRT, count: 6 }] });
  expect(differencesTo(settled, now)).toEqual([]);
});
