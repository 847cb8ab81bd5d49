import type { OrdersQuery } from "@waslijn/contract/console/desk/orders";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { lastEvent } from "../last-event.ts";
import { fetched } from "./fetched.ts";
import { holding, metOnTheWay, type Words } from "./search-orders.ts";

/** So many orders are fetched one by one and sorted; where more hold a word, a walk soon meets a page of them. */
const FEW = 5000;
/** Short eras, then long ones: see migration 032. */
const LEVELS = [1, 2];

/**
 * What a list finds until its page is full: by last change in the newest eras before its cursor, then further back, then
 * everywhere. All that a step leaves out changed earlier than all it finds. Reaches that cannot fill a page are passed
 * over.
 */
export async function* searchBackwards(
  db: Db,
  words: Words,
  query: OrdersQuery,
  most: number,
): AsyncGenerator<RawBuilder<boolean>> {
  const { sort = "changed", after } = query;
  if (sort === "placed") return yield await searchAll(db, words, query);
  if (sort !== "changed") return yield await searchWindows(db, words);
  const newest = Math.min(Number(after ?? Infinity), await lastEvent(db));
  for (const level of LEVELS) {
    const near = await find(
      db,
      sql<boolean>`${words} AND eras && eras_until(${newest}::bigint, ${level})`,
    );
    if (near.length > FEW) return yield metOnTheWay(words);
    if (near.length >= most) yield among(near);
  }
  const found = await find(
    db,
    sql<boolean>`${words} AND eras[1] <= (eras_of(${newest}::bigint))[1]`,
  );
  if (found.length > FEW) return yield holding(words);
  const last = newestOf(found, most);
  if (last.length < found.length) yield among(last);
  yield among(found);
}

/**
 * A list by windows begins today and is soon walked to its end. On the way each order is known by what was found among
 * those that changed lately; only the few others are looked into.
 */
async function searchWindows(db: Db, words: Words): Promise<RawBuilder<boolean>> {
  const lately = sql`eras_until(${await lastEvent(db)}::bigint, 2)`;
  const near = await find(db, sql<boolean>`${words} AND eras && ${lately}`);
  if (near.length > FEW) return metOnTheWay(words);
  return sql<boolean>`(orders.id = ANY(${idsOf(near)}::uuid[])
    OR NOT eras_of(orders.last_event) && ${lately} AND ${metOnTheWay(words)})`;
}

/** Wherever they are; a list by windows is met on the way, as above. */
export async function searchAll(
  db: Db,
  words: Words,
  { sort }: Pick<OrdersQuery, "sort">,
): Promise<RawBuilder<boolean>> {
  const found = await find(db, words);
  if (found.length <= FEW) return among(found);
  return sort === "pickup" || sort === "delivery" ? metOnTheWay(words) : holding(words);
}

/** An order, and the short era that it last changed in. */
type Found = { order_id: string; era: number };

const find = (db: Db, words: Words): Promise<Found[]> =>
  db
    .selectFrom("order_search")
    .select(["order_id", sql<number>`eras[1]`.as("era")])
    .where(words)
    .limit(FEW + 1)
    .execute();

/** Those of the newest eras that have a page together. */
function newestOf(found: Found[], most: number): Found[] {
  const eras = found.map(({ era }) => era).toSorted((a, b) => b - a);
  const oldest = eras[most - 1] ?? -Infinity;
  return found.filter(({ era }) => era >= oldest);
}

const idsOf = (found: Found[]): string[] => found.map(({ order_id }) => order_id);

const among = (found: Found[]): RawBuilder<boolean> =>
  fetched(sql`SELECT unnest(${idsOf(found)}::uuid[])`);
