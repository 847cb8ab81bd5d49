import { expect, test } from "vitest";
import { differencesOf, isAsked, settled } from "./compare-counts.ts";

const pieces = (counts: Record<string, number>) =>
  Object.entries(counts).map(([alias, count]) => ({ type: "DC" as const, alias, count }));
const handed = (counts: Record<string, number>, kilos = 0) => ({ pieces: pieces(counts), kilos });

const WAS = handed({ dress: 1 });
const MINE = handed({ shirt: 5, trousers: 2, dress: 1 }, 3.8);
const THEIRS = handed({ shirt: 6, skirt: 1, dress: 1 }, 4.2);

test("what both counted differently is asked; what only one counted is taken over and told [COUNT-06]", () => {
  const differences = differencesOf(WAS, MINE, THEIRS);
  const asked = differences.filter(isAsked).map(({ item }) => item);
  expect(asked).toEqual(["DC shirt", "kilos"]);
  const told = differences.filter((one) => !isAsked(one)).map(({ item }) => item);
  expect(told).toEqual(["DC trousers", "DC skirt"]);
  const { laundry } = settled(MINE, differences, { "DC shirt": "theirs", kilos: "mine" });
  expect(laundry.kilos).toBe("3,8");
  expect(Object.fromEntries(laundry.lines.map(({ item, count }) => [item, count]))).toEqual({
    "DC shirt": "6",
    "DC trousers": "2",
    "DC skirt": "1",
    "DC dress": "1",
  });
});

test("a piece that a colleague took away since stays away, unless I counted it too [COUNT-06]", () => {
  const gone = differencesOf(WAS, WAS, handed({}));
  expect(settled(WAS, gone, {}).laundry.lines).toEqual([]);
  const both = differencesOf(WAS, handed({ dress: 2 }), handed({}));
  expect(both.map(isAsked)).toEqual([true]);
});

test("bags are compared like pieces, and two who agree have no difference", () => {
  const [two, three] = [
    { ...MINE, bags: 2, bagsBack: 0 },
    { ...MINE, bags: 3, bagsBack: 1 },
  ];
  const differences = differencesOf({ ...WAS, bags: 0, bagsBack: 0 }, two, three);
  expect(differences.map(({ item }) => item)).toEqual(["bags", "bagsBack"]);
  expect(settled(two, differences, { bags: "theirs" })).toMatchObject({ bags: 3, bagsBack: 1 });
  expect(differencesOf(WAS, two, two)).toEqual([]);
});
