import type { PriceDay } from "@waslijn/contract/console/counting";
import { expect, test } from "vitest";
import { pieceLabels } from "./piece-labels.ts";

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
