import type { DraftStore } from "./draft-store.ts";
import type { FlowTable, Situation } from "./flow-rules.ts";
import { readPending, type PendingOrder } from "./pending-order.ts";
import type { OrderKind } from "./to-order-body.ts";

/** What one flow is made of: its rules and its draft. */
export type OrderFlow = {
  kind: OrderKind;
  table: FlowTable;
  drafts: DraftStore;
  /** Who has no business on this page is sent out by logout; `query` is the page as it was asked for. */
  isSentOut?: (now: Situation, query: string | undefined) => boolean;
};

const found = new Map<OrderKind, PendingOrder | undefined>();

/** The order that was under way when the page was loaded, until it is taken up again. */
export function pendingAtLoad({ kind }: OrderFlow): PendingOrder | undefined {
  if (!found.has(kind)) found.set(kind, readPending(kind));
  return found.get(kind);
}

export const pendingIsTakenUp = ({ kind }: OrderFlow): void => void found.set(kind, undefined);
