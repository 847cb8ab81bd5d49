import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBillAtHand, readBillAtHand } from "./bill-at-hand.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a bill that was come to from its order leads back to it, another bill does not", () => {
  keepBillAtHand({ code: "abc", token: "key" });
  keepBillAtHand({ code: "abc" });
  expect(readBillAtHand()).toEqual({ code: "abc", token: "key" });
  keepBillAtHand({ code: "def" });
  expect(readBillAtHand()).toEqual({ code: "def" });
});

test("what is being paid, and what came of it, is kept with the bill [MINE-16]", () => {
  keepBillAtHand({ code: "abc", token: "key" });
  keepBillAtHand({ code: "abc", number: "W-1", cents: 6246, method: "ideal" });
  keepBillAtHand({ code: "abc", outcome: "2026-000001" });
  expect(readBillAtHand("abc")).toEqual({
    code: "abc",
    token: "key",
    number: "W-1",
    cents: 6246,
    method: "ideal",
    outcome: "2026-000001",
  });
  expect(readBillAtHand("def")).toBeUndefined();
});

test("without storage, or with something else in it, there is none", () => {
  expect(readBillAtHand()).toBeUndefined();
  sessionStorage.setItem("billAtHand", "[");
  expect(readBillAtHand()).toBeUndefined();
  vi.stubGlobal("sessionStorage", undefined);
  keepBillAtHand({ code: "abc" });
  expect(readBillAtHand()).toBeUndefined();
});
