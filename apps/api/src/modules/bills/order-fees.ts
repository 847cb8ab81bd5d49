import { type OrderEventKind, standingEvents } from "@waslijn/contract/shared/order-life";
import type { EventFee } from "@waslijn/contract/shared/pricing";

/** The event fields that fees depend on. */
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
 * The fees of an order's events, except those waived by the desk or by a delivery on the same day, and those of undone
 * events. A customer who withdrew before pickup owes nothing (MINE-14).
 */
export function feesOf(history: readonly PricedEvent[]): (EventFee & { version: number })[] {
  const events = standingEvents(history);
  if (isEndedByWithdrawal(events)) return [];
  const waived = new Set(events.map(({ data }) => data.waives));
  const misses = missedDeliveriesOf(events);
  return events.flatMap((event) => {
    const { version, kind, data } = event;
    const { fee = 0 } = data;
    const named = KINDS[kind];
    if (!named || fee <= 0 || waived.has(version)) return [];
    const nth = misses.indexOf(event) + 1;
    return [{ kind: named, cents: fee, version, ...(nth > 2 && { nth }) }];
  });
}

/** Without those that a driver took back. */
export const missedDeliveriesOf = (history: readonly PricedEvent[]): PricedEvent[] =>
  standingEvents(history).filter(({ kind }) => kind === "delivery-missed");

const isEndedByWithdrawal = (events: readonly PricedEvent[]): boolean =>
  events.some(({ kind }) => kind === "withdrawn") &&
  !events.some(({ kind }) => kind === "picked-up");
