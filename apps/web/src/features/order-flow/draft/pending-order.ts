import type { OrderBody } from "@waslijn/contract/customer/orders";
import {
  onOrderDataReset,
  ORDER_DATA_PREFIX,
  type OrderedBy,
} from "../../../parts/session/session-actions.ts";
import { readTab, writeTab } from "./draft-store.ts";

/** An order that was sent without a response yet, and who placed it. */
export type PendingOrder = { key: string; body: OrderBody; by: OrderedBy };

const keyOf = (flow: string): string => `${ORDER_DATA_PREFIX}${flow}.pending`;

/**
 * Stored in the tab until there is a response, so that a reload can retry the same request; never with the password.
 */
export function keepPending(flow: string, { key, body, by }: PendingOrder): void {
  const { plainPassword: _, ...user } = body.user;
  writeTab(keyOf(flow), JSON.stringify({ key, body: { ...body, user }, by }));
}

export const forgetPending = (flow: string): void => writeTab(keyOf(flow), undefined);

/**
 * The pending order at page load. Read early: a wizard clears the tab's order data at start (SESS-18), and an order
 * that may have been placed must survive that.
 */
export function readPending(flow: string): PendingOrder | undefined {
  const kept = readTab<PendingOrder>(keyOf(flow));
  if (!kept?.key || !kept.body || !kept.by) return undefined;
  const pending = { key: kept.key, body: kept.body, by: kept.by };
  onOrderDataReset(() => keepPending(flow, pending));
  return pending;
}
