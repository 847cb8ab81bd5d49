import { expect, test } from "vitest";
import { parseReportsSearch } from "./reports-search.ts";

test("the address holds rows, hub and period of a report [SHOP-07]", () => {
  const search = { by: "week", hub: "haarlem", from: "2026-11-02", until: "2026-11-15" };
  expect(parseReportsSearch(search)).toEqual(search);
});

test("what is not understood is left out [SHOP-07]", () => {
  const search = { by: "month", hub: "a b", from: "2026-02-30", until: "soon", x: "1" };
  expect(parseReportsSearch(search)).toEqual({});
  expect(parseReportsSearch({ by: "day" })).toEqual({});
});
