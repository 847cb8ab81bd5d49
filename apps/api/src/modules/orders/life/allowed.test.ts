import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { describe, expect, test } from "vitest";
import { allowedNow, type ChangeableOrder } from "./allowed.ts";

const FEE = 1000;
const at = (wall: string): Date => {
  const [date = "", time = ""] = wall.split(" ");
  return new Date(toAmsterdamTimestamp(date, time));
};
const order = (changes: Partial<ChangeableOrder> = {}): ChangeableOrder => ({
  state: "placed",
  pickupAt: at("2026-11-17 18:00"),
  deliveryAt: at("2026-11-19 18:00"),
  awaits: undefined,
  ...changes,
});
const second = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

describe("the 8 hours before a pickup [LIFE-11]", () => {
  const start = at("2026-11-17 18:00");
  test.each([
    ["days before", at("2026-11-15 09:00"), { may: "free" }],
    ["at 8 h 00 m 01 s", second(start, -8 * 3600 - 1), { may: "free" }],
    ["at exactly 8 h 00 m 00 s", second(start, -8 * 3600), { may: "free" }],
    ["at 7 h 59 m 59 s", second(start, -8 * 3600 + 1), { may: "fee", cents: FEE }],
    ["a second before it starts", second(start, -1), { may: "fee", cents: FEE }],
    ["when it starts", start, { may: "no", why: "window-started" }],
    ["afterwards", second(start, 3600), { may: "no", why: "window-started" }],
  ] as const)("%s", (_, now, expected) => {
    const allowed = allowedNow(order(), now, FEE);
    expect(allowed.pickup).toEqual(expected);
    expect(allowed.cancel).toEqual(expected);
    expect(allowed.both).toEqual(expected);
  });
});

/** Windows that begin within eight hours of a DST change, and others that only look odd. */
describe("eight hours are real hours [LIFE-14]", () => {
  test.each([
    [
      "spring: 08:00 on the short day is free until 23:00 the evening before",
      "2027-03-28 08:00",
      "2027-03-27 23:00",
    ],
    ["spring: 10:00 on the short day is free until 01:00", "2027-03-28 10:00", "2027-03-28 01:00"],
    ["autumn: 08:00 on the long day is free until 01:00", "2027-10-31 08:00", "2027-10-31 01:00"],
    ["autumn: 12:00 on the long day is free until 04:00", "2027-10-31 12:00", "2027-10-31 04:00"],
    ["Monday 08:00 is free until midnight", "2026-11-16 08:00", "2026-11-16 00:00"],
    ["a Friday evening window", "2026-11-20 18:00", "2026-11-20 10:00"],
    ["the day after Christmas", "2026-12-28 08:00", "2026-12-28 00:00"],
    ["New Year", "2027-01-02 08:00", "2027-01-02 00:00"],
    ["leap day", "2028-02-29 08:00", "2028-02-29 00:00"],
  ])("%s", (_, pickup, until) => {
    const moved = order({ pickupAt: at(pickup) });
    expect(allowedNow(moved, at(until), FEE).pickup).toEqual({ may: "free" });
    expect(allowedNow(moved, second(at(until), 1), FEE).pickup).toEqual({ may: "fee", cents: FEE });
  });
});

describe("a delivery [LIFE-12]", () => {
  test("can be moved freely until 8 hours before, also after the pickup", () => {
    const until = at("2026-11-19 10:00");
    for (const state of ["placed", "picked-up", "counted", "ready"] as const) {
      expect(allowedNow(order({ state }), until, FEE).delivery).toEqual({ may: "free" });
      expect(allowedNow(order({ state }), second(until, 1), FEE).delivery).toEqual({
        may: "no",
        why: "less-than-8-hours",
      });
    }
  });

  test("that does not exist cannot be moved", () => {
    const { delivery, both } = allowedNow(order({ deliveryAt: null }), at("2026-11-15 09:00"), FEE);
    const none = { may: "no", why: "no-delivery" };
    expect([delivery, both]).toEqual([none, none]);
  });
});

test("a missed stop is planned again at no cost, whenever that is [LIFE-04]", () => {
  const late = at("2026-11-25 09:00");
  expect(allowedNow(order({ awaits: "pickup" }), late, FEE).pickup).toEqual({ may: "free" });
  const missed = order({ state: "ready", awaits: "delivery" });
  expect(allowedNow(missed, late, FEE).delivery).toEqual({ may: "free" });
});

test.each([
  ["picked-up", "picked-up"],
  ["delivered", "delivered"],
  ["cancelled", "cancelled"],
] as const)("once %s the pickup stays as it was and nothing is cancelled", (state, why) => {
  const { pickup, cancel, details } = allowedNow(order({ state }), at("2026-11-15 09:00"), FEE);
  const none = { may: "no", why };
  expect([pickup, cancel, details]).toEqual([none, none, none]);
});
