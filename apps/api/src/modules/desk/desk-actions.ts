import type { ActRefusal, DeskAct, DeskAction } from "@waslijn/contract/console/order";
import type { Allowed, Permission } from "@waslijn/contract/customer/my-order";
import type { OrderEventKind, OrderState } from "@waslijn/contract/shared/order-life";
import { type Bill, isBilledCollectively, isInvoicedAlone } from "../bills/bills-repository.ts";
import { possibleEvents } from "../orders/life/order-states.ts";
import type { OrderRow } from "../orders/orders-repository.ts";

/** What decides, besides the order itself, which acts are possible. */
export type Circumstances = {
  /** The customer's own permissions, with their fees. */
  allowed: Allowed;
  bill: Bill | undefined;
  /** The bill has a valid invoice and cannot be corrected (BILL-05). */
  isInvoiced: boolean;
  /** Cents received and neither refunded nor charged back. */
  refundable: number;
  /** Number of fees that are not waived. */
  fees: number;
};

/** The event that an act produces. Whether it may happen follows from the state table (LIFE-03). */
const EVENT_OF: Partial<Record<DeskAct, OrderEventKind>> = {
  "pick-up": "picked-up",
  "miss-pickup": "pickup-missed",
  count: "counted",
  recount: "recounted",
  deliver: "delivered",
  "miss-delivery": "delivery-missed",
  "move-pickup": "windows-changed",
  "move-delivery": "windows-changed",
  cancel: "cancelled",
  withdraw: "withdrawn",
  "edit-details": "details-changed",
  ready: "ready",
  "send-bill": "bill-sent",
  "free-line": "recounted",
  "waive-fee": "fee-waived",
  refund: "refund-changed",
  "write-off": "written-off",
  "replace-link": "link-replaced",
};

/** Why an order is not ready to be marked `ready`, by its state. */
const NOT_READY: Record<OrderState, ActRefusal> = {
  placed: "not-picked-up",
  "picked-up": "not-counted",
  counted: "not-counted",
  ready: "ready",
  delivered: "delivered",
  cancelled: "cancelled",
};

/** Why acts before pickup are refused, by the order's state. */
const PAST_PICKUP: Record<OrderState, ActRefusal> = {
  placed: "picked-up",
  "picked-up": "picked-up",
  counted: "picked-up",
  ready: "picked-up",
  delivered: "delivered",
  cancelled: "cancelled",
};

/** The acts that a desk has for an order, each with its fee or the reason why it is refused now. */
export function deskActions(order: OrderRow, circumstances: Circumstances): DeskAction[] {
  const possible = possibleEvents("staff", { kind: order.kind, state: order.status });
  const { allowed } = circumstances;
  const mayHappen = (act: DeskAct): boolean => {
    const event = EVENT_OF[act];
    return event === undefined || possible.includes(event);
  };
  const unless = (act: DeskAct, why: ActRefusal | undefined, fee?: Permission): DeskAction => {
    if (why) return { act, may: "no", why };
    return fee?.may === "fee" ? { act, may: "fee", cents: fee.cents } : { act, may: "free" };
  };
  const past = (act: DeskAct) => (mayHappen(act) ? undefined : PAST_PICKUP[order.status]);
  const isPlaced = order.status === "placed";
  /** These acts are left out, not refused, when they are not possible. */
  const inItsTime = (act: DeskAct, isSo = true): DeskAction[] =>
    isSo && mayHappen(act) ? [{ act, may: "free" }] : [];
  return [
    ...inItsTime("pick-up"),
    ...inItsTime("miss-pickup", order.awaits_window !== "pickup"),
    ...inItsTime("count"),
    ...inItsTime("recount", circumstances.bill !== undefined && !circumstances.isInvoiced),
    unless("ready", mayHappen("ready") ? undefined : NOT_READY[order.status]),
    ...inItsTime("deliver"),
    ...inItsTime("miss-delivery", order.delivery_at !== null && order.awaits_window !== "delivery"),
    unless("move-pickup", isPlaced ? undefined : PAST_PICKUP[order.status], allowed.pickup),
    unless(
      "move-delivery",
      past("move-delivery") ?? (order.delivery_at ? undefined : "no-delivery"),
    ),
    unless("cancel", past("cancel"), allowed.cancel),
    // Also after the period: what came in time may be recorded later (MINE-14).
    ...inItsTime("withdraw", order.withdrawn_at === null),
    unless("edit-details", past("edit-details")),
    unless("send-bill", billRefusal(order, circumstances.bill)),
    ...inItsTime("free-line", circumstances.bill !== undefined && !circumstances.isInvoiced),
    unless("waive-fee", circumstances.fees > 0 ? undefined : "no-fee"),
    ...inItsTime("refund", circumstances.refundable > 0),
    ...inItsTime("write-off", mayWriteOff(circumstances.bill)),
    ...inItsTime("invoice", mayInvoice(order, circumstances)),
    ...inItsTime("credit", circumstances.isInvoiced),
    unless("replace-link", undefined),
    unless("note", undefined),
  ];
}

function billRefusal(order: OrderRow, bill: Bill | undefined): ActRefusal | undefined {
  if (isBilledCollectively(order)) return "collective";
  if (!bill) return "no-bill";
  return bill.due > 0 ? undefined : "nothing-due";
}

const mayWriteOff = (bill: Bill | undefined): boolean =>
  bill !== undefined && bill.due > 0 && bill.sentAt !== null && bill.state !== "written-off";

const mayInvoice = (order: OrderRow, { bill, isInvoiced }: Circumstances): boolean =>
  bill !== undefined && isInvoicedAlone(order, bill) && !isInvoiced;
