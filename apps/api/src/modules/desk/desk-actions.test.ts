import type { DeskAct } from "@waslijn/contract/console/order";
import type { OrderState } from "@waslijn/contract/shared/order-life";
import { expect, test } from "vitest";
import type { Bill } from "../bills/bills-repository.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import { allowedOn } from "../orders/life/allowed.ts";
import { deskActions } from "./desk-actions.ts";

const ORDER = {
  kind: "consumer",
  status: "placed",
  pickup_at: new Date("2026-11-17T07:00:00Z"),
  delivery_at: new Date("2026-11-19T07:00:00Z"),
  awaits_window: null,
  created_at: new Date("2026-11-15T08:00:00Z"),
  withdrawn_at: null,
  company_id: null,
} as OrderRow;
const SOON = new Date("2026-11-17T06:00:00Z");
const EARLY = new Date("2026-11-16T06:00:00Z");

type Situation = {
  now?: Date;
  bill?: Partial<Bill>;
  fees?: number;
  isInvoiced?: boolean;
  refundable?: number;
};

const may = (
  order: Partial<OrderRow>,
  act: DeskAct,
  { now = EARLY, bill, fees = 0, isInvoiced = false, refundable = 0 }: Situation = {},
) => {
  const allowed = allowedOn({ ...ORDER, ...order }, now, 1000);
  const known = { allowed, fees, isInvoiced, refundable };
  const circumstances = { ...known, bill: bill as Bill | undefined };
  return deskActions({ ...ORDER, ...order }, circumstances).find((one) => one.act === act);
};

test("what is early is free, what is late costs the fee, what has begun the desk may still move [DESK-03]", () => {
  expect(may({}, "move-pickup")).toEqual({ act: "move-pickup", may: "free" });
  expect(may({}, "cancel", { now: SOON })).toEqual({ act: "cancel", may: "fee", cents: 1000 });
  const begun = { now: new Date("2026-11-17T08:00:00Z") };
  expect(may({}, "move-pickup", begun)).toEqual({ act: "move-pickup", may: "free" });
});

test.each<[OrderState, DeskAct, string]>([
  ["placed", "ready", "not-picked-up"],
  ["picked-up", "ready", "not-counted"],
  ["ready", "ready", "ready"],
  ["counted", "cancel", "picked-up"],
  ["counted", "move-pickup", "picked-up"],
  ["delivered", "move-delivery", "delivered"],
  ["cancelled", "edit-details", "cancelled"],
])("an order that is %s says why there is no %s: %s [DESK-03]", (status, act, why) => {
  expect(may({ status }, act)).toEqual({ act, may: "no", why });
});

test("a counted order can be ready, its delivery moved, and what was not counted need not be [DESK-03]", () => {
  expect(may({ status: "counted" }, "ready")).toMatchObject({ may: "free" });
  expect(may({ status: "counted" }, "move-delivery")).toMatchObject({ may: "free" });
  expect(may({ status: "picked-up", kind: "b2b" }, "ready")).toMatchObject({ may: "free" });
});

test("an order without a delivery, bill or fee says so [DESK-03]", () => {
  expect(may({ delivery_at: null }, "move-delivery")).toMatchObject({ why: "no-delivery" });
  expect(may({}, "send-bill")).toMatchObject({ why: "no-bill" });
  expect(may({}, "send-bill", { bill: { due: 0 } })).toMatchObject({ why: "nothing-due" });
  expect(may({}, "send-bill", { bill: { due: 5 } })).toMatchObject({ may: "free" });
  expect(may({}, "waive-fee")).toMatchObject({ why: "no-fee" });
  expect(may({}, "waive-fee", { fees: 1 })).toMatchObject({ may: "free" });
});

test.each<[Partial<OrderRow>, DeskAct[]]>([
  [{ status: "placed" }, ["pick-up", "miss-pickup"]],
  [{ status: "placed", awaits_window: "pickup" }, ["pick-up"]],
  [{ status: "picked-up" }, ["count"]],
  [{ status: "picked-up", kind: "b2b" }, ["count", "deliver", "miss-delivery"]],
  [{ status: "counted" }, ["recount"]],
  [{ status: "ready" }, ["recount", "deliver", "miss-delivery"]],
  [{ status: "ready", awaits_window: "delivery" }, ["recount", "deliver"]],
  [{ status: "delivered" }, ["recount"]],
  [{ status: "cancelled" }, []],
])("of what comes in its own time, %j has %j [DESK-03] [LIFE-03]", (order, acts) => {
  const own: DeskAct[] = ["pick-up", "miss-pickup", "count", "recount", "deliver", "miss-delivery"];
  const bill = order.status === "placed" || order.status === "picked-up" ? {} : { bill: {} };
  expect(own.filter((act) => may(order, act, bill))).toEqual(acts);
});

test("a bill with an invoice is counted no more, and only what was paid goes back [PAY-08]", () => {
  const paid = { bill: {}, isInvoiced: true, refundable: 3495 };
  expect(may({ status: "ready" }, "recount", paid)).toBeUndefined();
  expect(may({ status: "delivered" }, "refund", paid)).toEqual({ act: "refund", may: "free" });
  expect(may({ status: "delivered" }, "refund", { bill: {} })).toBeUndefined();
});
