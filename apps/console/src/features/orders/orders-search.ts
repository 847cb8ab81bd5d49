import {
  ORDER_SORTS,
  PAYMENT_FILTERS,
  SEARCH_LENGTH,
  type OrderSort,
} from "@waslijn/contract/console/codes";
import type { OrderFilters } from "@waslijn/contract/console/orders";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";

/** What the address of the list holds: all of what is looked for, and nothing else (DESK-02). */
export type OrdersSearch = OrderFilters & { sort?: OrderSort | undefined };

const oneOf =
  (some: readonly string[]) =>
  (value: string): boolean =>
    some.includes(value);

/** Close enough to the contract's own rules, which would bring their validator along. */
const MAKES_SENSE: Record<keyof OrdersSearch, (value: string) => boolean> = {
  search: (words) => words.length <= SEARCH_LENGTH,
  state: oneOf(ORDER_STATES),
  hub: (id) => /^[\w-]{1,40}$/.test(id),
  day: (day) => /^2\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)),
  stop: oneOf(WINDOW_KINDS),
  kind: oneOf(ORDER_KINDS),
  payment: oneOf(PAYMENT_FILTERS),
  missed: oneOf(["1"]),
  bags: oneOf(["differ"]),
  sort: oneOf(ORDER_SORTS),
};

/** A value that makes no sense is left out; the rest of an address that somebody wrote still counts. */
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const kept = Object.entries(MAKES_SENSE).flatMap(([name, makesSense]) => {
    const value = search[name];
    return typeof value === "string" && value !== "" && makesSense(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** Without what is left empty, so that an address stays short. */
export function withFilter<N extends keyof OrdersSearch>(
  search: OrdersSearch,
  name: N,
  value: OrdersSearch[N] | undefined,
): OrdersSearch {
  const { [name]: _, ...others } = search;
  return value === undefined || value === "" ? others : { ...others, [name]: value };
}

/** Whether something is left out of the list; its order leaves nothing out. */
export const isFiltered = (search: OrdersSearch): boolean =>
  Object.keys(search).some((name) => name !== "sort");
