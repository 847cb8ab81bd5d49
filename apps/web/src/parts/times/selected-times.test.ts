import { describe, expect, it } from "vitest";
import {
  clearDeliveryTime,
  hasDelivery,
  hasPickup,
  nothingSelected,
  pickDeliveryDate,
  pickDeliveryTime,
  pickPickupDate,
  pickPickupTime,
  resetSelectedDelivery,
  resetSelectedPickup,
  toPickupMoment,
} from "./selected-times.ts";

const TODAY = "2026-11-16";
const fresh = nothingSelected(TODAY);
const full = {
  pickupDate: { date: "2026-11-17", default: false },
  pickupTime: "08:00",
  deliveryDate: { date: "2026-11-19", default: false },
  deliveryTime: "10:00",
};

describe("selected times", () => {
  it("hold a date with its default flag and a time for pickup and delivery [TIME-06]", () => {
    expect(Object.keys(fresh.pickupDate)).toEqual(["date", "default"]);
    expect(Object.keys(fresh.deliveryDate)).toEqual(["date", "default"]);
  });

  it("start with a pickup placeholder two days ahead [TIME-08]", () => {
    expect(fresh.pickupDate).toEqual({ date: "2026-11-18", default: true });
  });

  it("start with a delivery placeholder three days ahead [TIME-09]", () => {
    expect(fresh.deliveryDate).toEqual({ date: "2026-11-19", default: true });
  });

  it("count calendar days over the end of a month and a clock change [TIME-08]", () => {
    expect(nothingSelected("2027-03-27").pickupDate.date).toBe("2027-03-29");
    expect(nothingSelected("2028-02-28").deliveryDate.date).toBe("2028-03-02");
  });

  it("say with 00:00 that no time is chosen [TIME-07]", () => {
    expect([fresh.pickupTime, fresh.deliveryTime]).toEqual(["00:00", "00:00"]);
    expect(hasPickup({ ...full, pickupTime: "00:00" })).toBe(false);
    expect(hasDelivery({ ...full, deliveryTime: "00:00" })).toBe(false);
    expect(hasPickup(full) && hasDelivery(full)).toBe(true);
  });

  it("never count a placeholder day as chosen", () => {
    expect(hasPickup({ ...full, pickupDate: { date: "2026-11-17", default: true } })).toBe(false);
    expect(hasDelivery({ ...full, deliveryDate: { date: "2026-11-19", default: true } })).toBe(
      false,
    );
  });
});

describe("picking a pickup date", () => {
  it("resets the delivery date when none was set [TIME-25]", () => {
    const moved = { ...fresh, deliveryDate: { date: "2026-12-24", default: true } };
    const { deliveryDate, deliveryTime } = pickPickupDate(moved, "2026-11-24", TODAY);
    expect(deliveryDate).toEqual({ date: "2026-11-19", default: true });
    expect(deliveryTime).toBe("00:00");
  });

  it("puts a placeholder delivery two days on when one was set [TIME-26]", () => {
    const { deliveryDate, deliveryTime } = pickPickupDate(full, "2026-11-24", TODAY);
    expect(deliveryDate).toEqual({ date: "2026-11-26", default: true });
    expect(deliveryTime).toBe("00:00");
  });

  it("drops the hour that belonged to another day", () => {
    const picked = pickPickupDate(full, "2026-11-24", TODAY);
    expect(picked.pickupDate).toEqual({ date: "2026-11-24", default: false });
    expect(picked.pickupTime).toBe("00:00");
  });
});

describe("picking hours", () => {
  it("clears the delivery time before a pickup time is stored [TIME-27]", () => {
    expect(clearDeliveryTime(full)).toEqual({ ...full, deliveryTime: "00:00" });
    expect(pickPickupTime(fresh, "12:00")).toEqual({ ...fresh, pickupTime: "12:00" });
  });

  it("starts a delivery day without an hour", () => {
    const picked = pickDeliveryDate(full, "2026-11-20");
    expect(picked.deliveryDate).toEqual({ date: "2026-11-20", default: false });
    expect(hasDelivery(picked)).toBe(false);
    expect(hasDelivery(pickDeliveryTime(picked, "18:00"))).toBe(true);
  });

  it("asks for delivery with date, T, time and seconds [API-22]", () => {
    expect(toPickupMoment("2026-11-17", "08:00")).toBe("2026-11-17T08:00:00");
  });
});

describe("resets", () => {
  it("return the pickup alone to its default [STATE-12]", () => {
    expect(resetSelectedPickup(full, TODAY)).toEqual({
      ...full,
      pickupDate: { date: "2026-11-18", default: true },
      pickupTime: "00:00",
    });
  });

  it("return the delivery alone to its default [STATE-13]", () => {
    expect(resetSelectedDelivery(full, TODAY)).toEqual({
      ...full,
      deliveryDate: { date: "2026-11-19", default: true },
      deliveryTime: "00:00",
    });
  });
});
