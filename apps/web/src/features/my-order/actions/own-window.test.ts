import type { AvailableDate } from "@waslijn/contract/customer/times";
import { describe, expect, it } from "vitest";
import { withOwnDelivery, withOwnWindow } from "./chosen-windows.ts";

const day = (date: string, ...hours: [string, string, boolean][]): AvailableDate => ({
  date,
  default: false,
  hours: hours.map(([from, to, available]) => ({ from, to, available })),
});
const own = {
  date: "2026-11-19",
  from: "10:00",
  to: "12:00",
  starts: "2026-11-19T10:00:00+01:00",
};

describe("the window that an order has [MINE-04]", () => {
  it("can be kept although it is full of this very order", () => {
    expect(
      withOwnWindow([day("2026-11-19", ["08:00", "10:00", true], ["10:00", "12:00", false])], own),
    ).toEqual([day("2026-11-19", ["08:00", "10:00", true], ["10:00", "12:00", true])]);
  });

  it("can be kept although its day is no longer offered", () => {
    expect(withOwnWindow([day("2026-11-20", ["08:00", "10:00", true])], own)).toEqual([
      day("2026-11-19", ["10:00", "12:00", true]),
      day("2026-11-20", ["08:00", "10:00", true]),
    ]);
  });

  it("cannot be kept as a delivery before the first day that another pickup leaves", () => {
    const later = [day("2026-11-20", ["08:00", "10:00", true])];
    expect(withOwnDelivery(later, own)).toBe(later);
    expect(withOwnDelivery([day("2026-11-18", ["08:00", "10:00", true])], own)).toHaveLength(2);
  });
});
