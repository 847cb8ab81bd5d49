import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import { expect, test } from "vitest";
import { labelsOf, pieceLabels } from "./piece-labels.ts";

const services = [
  { type: "WF", prices: [] },
  { type: "DC", prices: [{ alias: "shirt", name: "Overhemd" }] },
  { type: "DC", prices: [{ alias: "dress", name: "Jurk" }] },
] as unknown as PriceDay["services"];
const printed = (counted: Record<string, number>) =>
  pieceLabels(
    "W-20481",
    {
      pieces: Object.entries(counted).map(([alias, count]) => ({ type: "DC", alias, count })),
    },
    { services },
    { customer: "Lotte Hoekstra", due: "do 19 nov" },
  ).map(({ code, name, place }) => `${code} ${name} ${place}`);

test("a label that was printed means the same piece whatever is counted afterwards [COUNT-04]", () => {
  const before = printed({ shirt: 2, dress: 1 });
  expect(before).toEqual([
    "W-20481-P1-1 Overhemd 1",
    "W-20481-P1-2 Overhemd 2",
    "W-20481-P2-1 Jurk 1",
  ]);
  const after = printed({ shirt: 3, dress: 1 });
  expect(after).toEqual(expect.arrayContaining(before));
  expect(new Set(after).size).toBe(4);
  expect(printed({ dress: 1 })).toEqual(["W-20481-P2-1 Jurk 1"]);
});

test("every label carries the customer's name and the day of delivery beside number and piece [COUNT-04]", () => {
  const order = {
    number: "W-20481",
    customer: "Lotte Hoekstra",
    delivery: { date: "2026-11-19" },
    door: 2,
  } as unknown as CountingOrder;
  const count = { pieces: [{ type: "DC", alias: "dress", count: 1 }], bags: 1 } as const;
  const words = { language: "nl", bag: "Waszak" } as const;
  const prices = { services } as PriceDay;
  const owner = { customer: "Lotte Hoekstra", due: "do 19 nov" };
  const { pieces, bags } = labelsOf(order, prices, { ...count, pieces: [...count.pieces] }, words);
  expect(pieces).toEqual([{ code: "W-20481-P2-1", name: "Jurk", place: "1", ...owner }]);
  expect(bags.map(({ code, place }) => `${code} ${place}`)).toEqual([
    "W-20481-B1 1/2",
    "W-20481-B2 2/2",
  ]);
  expect(bags[0]).toMatchObject(owner);
  const none = labelsOf({ ...order, delivery: null }, prices, { pieces: [], bags: 1 }, words);
  expect(none.bags[0]?.due).toBe("");
});
