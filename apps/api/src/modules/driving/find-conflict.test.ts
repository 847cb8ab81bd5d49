import { expect, test } from "vitest";
import { findConflict } from "./find-conflict.ts";

const ME = "sem";
const event = (
  version: number,
  kind: Parameters<typeof findConflict>[0][number]["kind"],
  by?: string,
  data = {},
) => ({
  version,
  kind,
  actor_id: by ?? null,
  data,
});
const placed = event(1, "placed");
const first = (
  events: ReturnType<typeof event>[],
  act: "done" | "missed" = "done",
  kind: "pickup" | "delivery" = "pickup",
) => findConflict([placed, ...events], { act, kind, seen: 1, driver: ME })?.kind;

test("a customer who cancelled, or moved this stop, was first [DRIVE-03]", () => {
  expect(first([event(2, "cancelled")])).toBe("cancelled");
  expect(first([event(2, "windows-changed", undefined, { pickup: {} })])).toBe("windows-changed");
});

test("what does not concern the door holds nobody up [DRIVE-03]", () => {
  expect(
    first([event(2, "details-changed"), event(3, "bill-sent"), event(4, "payment-changed")]),
  ).toBeUndefined();
  expect(first([event(2, "windows-changed", undefined, { delivery: {} })])).toBeUndefined();
});

test("another driver was first, unless they took it back or met nobody [DRIVE-03]", () => {
  expect(first([event(2, "picked-up", "lot")])).toBe("picked-up");
  expect(
    first([
      event(2, "picked-up", "lot"),
      event(3, "stop-undone", "lot", { undoes: { version: 2 } }),
    ]),
  ).toBeUndefined();
  expect(first([event(2, "pickup-missed", "lot")])).toBeUndefined();
  expect(first([event(2, "pickup-missed", "lot")], "missed")).toBe("pickup-missed");
});

test("a driver knows what they did themselves [DRIVE-02]", () => {
  expect(first([event(2, "pickup-missed", ME)])).toBeUndefined();
});
