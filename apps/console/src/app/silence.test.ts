import { expect, test } from "vitest";
import { SILENT_MS, silentSince } from "./use-live.ts";

test("a line that is silent for ten seconds is told, with since when [DESK-06]", () => {
  expect(SILENT_MS).toBe(10_000);
  expect(silentSince(1000, 11_000)).toBeUndefined();
  expect(silentSince(1000, 11_001)).toBe(1000);
});
