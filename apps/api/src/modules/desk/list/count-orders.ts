import { MOST_COUNTED, ORDER_VIEWS, type OrderView } from "@waslijn/contract/console/codes";
import type { OrderCounts, OrderFilters } from "@waslijn/contract/console/orders";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { ordersQuery, type Filters } from "./orders-query.ts";

/** Filters of the lists whose counts the console shows. */
const FILTERS: Record<OrderView, (today: string) => OrderFilters> = {
  "pickup-today": (day) => ({ day, stop: "pickup" }),
  "delivery-today": (day) => ({ day, stop: "delivery" }),
  "not-counted": () => ({ state: "picked-up" }),
  unpaid: () => ({ payment: "unpaid" }),
  overdue: () => ({ payment: "overdue" }),
  missed: () => ({ missed: "1" }),
};

/** Number of orders in each of these lists, counted up to a limit. */
export async function countOrders(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { hub }: { hub?: string | undefined },
): Promise<OrderCounts> {
  const today = amsterdamDate(clock.now());
  const counts = await Promise.all(
    ORDER_VIEWS.map(async (view) => {
      const filters = { ...FILTERS[view](today), hub };
      return [view, await countFound(db, filters, MOST_COUNTED)] as const;
    }),
  );
  return Object.fromEntries(counts) as OrderCounts;
}

/** Number of orders that match the filters, at most `most`. */
export async function countFound(db: Db, filters: Filters, most: number): Promise<number> {
  const found = (await ordersQuery(db, filters)).select("orders.id").limit(most);
  const { count } = await db
    .selectFrom(found.as("found"))
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
