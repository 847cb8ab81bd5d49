import type { OrdersQuery } from "@waslijn/contract/console/desk/orders";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { lastEvent } from "../last-event.ts";
import { holding, metOnTheWay, type Words } from "./search-orders.ts";

/** So many orders are fetched one by one and sorted; where more hold a word, a walk soon meets a page of them. */
const FEW = 5000;
/** Short eras, then long ones: see migration 032. */
const LEVELS = [1, 2];

/**
 * What a list by last change finds in the newest eras before its cursor, then further back, then nothing more: all it
 * leaves out changed earlier than all it finds. Reaches that cannot fill a page are passed over.
 */
export async function* searchBackwards(
  db: Db,
  words: Words,
  { sort = "changed", after }: OrdersQuery,
  most: number,
): AsyncGenerator<RawBuilder<boolean>> {
  if (sort !== "changed") return;
  const newest = Math.min(Number(after ?? Infinity), await lastEvent(db));
  for (const level of LEVELS) {
    const found = await find(
      db,
      sql<boolean>`${words} AND eras && eras_until(${newest}::bigint, ${level})`,
    );
    if (found.length > FEW) return yield metOnTheWay(words);
    if (found.length >= most) yield among(found);
  }
}

/** Wherever they are; a list by windows begins today, and is soon walked to its end. */
export async function searchAll(
  db: Db,
  words: Words,
  { sort }: Pick<OrdersQuery, "sort">,
): Promise<RawBuilder<boolean>> {
  const found = await find(db, words);
  if (found.length <= FEW) return among(found);
  return sort === "pickup" || sort === "delivery" ? metOnTheWay(words) : holding(words);
}

async function find(db: Db, words: Words): Promise<string[]> {
  const rows = await db
    .selectFrom("order_search")
    .select("order_id")
    .where(words)
    .limit(FEW + 1)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

const among = (ids: string[]): RawBuilder<boolean> => sql<boolean>`orders.id = ANY(${ids}::uuid[])`;
