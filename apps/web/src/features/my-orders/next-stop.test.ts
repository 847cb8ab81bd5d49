import type { OrderWindow } from "@waslijn/contract/customer/my-order";
import { describe, expect, it } from "vitest";
import { nextStop, type ListedOrder } from "./order-rows.tsx";

const window = (date: string): OrderWindow => ({
  date,
  from: "18:00",
  to: "20:00",
  starts: `${date}T18:00:00+01:00`,
});
const order = (number: string, given: Partial<ListedOrder>): ListedOrder => ({
  number,
  kind: "consumer",
  state: "placed",
  placedAt: "2026-11-15T14:32:00+01:00",
  pickup: window("2026-11-17"),
  delivery: window("2026-11-19"),
  awaits: null,
  part: null,
  services: [],
  link: "",
  toPay: null,
  gone: [],
  ...given,
});
const found = (...orders: ListedOrder[]): string => {
  const next = nextStop(orders);
  return next ? `${next.order.number} ${next.stop} ${next.window.date}` : "none";
};

describe("the next stop [MINE-11]", () => {
  it("is the first to come, whichever order is newest", () => {
    const later = order("later", { pickup: window("2026-11-24") });
    const washed = order("washed", { state: "ready" });
    expect(found(later, washed)).toBe("washed delivery 2026-11-19");
  });

  it("is none where everything is over", () => {
    expect(found(order("a", { state: "delivered" }), order("b", { state: "cancelled" }))).toBe(
      "none",
    );
    expect(found(order("c", { state: "picked-up", delivery: null }))).toBe("none");
  });
});
