import { type OrderEventKind, standingEvents } from "@waslijn/contract/shared/order-life";
import type { EventFee } from "@waslijn/contract/shared/pricing";

/** As much of an event as a bill looks at. */
export type PricedEvent = {
  version: number;
  kind: OrderEventKind;
  data: { fee?: number; waives?: number; undoes?: { version: number } };
};

const KINDS: Partial<Record<OrderEventKind, EventFee["kind"]>> = {
  "windows-changed": "late-change",
  cancelled: "late-change",
  "delivery-missed": "missed-delivery",
};

/**
 * What the events of an order cost, except what the desk or a delivery on the same day waived and what was taken back. A customer who withdrew before
 * anything was picked up owes nothing at all (MINE-14).
 */
export function feesOf(history: readonly PricedEvent[]): (EventFee & { version: number })[] {
  const events = standingEvents(history);
  if (isEndedByWithdrawal(events)) return [];
  const waived = new Set(events.map(({ data }) => data.waives));
  return events.flatMap(({ version, kind, data: { fee = 0 } }) => {
    const named = KINDS[kind];
    return named && fee > 0 && !waived.has(version) ? [{ kind: named, cents: fee, version }] : [];
  });
}

const isEndedByWithdrawal = (events: readonly PricedEvent[]): boolean =>
  events.some(({ kind }) => kind === "withdrawn") &&
  !events.some(({ kind }) => kind === "picked-up");
