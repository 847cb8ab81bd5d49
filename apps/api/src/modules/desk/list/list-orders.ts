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
import { orderNumbered, wordsOf, type Words } from "./search-orders.ts";

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

/** What a page begins after, and how many rows it has. */
type Page = { place: RawBuilder<boolean>; today: string; most: number };

async function readPage(
  db: Db,
  query: OrdersQuery,
  today: string,
  most: number,
): Promise<PageRow[]> {
  const page = { place: placeIn(query), today, most };
  const one = await orderNumbered(db, query.search);
  const words = one ? undefined : await wordsOf(db, query.search);
  return words ? readFound(db, words, query, page) : fillPage(db, query, one, page);
}

/** A search looks at what changed last, then further back, until the page is full. */
export async function readFound(
  db: Db,
  words: Words,
  query: OrdersQuery,
  page: Page,
): Promise<PageRow[]> {
  let rows: PageRow[] = [];
  for await (const found of searchBackwards(db, words, query, page.most)) {
    rows = await fillPage(db, query, found, page);
    if (rows.length === page.most) break;
  }
  return rows;
}

export function placeIn({ sort = "changed", after }: OrdersQuery): RawBuilder<boolean> {
  const place = after === undefined ? sql<boolean>`true` : following(sort, after);
  if (!place) throw refuseField("after", "cursor");
  return place;
}

const SHOWN = (
  [...HEADLINE, "id", "hub_id", "misses", "changed_at", "version", "last_event"] as const
).map((column) => `orders.${column}` as const);

/** The page is found first and only then filled, so that no row beyond it is looked up elsewhere. */
async function fillPage(
  db: Db,
  query: OrdersQuery,
  found: RawBuilder<boolean> | undefined,
  { place, today, most }: Page,
) {
  const { sort = "changed" } = query;
  const wanted = ordersAmong(db, query, today, found);
  const page = wanted.selectAll("orders").where(place).orderBy(orderOf(sort)).limit(most);
  return db
    .selectFrom(page.as("orders"))
    .leftJoin("bills", "bills.order_id", "orders.id")
    .leftJoin("companies", "companies.id", "orders.company_id")
    .leftJoin("service_points", "service_points.id", "orders.service_point_id")
    .select(SHOWN)
    .select([
      sql<string | null>`orders.contact->>'name'`.as("contactName"),
      sql<string | null>`orders.pickup_location->>'address'`.as("address"),
      "bills.total_cents as cents",
      "bills.state as payment",
      "companies.name as companyName",
      "service_points.company as pointName",
      "service_points.address_line as pointAddress",
      "service_points.code as pointCode",
    ])
    .orderBy(orderOf(sort))
    .execute();
}

type PageRow = Awaited<ReturnType<typeof fillPage>>[number];

/** Whose it is and where. */
function shownOf({ contactName, address, ...names }: PageRow) {
  const order = {
    ...names,
    contact: { name: contactName ?? "" },
    pickup_location: address === null ? null : { address },
  };
  return { customer: customerOf(order), address: placeOf(order) };
}

const rowOf = (row: PageRow, names: ReadonlyMap<string, string>): OrderListRow => ({
  ...headline(row, names),
  hub: row.hub_id,
  misses: row.misses,
  ...shownOf(row),
  locationCode: row.pointCode,
  cents: row.cents,
  payment: row.payment,
  changedAt: stamp(row.changed_at),
  version: row.version,
  event: row.last_event,
});
