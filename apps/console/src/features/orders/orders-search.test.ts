import { expect, test } from "vitest";
import { parseOrdersSearch, withFilter } from "./orders-search.ts";

test("the address holds search, filters and order, and drops what makes no sense [DESK-02]", () => {
  const search = {
    search: "20481",
    state: "counted",
    day: "2026-11-17",
    stop: "pickup",
    payment: "unpaid",
    missed: "1",
    sort: "pickup",
  };
  expect(parseOrdersSearch(search)).toStrictEqual(search);
  expect(
    parseOrdersSearch({ ...search, state: "ironed", day: "tomorrow", page: "3" }),
  ).toStrictEqual({
    search: "20481",
    stop: "pickup",
    payment: "unpaid",
    missed: "1",
    sort: "pickup",
  });
});

test("an empty filter leaves the address", () => {
  expect(withFilter({ search: "wit", hub: "haarlem" }, "search", "")).toStrictEqual({
    hub: "haarlem",
  });
  expect(withFilter({ hub: "haarlem" }, "hub", undefined)).toStrictEqual({});
  expect(withFilter({}, "state", "ready")).toStrictEqual({ state: "ready" });
});
