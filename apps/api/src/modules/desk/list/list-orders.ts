import { ORDERS_PAGE } from "@waslijn/contract/console/codes";
import type { OrderListRow, OrdersPage, OrdersQuery } from "@waslijn/contract/console/orders";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { readServiceNames } from "../../catalogue/catalogue-repository.ts";
import { HEADLINE, headline } from "../../orders/views/order-view.ts";
import { refuseField } from "../../orders/orderer.ts";
import { customerOf, placeOf } from "../../orders/views/whose-order.ts";
import { following, orderOf, partsOf, writeCursor, type ListPart } from "./order-sorts.ts";
import { isFiltered, ordersAmong, type Filters } from "./orders-query.ts";
import {
  orderNumbered,
  searchAll,
  searchPages,
  wordsOf,
  type FoundWords,
} from "./search-orders.ts";

/** One page of the orders that match a query (DESK-02), without a total count. */
export async function listOrders(
  { db, clock }: Pick<Deps, "db" | "clock">,
  query: ListQuery,
  language: Language,
  most = ORDERS_PAGE,
): Promise<OrdersPage> {
  const parts = partsOf(query, amsterdamDate(clock.now()));
  const one = await orderNumbered(db, query.search);
  const words = one ? undefined : await wordsOf(db, query.search);
  const rows = await readRows(db, query, { parts, one, words, most: most + 1 });
  const names = await readServiceNames(db, language);
  const last = rows[most - 1];
  return {
    orders: rows.slice(0, most).map((row) => rowOf(row, names)),
    next: rows.length > most && last ? writeCursor(parts, last.at, last) : null,
  };
}

/** Query of a page: a list, or only its open orders. */
type ListQuery = OrdersQuery & Filters;

type Wanted = {
  parts: ListPart[];
  /** Search text: an order number, or words. */
  one?: RawBuilder<boolean> | undefined;
  words?: FoundWords | undefined;
  most: number;
};

/** Reads the list part by part from the cursor on until the page is full; each row with its part. */
export async function readRows(
  db: Db,
  query: ListQuery,
  { parts, one, words, most }: Wanted,
): Promise<(PageRow & { at: number })[]> {
  const start =
    query.after === undefined ? { at: 0, place: FROM_THE_START } : following(parts, query.after);
  if (!start) throw refuseField("after", "cursor");
  const rows: (PageRow & { at: number })[] = [];
  for (const [at, part] of parts.entries()) {
    if (at < start.at || rows.length === most) continue;
    const place = at === start.at ? start.place : FROM_THE_START;
    const page = { part, place, most: most - rows.length };
    const more = words
      ? await readFound(
          db,
          query,
          at === 0 ? searchPages(db, words, query, most) : [searchAll(db, words, query)],
          page,
        )
      : await fillPage(db, query, one, page);
    rows.push(...more.map((row) => ({ ...row, at })));
  }
  return rows;
}

const FROM_THE_START = sql<boolean>`true`;

/** Cursor and size of a page. */
type Page = { part: ListPart; place: RawBuilder<boolean>; most: number };

/** Widens the search until the page is full. */
async function readFound(
  db: Db,
  query: ListQuery,
  searches: AsyncIterable<RawBuilder<boolean>> | Iterable<Promise<RawBuilder<boolean>>>,
  page: Page,
): Promise<PageRow[]> {
  let rows: PageRow[] = [];
  for await (const found of searches) {
    rows = await fillPage(db, query, found, page);
    if (rows.length === page.most) break;
  }
  return rows;
}

const SHOWN = (
  [...HEADLINE, "id", "hub_id", "misses", "changed_at", "version", "last_event"] as const
).map((column) => `orders.${column}` as const);

/** Selects the ids of the page first, then joins: no joined row is read for orders outside the page. */
async function fillPage(
  db: Db,
  query: ListQuery,
  found: RawBuilder<boolean> | undefined,
  { part, place, most }: Page,
) {
  const wanted = ordersAmong(db, query, found).selectAll("orders").where(part.holds).where(place);
  // OFFSET 0 keeps the planner from scanning by date: it assumes that matching rows are spread evenly over the years.
  const isFetched = part.isLongAgo && !found && isFiltered(query);
  const rows = isFetched
    ? db.selectFrom(wanted.offset(0).as("orders")).selectAll("orders")
    : wanted;
  const page = rows.orderBy(orderOf(part)).limit(most);
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
    .orderBy(orderOf(part))
    .execute();
}

type PageRow = Awaited<ReturnType<typeof fillPage>>[number];

/** Customer and address of a row. */
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
