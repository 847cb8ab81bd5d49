import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { OrderKind } from "@waslijn/contract/shared/order-life";
import type { RouteName } from "../../paths.ts";
import { ORDER_DATA_PREFIX } from "../session/session-actions.ts";

/** The parts of an order that a repeat copies; only the times are chosen again (MINE-08). */
export type OrderAgain = NonNullable<OrderView["again"]> &
  Pick<OrderView, "notes" | "instructions" | "contact"> & { services: string[] };

type Ended = Pick<OrderView, "kind" | "again" | "services" | "notes" | "instructions" | "contact">;

/** Route of the order flow of each kind. */
export const routeOf = (kind: OrderKind): RouteName => (kind === "consumer" ? "order" : kind);

/** Orders by location code are placed with the code instead. */
export const isRepeatable = (kind: OrderKind): boolean =>
  kind === "consumer" || kind === "re-use" || kind === "re-cover";

const keyOf = (kind: OrderKind): string => `${ORDER_DATA_PREFIX}again.${kind}`;

/** Passes an order to its flow through sessionStorage, never in a URL. */
export function keepOrderAgain({ kind, again, services, ...view }: Ended): void {
  if (!again) return;
  const { notes, instructions, contact } = view;
  const codes = services.map(({ code }) => code);
  const next: OrderAgain = { ...again, services: codes, notes, instructions, contact };
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(next));
  } catch {
    // Storage is blocked: the flow starts empty.
  }
}

/** Reads and removes the order passed to a flow. */
export function takeOrderAgain(kind: OrderKind): OrderAgain | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(kind));
    sessionStorage.removeItem(keyOf(kind));
    return kept ? (JSON.parse(kept) as OrderAgain) : undefined;
  } catch {
    return undefined;
  }
}
