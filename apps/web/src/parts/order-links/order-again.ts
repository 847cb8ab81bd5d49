import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderKind } from "@waslijn/contract/shared/order-life";
import type { RouteName } from "../../paths.ts";
import { ORDER_DATA_PREFIX } from "../session/session-actions.ts";

/** All of an order that the next one repeats; only its times are chosen anew (MINE-08). */
export type OrderAgain = NonNullable<OrderView["again"]> &
  Pick<OrderView, "notes" | "instructions" | "contact"> & { services: string[] };

type Ended = Pick<OrderView, "kind" | "again" | "services" | "notes" | "instructions" | "contact">;

/** Where orders of each kind are made. */
export const routeOf = (kind: OrderKind): RouteName => (kind === "consumer" ? "order" : kind);

/** A code's order is made with its code. */
export const isRepeatable = (kind: OrderKind): boolean =>
  kind === "consumer" || kind === "re-use" || kind === "re-cover";

const keyOf = (kind: OrderKind): string => `${ORDER_DATA_PREFIX}again.${kind}`;

/** Hands an order on to its flow, in this tab alone and never in an address. */
export function keepOrderAgain({ kind, again, services, ...view }: Ended): void {
  if (!again) return;
  const { notes, instructions, contact } = view;
  const codes = services.map(({ code }) => code);
  const next: OrderAgain = { ...again, services: codes, notes, instructions, contact };
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(next));
  } catch {
    // Blocked storage: the flow starts empty.
  }
}

/** What was handed on to a flow, once. */
export function takeOrderAgain(kind: OrderKind): OrderAgain | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(kind));
    sessionStorage.removeItem(keyOf(kind));
    return kept ? (JSON.parse(kept) as OrderAgain) : undefined;
  } catch {
    return undefined;
  }
}
