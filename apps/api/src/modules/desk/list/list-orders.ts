import {
  ORDERS_PAGE,
  type OrderListRow,
  type OrdersPage,
  type OrdersQuery,
} from "@waslijn/contract/console/desk/orders";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { readServiceNames } from "../../catalogue/service-names.ts";
import { headline, stamp } from "../../orders/mine/order-view.ts";
import { refuseField } from "../../orders/orderer.ts";
import { customerOf, placeOf } from "../whose-order.ts";
import { following, orderOf, writeCursor } from "./order-sorts.ts";
import { ordersQuery } from "./orders-query.ts";

/** One page of the orders that a desk asks for (DESK-02). How many there are in all is never counted. */
export async function listOrders(
  { db, clock }: Pick<Deps, "db" | "clock">,
  query: OrdersQuery,
  language: Language,
  most = ORDERS_PAGE,
): Promise<OrdersPage> {
  const { sort = "changed" } = query;
  const rows = await readPage(db, query, amsterdamDate(clock.now()), most + 1);
  const names = await readServiceNames(db, language);
  const last = rows[most - 1];
  return {
    orders: rows.slice(0, most).map((row) => rowOf(row, names)),
    next: rows.length > most && last ? writeCursor(sort, last) : null,
  };
}

/** The page is found first and only then filled, so that no row beyond it is looked up elsewhere. */
async function readPage(db: Db, query: OrdersQuery, today: string, most: number) {
  const { sort = "changed", after } = query;
  const place = after === undefined ? undefined : following(sort, after);
  if (after !== undefined && !place) throw refuseField("after", "cursor");
  const page = (await ordersQuery(db, query, today))
    .selectAll("orders")
    .select(["bills.total_cents as cents", "bills.state as payment"])
    .$if(place !== undefined, (some) => some.where(place ?? sql<boolean>`true`))
    .orderBy(orderOf(sort))
    .limit(most);
  return db
    .selectFrom(page.as("orders"))
    .leftJoin("companies", "companies.id", "orders.company_id")
    .leftJoin("service_points", "service_points.id", "orders.service_point_id")
    .selectAll("orders")
    .select([
      "companies.name as companyName",
      "service_points.company as pointName",
      "service_points.address_line as pointAddress",
      "service_points.code as pointCode",
    ])
    .select((one) => [
      one
        .selectFrom("order_events")
        .select("order_events.at")
        .whereRef("order_events.order_id", "=", "orders.id")
        .whereRef("order_events.version", "=", "orders.version")
        .as("changedAt"),
      one
        .selectFrom("order_events")
        .select(sql<number>`count(*)::int`.as("misses"))
        .whereRef("order_events.order_id", "=", "orders.id")
        .where("order_events.kind", "in", ["pickup-missed", "delivery-missed"])
        .as("misses"),
    ])
    .orderBy(orderOf(sort))
    .execute();
}

type PageRow = Awaited<ReturnType<typeof readPage>>[number];

const rowOf = (row: PageRow, names: ReadonlyMap<string, string>): OrderListRow => ({
  ...headline(row, names),
  hub: row.hub_id,
  misses: row.misses ?? 0,
  customer: customerOf(row),
  address: placeOf(row),
  locationCode: row.pointCode,
  cents: row.cents,
  payment: row.payment,
  changedAt: stamp(row.changedAt ?? row.created_at),
  version: row.version,
  event: row.last_event,
});
