import type { DraftStore } from "./draft-store.ts";
import type { FlowTable } from "./flow-rules.ts";
import { readPending, type PendingOrder } from "./pending-order.ts";
import type { OrderKind } from "./to-order-body.ts";

/** What one flow is made of: its rules and its draft. */
export type OrderFlow = { kind: OrderKind; table: FlowTable; drafts: DraftStore };

const found = new Map<OrderKind, PendingOrder | undefined>();

/** The order that was under way when the page was loaded, until it is taken up again. */
export function pendingAtLoad({ kind }: OrderFlow): PendingOrder | undefined {
  if (!found.has(kind)) found.set(kind, readPending(kind));
  return found.get(kind);
}

export const pendingIsTakenUp = ({ kind }: OrderFlow): void => void found.set(kind, undefined);
