import { MOST_COUNTED, ORDER_VIEWS, type OrderView } from "@waslijn/contract/console/codes";
import type { OrderCounts, OrderFilters } from "@waslijn/contract/console/orders";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { ordersQuery } from "./orders-query.ts";

/** What each of the lists that a desk looks at all day asks for. */
const FILTERS: Record<OrderView, (today: string) => OrderFilters> = {
  "pickup-today": (day) => ({ day, stop: "pickup" }),
  "delivery-today": (day) => ({ day, stop: "delivery" }),
  "not-counted": () => ({ state: "picked-up" }),
  unpaid: () => ({ payment: "unpaid" }),
  overdue: () => ({ payment: "overdue" }),
  missed: () => ({ missed: "1" }),
};

/** How many orders each of these lists has; a long one is counted no further than people read. */
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

/** How many orders these filters leave, but at most so many. */
export async function countFound(db: Db, filters: OrderFilters, most: number): Promise<number> {
  const found = (await ordersQuery(db, filters)).select("orders.id").limit(most);
  const { count } = await db
    .selectFrom(found.as("found"))
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
