import { sql, type Selectable, type SelectQueryBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Database } from "../../db/schema.ts";
import { forgetBuyers } from "../bills/bills-repository.ts";

export type OrderRow = Selectable<Database["orders"]>;
export type OrderEventRow = Selectable<Database["order_events"]>;

export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).$call(plannedOnce).executeTakeFirst();

export const orderOf = (db: Db, id: string) =>
  rowsOf(db.selectFrom("orders").selectAll().where("id", "=", id), ORDER_DATES);

/** Of an `OrderRow`, for `rowsOf`. */
export const ORDER_DATES = {
  created_at: Date,
  pickup_at: Date,
  delivery_at: Date,
  withdrawn_at: Date,
  changed_at: Date,
  bags_cleared_at: Date,
} as const;

/** Row lock until the transaction ends. */
export async function lockOrder(db: Db, id: string): Promise<void> {
  await db.selectFrom("orders").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}

export const findOrderByNumber = (db: Db, number: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .$call(plannedOnce)
    .executeTakeFirst();

/** Orders by number; unknown numbers are left out. */
export async function findOrdersByNumber(
  db: Db,
  numbers: string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  const rows = await db.selectFrom("orders").selectAll().where("number", "in", numbers).execute();
  return new Map(rows.map((row) => [row.number, row]));
}

/** Row locks, taken in order of id so that two callers cannot deadlock. Unknown numbers are left out. */
export async function lockOrdersByNumber(
  db: Db,
  numbers: string[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .where("number", "in", numbers)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

/** An order's events, oldest first. */
export const readEvents = (db: Db, orderId: string): Promise<OrderEventRow[]> =>
  db
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("version")
    .$call(plannedOnce)
    .execute();

/** The events of each of these orders, oldest first. */
export const eventsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(
    db
      .selectFrom("order_events")
      .selectAll()
      .where(sql<boolean>`order_id = ANY(${orderIds}::uuid[])`)
      .orderBy("version"),
    { at: Date },
  );

/** The staff among the actors of these orders' events. For a command, the event itself has the name. */
export const actorsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(
    db
      .selectFrom("staff")
      .select(["id", "name"])
      .where(
        sql<boolean>`id = ANY(ARRAY(SELECT actor_id::uuid FROM order_events
          WHERE order_id = ANY(${orderIds}::uuid[]) AND actor_id ~ ${IS_ID}))`,
      ),
    {},
  );

const IS_ID = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";

/** Cursor of keyset pagination. */
export type Cursor = { at: Date; id: string };

/** A user's orders, newest first; with an e-mail address also guest orders placed with it. */
export function listOrdersOf(
  db: Db,
  { userId, email }: { userId: string; email: string | undefined },
  after: Cursor | undefined,
  most: number,
): Promise<OrderRow[]> {
  const newest = (query: SelectQueryBuilder<Database, "orders", OrderRow>) =>
    query
      .$if(after !== undefined, (some) =>
        some.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(most);
  const own = newest(db.selectFrom("orders").selectAll().where("user_id", "=", userId));
  if (email === undefined) return own.execute();
  const asGuest = newest(
    db
      .selectFrom(ordersWithEmail(db, email).as("orders"))
      .selectAll()
      .where("user_id", "is", null)
      .where("company_id", "is", null),
  );
  return db
    .selectFrom((both) =>
      both
        .selectFrom(own.as("own"))
        .selectAll()
        .unionAll(both.selectFrom(asGuest.as("as_guest")).selectAll())
        .as("all"),
    )
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Orders of a company or location since a moment, newest first, paginated. */
export const listOrdersOfOwner = (
  db: Db,
  { kind, id }: { kind: "company" | "location"; id: string },
  since: Date,
  most: number,
  after?: Cursor,
): Promise<OrderRow[]> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where(kind === "company" ? "company_id" : "service_point_id", "=", id)
    .where("created_at", ">=", since)
    .$if(after !== undefined, (some) =>
      some.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();

/**
 * Orders with an e-mail address, except those of a location. OFFSET 0 is an optimisation fence: the planner cannot
 * estimate how many orders an address has, and would otherwise scan all orders by date to save the sort.
 */
const ordersWithEmail = (db: Db, email: string) =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("service_point_id", "is", null)
    .where(sql<boolean>`lower(contact->>'email') = lower(${email})`)
    .offset(0);

/** Whether this order's e-mail address has no earlier order in its own name that was not cancelled (PHONE-03). */
export async function isFirstOrder(
  db: Db,
  { id, contact, created_at }: OrderRow,
): Promise<boolean> {
  const earlier = db
    .selectFrom(ordersWithEmail(db, contact.email ?? "").as("orders"))
    .select("id")
    .where("company_id", "is", null)
    .where("created_at", "<=", created_at)
    .where("id", "<>", id)
    .where("status", "<>", "cancelled")
    .limit(1);
  return (await earlier.executeTakeFirst()) === undefined;
}

/** Orders with an e-mail address that are open or were placed since a moment. */
export const listOrdersByEmail = (
  db: Db,
  email: string,
  since: Date,
  most: number,
): Promise<OrderRow[]> =>
  db
    .selectFrom(ordersWithEmail(db, email).as("orders"))
    .selectAll()
    .where((where) =>
      where.or([
        where("created_at", ">=", since),
        where("status", "not in", ["delivered", "cancelled"]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();

/** Orders whose pickup was last missed before a moment and that still have no new pickup window. */
export const listUnansweredPickups = (db: Db, before: Date, most: number): Promise<OrderRow[]> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("awaits_window", "=", "pickup")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("order_events")
            .select("order_events.number")
            .whereRef("order_events.order_id", "=", "orders.id")
            .where("order_events.kind", "=", "pickup-missed")
            .where("order_events.at", ">=", before),
        ),
      ),
    )
    .limit(most)
    .execute();

const selectWithNames = (db: Db) =>
  db
    .selectFrom("orders")
    .innerJoin("hubs", "hubs.id", "orders.hub_id")
    .leftJoin("companies", "companies.id", "orders.company_id")
    .leftJoin("users", "users.id", "orders.user_id")
    .leftJoin("service_points", "service_points.id", "orders.service_point_id")
    .selectAll("orders")
    .select([
      "hubs.name as hubName",
      "companies.name as companyName",
      "users.confirmed_at as accountConfirmedAt",
      "service_points.company as locationCompany",
      "service_points.address_line as locationAddress",
    ]);

/** An order with the names of its company and location. */
export const findOrderWithNames = (db: Db, id: string) =>
  selectWithNames(db).where("orders.id", "=", id).$call(plannedOnce).executeTakeFirstOrThrow();

export const findNamedByNumber = (db: Db, number: string) =>
  selectWithNames(db).where("orders.number", "=", number).$call(plannedOnce).executeTakeFirst();

/** Orders with the names of their companies and locations. */
export const namedOf = (db: Db, ids: readonly string[]) =>
  rowsOf(selectWithNames(db).where(sql<boolean>`orders.id = ANY(${ids}::uuid[])`), {
    ...ORDER_DATES,
    accountConfirmedAt: Date,
  });

export type OrderWithNames = Awaited<ReturnType<typeof findOrderWithNames>>;

/** Orders with a pickup or delivery on a day, with the company's name and the location's address. */
export const readOrdersOfDay = (db: Db, day: string, hub?: string) =>
  db
    .selectFrom("orders")
    .leftJoin("companies", "companies.id", "orders.company_id")
    .leftJoin("service_points", "service_points.id", "orders.service_point_id")
    .selectAll("orders")
    .select([
      "companies.name as companyName",
      "service_points.address_line as pointAddress",
      "service_points.postal_code as pointPostalCode",
    ])
    .where((where) => where.or([where("pickup_date", "=", day), where("delivery_date", "=", day)]))
    .where("status", "!=", "cancelled")
    .$if(hub !== undefined, (some) => some.where("orders.hub_id", "=", hub ?? ""))
    .orderBy("orders.number")
    .execute();

type Person = { email: string; userId: string | null };

/** Orders of an account, and orders that a guest or a company placed with this e-mail address. */
const isOrderOfPerson = ({ email, userId }: Person) =>
  sql<boolean>`(lower(contact->>'email') = lower(${email}) AND service_point_id IS NULL
    OR user_id = ${userId})`;

export const readOrdersOfPerson = (db: Db, person: Person): Promise<OrderRow[]> =>
  selectOrdersOfPerson(db, person).execute();

export const ordersOfPerson = (db: Db, person: Person) =>
  rowsOf(selectOrdersOfPerson(db, person), ORDER_DATES);

const selectOrdersOfPerson = (db: Db, person: Person) =>
  db.selectFrom("orders").selectAll().where(isOrderOfPerson(person)).orderBy("created_at");

/** Erases personal data; number, dates, hub and services stay for bookkeeping. */
const NAMELESS = {
  contact: "{}",
  notes: "",
  pickup_location: null,
  delivery_location: null,
  device: null,
  window_shares: null,
  instructions: "{}",
  /** Invalidates the orders' links (MINE-10). */
  link_version: sql<number>`link_version + 1`,
} as const;

export async function emptyOrders(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable("orders").set(NAMELESS).where("id", "in", ids).execute();
  await forgetBuyers(db, ids);
}

/** The ids of these hubs, companies or locations that orders reference. */
export async function findNamed(
  db: Db,
  column: "hub_id" | "company_id" | "service_point_id",
  ids: string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT ${sql.ref(column)}::text AS id FROM orders
    WHERE ${sql.ref(column)}::text IN (${sql.join(ids)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The sequence number of the most recent event of any order. */
export async function lastEvent(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom("orders")
    .select(sql<number>`coalesce(max(last_event), 0)`.as("last"))
    .executeTakeFirstOrThrow();
  return last;
}
