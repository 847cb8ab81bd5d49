import { expect, test } from "vitest";
import { isRunning, parseReportsSearch } from "./reports-search.ts";

test("the address holds rows, hub and period of a report [SHOP-07]", () => {
  const search = { by: "week", hub: "haarlem", from: "2026-11-02", until: "2026-11-15" };
  expect(parseReportsSearch(search)).toEqual(search);
});

test("what is not understood is left out [SHOP-07]", () => {
  const search = { by: "month", hub: "a b", from: "2026-02-30", until: "soon", x: "1" };
  expect(parseReportsSearch(search)).toEqual({});
  expect(parseReportsSearch({ by: "day" })).toEqual({});
});

test("today, and the week it is in, are marked as part of a day or week [SHOP-07]", () => {
  expect(isRunning("day", "2026-11-18", "2026-11-18")).toBe(true);
  expect(isRunning("day", "2026-11-17", "2026-11-18")).toBe(false);
  expect(isRunning("week", "2026-11-16", "2026-11-22")).toBe(true);
  expect(isRunning("week", "2026-11-16", "2026-11-23")).toBe(false);
  expect(isRunning("hub", "haarlem", "2026-11-18")).toBe(false);
});
