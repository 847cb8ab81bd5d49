import { orderFilters, ORDER_SORTS } from "@waslijn/contract/console/desk/orders";
import * as z from "zod/mini";

/** What the address of the list holds: all of what is looked for, and nothing else (DESK-02). */
const ordersSearch = z.object({ ...orderFilters.shape, sort: z.optional(z.enum(ORDER_SORTS)) });
export type OrdersSearch = z.infer<typeof ordersSearch>;

/** A value that makes no sense is left out; the rest of an address that somebody wrote still counts. */
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const kept = Object.entries(ordersSearch.shape).filter(
    ([name, rule]) => search[name] && z.safeParse(rule, search[name]).success,
  );
  return z.parse(ordersSearch, Object.fromEntries(kept.map(([name]) => [name, search[name]])));
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
