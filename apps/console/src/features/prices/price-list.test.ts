import { expect, test } from "vitest";
import {
  changedRows,
  type Draft,
  hasWrong,
  isOther,
  isSlip,
  plannedDays,
  priceRows,
  slips,
  toChanges,
} from "./price-list.ts";

const price = (alias: string, cents: number, valid_from: string) => ({
  value: { type: "DC", alias, cents, valid_from, position: 1 },
  version: `${alias} ${valid_from}`,
});
const shirt = price("shirt", 350, "2026-02-01");
const december = price("shirt", 375, "2026-12-01");
const days = { today: "2026-11-16", day: "2026-12-01" };

test("both prices stand beside one another: today's and that of the day [SHOP-02]", () => {
  const [row] = priceRows("prices", [shirt, december], days);
  expect([row?.now, row?.later]).toEqual([shirt, december]);
  expect(plannedDays([shirt, december], days.today)).toEqual([{ day: "2026-12-01", count: 1 }]);
});

test("what is typed becomes a price of that day, or changes the one that begins then [SHOP-02]", () => {
  const fresh = priceRows("prices", [shirt], days);
  expect(toChanges(fresh, { "prices DC shirt": 390 }, days.day)).toEqual([
    {
      table: "prices",
      before: null,
      value: { type: "DC", alias: "shirt", valid_from: "2026-12-01", cents: 390 },
    },
  ]);
  const planned = priceRows("prices", [shirt, december], days);
  expect(toChanges(planned, { "prices DC shirt": 390 }, days.day)).toEqual([
    { table: "prices", before: december, value: { cents: 390 } },
  ]);
  expect(changedRows(planned, { "prices DC shirt": 375 })).toEqual([]);
});

test("an amount that cannot be read is no change, and blocks saving [SHOP-02]", () => {
  const rows = priceRows("prices", [shirt], days);
  const draft = { "prices DC shirt": null };
  expect(hasWrong(draft)).toBe(true);
  expect(changedRows(rows, draft)).toEqual([]);
  expect(hasWrong({ "prices DC shirt": 375 })).toBe(false);
});

test("the short list keeps an amount that cannot be read in sight, because it blocks saving [SHOP-02]", () => {
  const rows = priceRows("prices", [shirt, price("trousers", 500, "2026-02-01")], days);
  const shown = (draft: Draft): string[] =>
    rows.filter((row) => isOther(row, draft)).map(({ id }) => id);
  expect(shown({ "prices DC shirt": null })).toEqual(["prices DC shirt"]);
  expect(shown({ "prices DC shirt": 375 })).toEqual(["prices DC shirt"]);
  expect(shown({ "prices DC shirt": 350 })).toEqual([]);
});

test.each([
  [350, 0, true],
  [350, 3500, true],
  [350, 35, true],
  [350, 375, false],
  [350, 3400, false],
  [0, 0, false],
  [0, 495, false],
])("from %i to %i cents is questioned: %s [SHOP-02]", (before, after, isAsked) => {
  expect(isSlip(before, after)).toBe(isAsked);
});

test("only changed amounts are questioned [SHOP-02]", () => {
  const rows = priceRows("prices", [shirt], days);
  expect(slips(rows, { "prices DC shirt": 3500 })).toEqual([
    { row: rows[0], before: 350, after: 3500 },
  ]);
  expect(slips(rows, { "prices DC shirt": 390 })).toEqual([]);
});
