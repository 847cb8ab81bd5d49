import type { Plan } from "@waslijn/contract/customer/plans";
import { describe, expect, it } from "vitest";
import { becameOf, skippable } from "./plan-turns.ts";

type Turn = Plan["turns"][number];
const turn = (date: string, state: "placed" | "cancelled", rest: Partial<Turn> = {}): Turn => ({
  date,
  outcome: "ordered",
  order: {
    number: `W-${date}`,
    state,
    pickup: { date, from: "08:00", to: "10:00", starts: `${date}T08:00:00+01:00` },
  },
  ...rest,
});

describe("skipping a turn from the mail of its order [PLAN-01]", () => {
  const turns = [turn("2026-11-24", "placed")];

  it("is about that turn while it is free", () => {
    expect(skippable({ skips: "2026-11-24", turns }, "W-2026-11-24")).toEqual({
      day: "2026-11-24",
    });
  });

  it("says that it is too late, and names the turn after it", () => {
    expect(skippable({ skips: "2026-12-01", turns }, "W-2026-11-24")).toEqual({
      day: "2026-12-01",
      late: "2026-11-24",
    });
  });

  it("is about the next one on the page of the first order, or of one that was cancelled", () => {
    const all = [
      turn("2026-11-24", "cancelled"),
      turn("2026-11-17", "placed", { outcome: "first" }),
    ];
    for (const { date } of all) {
      const found = skippable({ skips: "2026-12-01", turns: all }, `W-${date}`);
      expect(found).toEqual({ day: "2026-12-01" });
    }
  });
});

it("a turn whose order was cancelled is not called ordered [PLAN-03]", () => {
  expect(becameOf(turn("2026-11-24", "placed"))).toBe("ordered");
  expect(becameOf(turn("2026-11-24", "cancelled"))).toBe("cancelled");
  expect(becameOf(turn("2026-11-24", "cancelled", { outcome: "skipped" }))).toBe("skipped");
});
