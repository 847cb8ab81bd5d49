import type { VisitorDay } from "@waslijn/contract/console/windows";
import { expect, test } from "vitest";
import { offeredDays, windowsOf } from "./offered-windows.ts";

const full = { code: "full", about: "" } as const;
const holiday = { code: "holiday", about: "" } as const;
const friday: VisitorDay = {
  date: "2026-11-20",
  open: ["12:00", "08:00"],
  closed: [{ from: "10:00", why: full }],
  why: null,
};
const christmas: VisitorDay = { date: "2026-12-25", open: [], closed: [], why: holiday };

test("the picker has the days that a customer sees, as the customer's own has [SHOP-05]", () => {
  expect(offeredDays([friday, christmas])).toEqual([friday]);
});

test("a day's windows stand in the order of the clock, taken ones with their reason [SHOP-05]", () => {
  expect(windowsOf(friday)).toEqual([
    { from: "08:00", to: "10:00", why: undefined },
    { from: "10:00", to: "12:00", why: full },
    { from: "12:00", to: "14:00", why: undefined },
  ]);
});
