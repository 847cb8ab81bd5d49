import { expect, test } from "vitest";
import { SILENT_MS, silentSince, staleWithOrder } from "./use-live.ts";

test("a line that is silent for ten seconds is told, with since when [DESK-06]", () => {
  expect(SILENT_MS).toBe(10_000);
  expect(silentSince(1000, 11_000)).toBeUndefined();
  expect(silentSince(1000, 11_001)).toBe(1000);
});

test.each(["orders", "today", "runs", "windows", "money", "care", "customers", "kits", "stages"])(
  "a change of an order refreshes %s on the screens of others [DESK-06]",
  (key) => {
    expect(staleWithOrder("W-10001")).toContainEqual([key]);
  },
);

test("of single orders, only the changed one is refreshed [DESK-06]", () => {
  expect(staleWithOrder("W-10001")).toContainEqual(["order", "W-10001"]);
  expect(staleWithOrder("W-10001")).not.toContainEqual(["order"]);
  expect(staleWithOrder()).toContainEqual(["order"]);
});
