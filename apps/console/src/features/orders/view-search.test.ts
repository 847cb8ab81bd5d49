import { ORDER_VIEWS } from "@waslijn/contract/console/orders";
import { expect, test } from "vitest";
import { parseOrdersSearch } from "./orders-search.ts";
import { isView, viewSearch } from "./view-search.ts";

test.each(ORDER_VIEWS)("the list %s is an address like any other [DESK-02]", (view) => {
  const search = viewSearch(view, "2026-11-17", "haarlem");
  expect(parseOrdersSearch(search)).toEqual(search);
  expect(
    ORDER_VIEWS.filter((other) => isView(search, viewSearch(other, "2026-11-17", "haarlem"))),
  ).toEqual([view]);
  expect(isView({ ...search, search: "wit" }, search)).toBe(false);
});

test("a list at hand stays at the hub that was chosen [DESK-02]", () => {
  expect(viewSearch("missed", "2026-11-17", "haarlem")).toEqual({ missed: "1", hub: "haarlem" });
  expect(viewSearch("all", "2026-11-17", "haarlem")).toEqual({ hub: "haarlem" });
  expect(viewSearch("all", "2026-11-17", undefined)).toEqual({});
});
