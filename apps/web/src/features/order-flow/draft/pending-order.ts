import type { OrderBody } from "@waslijn/contract/customer/orders";
import {
  onOrderDataReset,
  ORDER_DATA_PREFIX,
  type OrderedBy,
} from "../../../parts/session/session-actions.ts";
import { readTab, writeTab } from "./draft-store.ts";

/** An order that was sent and not yet answered, and who confirmed it. */
export type PendingOrder = { key: string; body: OrderBody; by: OrderedBy };

const keyOf = (flow: string): string => `${ORDER_DATA_PREFIX}${flow}.pending`;

/** Kept in the tab until the answer, so that a reload can send the very same again; never with the password. */
export function keepPending(flow: string, { key, body, by }: PendingOrder): void {
  const { plainPassword: _, ...user } = body.user;
  writeTab(keyOf(flow), JSON.stringify({ key, body: { ...body, user }, by }));
}

export const forgetPending = (flow: string): void => writeTab(keyOf(flow), undefined);

/**
 * What the page found when it was loaded. Read at once: a wizard resets the tab's order data at start
 * (SESS-18), and an order that may be on its way must outlive that.
 */
export function readPending(flow: string): PendingOrder | undefined {
  const kept = readTab<PendingOrder>(keyOf(flow));
  if (!kept?.key || !kept.body || !kept.by) return undefined;
  const pending = { key: kept.key, body: kept.body, by: kept.by };
  onOrderDataReset(() => keepPending(flow, pending));
  return pending;
}
