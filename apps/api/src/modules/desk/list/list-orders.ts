import { ORDERS_PAGE } from "@waslijn/contract/console/desk/order-lists";
import type { OrderListRow, OrdersPage, OrdersQuery } from "@waslijn/contract/console/desk/orders";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { readServiceNames } from "../../catalogue/service-names.ts";
import { HEADLINE, headline } from "../../orders/mine/order-view.ts";
import { refuseField } from "../../orders/orderer.ts";
import { customerOf, placeOf } from "../whose-order.ts";
import { following, orderOf, writeCursor } from "./order-sorts.ts";
import { ordersAmong } from "./orders-query.ts";
import { searchBackwards } from "./search-backwards.ts";
import { orderNumbered, wordsOf } from "./search-orders.ts";

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

/** A search looks at what changed last, then further back, until the page is full. */
async function readPage(db: Db, query: OrdersQuery, today: string, most: number) {
  const place = placeIn(query);
  const read = (found?: RawBuilder<boolean>) =>
    fillPage(db, query, ordersAmong(db, query, today, found), place, most);
  const one = await orderNumbered(db, query.search);
  if (one) return read(one);
  const words = await wordsOf(db, query.search);
  if (!words) return read();
  let rows: Awaited<ReturnType<typeof read>> = [];
  for await (const found of searchBackwards(db, words, query, most)) {
    rows = await read(found);
    if (rows.length === most) break;
  }
  return rows;
}

function placeIn({ sort = "changed", after }: OrdersQuery): RawBuilder<boolean> {
  const place = after === undefined ? sql<boolean>`true` : following(sort, after);
  if (!place) throw refuseField("after", "cursor");
  return place;
}

const SHOWN = (
  [...HEADLINE, "id", "hub_id", "contact", "pickup_location", "version", "last_event"] as const
).map((column) => `orders.${column}` as const);

/** The page is found first and only then filled, so that no row beyond it is looked up elsewhere. */
async function fillPage(
  db: Db,
  { sort = "changed" }: OrdersQuery,
  wanted: ReturnType<typeof ordersAmong>,
  place: RawBuilder<boolean>,
  most: number,
) {
  const page = wanted.selectAll("orders").where(place).orderBy(orderOf(sort)).limit(most);
  return db
    .selectFrom(page.as("orders"))
    .leftJoin("bills", "bills.order_id", "orders.id")
    .leftJoin("companies", "companies.id", "orders.company_id")
    .leftJoin("service_points", "service_points.id", "orders.service_point_id")
    .select(SHOWN)
    .select([
      "bills.total_cents as cents",
      "bills.state as payment",
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
