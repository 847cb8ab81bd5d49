import type { CountingOrder } from "@waslijn/contract/console/counting/counting";
import { expect, test } from "vitest";
import { bagOf, bagsToCome, pressKilos, startDraft, toCount, withPiece } from "./count-draft.ts";

const SHIRT = { type: "DC" as const, alias: "shirt" };
const KEPT = [
  { bag: 1, kilos: 0.1, pieces: [{ ...SHIRT, count: 2 }] },
  { bag: 3, kilos: 4, pieces: [] },
];
const order = (given: Partial<CountingOrder>) => ({ counted: null, ...given }) as CountingOrder;

const typed = (...keys: string[]) => keys.reduce(pressKilos, "");

test("kilos are typed as on a scale, and what makes no weight is not taken [COUNT-01]", () => {
  expect(typed("7", ",", "4")).toBe("7,4");
  expect(typed(",", "5")).toBe("0,5");
  expect(typed("0", "8")).toBe("8");
  expect(typed("1", "2", "3", "4", ",", ",", "5", "6", "7")).toBe("123,56");
  expect(typed("8", "erase")).toBe("");
});

test("what was counted of other bags goes on the bill with this one [COUNT-03]", () => {
  const draft = withPiece(startDraft(order({}), KEPT, 2), "DC shirt", 3);
  const weighed = { ...draft, laundry: { ...draft.laundry, kilos: "0,2" } };
  expect(toCount(weighed, KEPT)).toEqual({
    pieces: [{ ...SHIRT, count: 5 }],
    kilos: 4.3,
    bags: 3,
    bagsBack: 0,
  });
});

test("a bag that was kept is opened as it was, and counts once [COUNT-03]", () => {
  const again = startDraft(order({}), KEPT, 1);
  expect(toCount(again, KEPT)).toMatchObject({ pieces: [{ ...SHIRT, count: 2 }], bags: 2 });
});

test("without a label the first bag that nobody counted is next; the driver's number says how many come", () => {
  expect(bagOf(KEPT, undefined)).toBe(2);
  expect(bagOf(KEPT, "7")).toBe(7);
  const draft = startDraft(order({}), KEPT, 2);
  expect(bagsToCome(order({ door: 4 }), draft, KEPT)).toBe(1);
  expect(bagsToCome(order({ door: 2 }), draft, KEPT)).toBe(0);
});
