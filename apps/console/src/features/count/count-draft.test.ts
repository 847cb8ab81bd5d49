import type { CountingOrder } from "@waslijn/contract/console/counting";
import { expect, test } from "vitest";
import { bagsToCome, numberOf, pressKilos, startDraft, toCount, withPiece } from "./count-draft.ts";

const SHIRT = { type: "DC" as const, alias: "shirt" };
const BY = { name: "Imke", at: "2026-11-16T13:31:00+01:00" };
const KEPT = [
  { id: "one", revision: "a", bag: 1, by: BY, kilos: 0.1, pieces: [{ ...SHIRT, count: 2 }] },
  { id: "three", revision: "c", bag: 3, by: BY, kilos: 4, pieces: [] },
];
const order = (given: Partial<CountingOrder>) =>
  ({ version: 2, counted: null, ...given }) as CountingOrder;

const typed = (...keys: string[]) => keys.reduce(pressKilos, "");

test("kilos are typed as on a scale, and what makes no weight is not taken [COUNT-01]", () => {
  expect(typed("7", ",", "4")).toBe("7,4");
  expect(typed(",", "5")).toBe("0,5");
  expect(typed("0", "8")).toBe("8");
  expect(typed("1", "2", "3", "4", ",", ",", "5", "6", "7")).toBe("123,56");
  expect(typed("8", "erase")).toBe("");
});

test("what was counted of other bags goes on the bill with this one [COUNT-03]", () => {
  const draft = withPiece(startDraft(order({}), KEPT, 2, "new"), "DC shirt", 3);
  const weighed = { ...draft, laundry: { ...draft.laundry, kilos: "0,2" } };
  expect(toCount(weighed, KEPT)).toEqual({
    pieces: [{ ...SHIRT, count: 5 }],
    kilos: 4.3,
    bags: 3,
    bagsBack: 0,
  });
});

test("a bag that was kept is opened as it was, and counts once [COUNT-03]", () => {
  const again = startDraft(order({}), KEPT, 1, "new");
  expect(again.id).toBe("one");
  expect(toCount(again, KEPT)).toMatchObject({ pieces: [{ ...SHIRT, count: 2 }], bags: 2 });
});

test("without a label it is the first bag that nobody counted; the driver's number says how many come", () => {
  expect(numberOf(startDraft(order({}), KEPT, undefined, "new"), KEPT)).toBe(2);
  expect(numberOf(startDraft(order({}), KEPT, 7, "new"), KEPT)).toBe(7);
  const draft = startDraft(order({}), KEPT, undefined, "new");
  expect(bagsToCome(order({ door: 4 }), draft, KEPT)).toBe(1);
  expect(bagsToCome(order({ door: 2 }), draft, KEPT)).toBe(0);
});
