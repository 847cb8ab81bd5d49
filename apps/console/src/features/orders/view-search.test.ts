import { ORDER_VIEWS } from "@waslijn/contract/console/codes";
import { expect, test } from "vitest";
import { parseOrdersSearch, viewSearch } from "./orders-search.ts";

test.each(ORDER_VIEWS)("the list %s is an address like any other [DESK-02]", (view) => {
  const search = viewSearch(view, "2026-11-17", "haarlem");
  expect(parseOrdersSearch(search)).toEqual(search);
});

test("a list at hand stays at the hub that was chosen [DESK-02]", () => {
  expect(viewSearch("missed", "2026-11-17", "haarlem")).toEqual({ missed: "1", hub: "haarlem" });
  expect(viewSearch("all", "2026-11-17", "haarlem")).toEqual({ hub: "haarlem" });
  expect(viewSearch("all", "2026-11-17", undefined)).toEqual({});
});
