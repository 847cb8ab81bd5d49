import type { OrdersQuery } from "@waslijn/contract/console/orders";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { lastEvent } from "../../orders/orders-repository.ts";
import { fetched } from "./fetched.ts";
import { holding, metOnTheWay, type Words } from "./search-orders.ts";

/** The orders of so many people are fetched one by one and sorted; where more hold a word, a walk soon meets a page. */
const FEW = 5000;
/** Back from the last change: two eras of so many events (migration 032), and how many people are few among theirs. */
const REACHES = [
  { level: 1, events: 2 ** 16, few: 1000 },
  { level: 2, events: 2 ** 20, few: FEW },
];

/** Words that many are believed to have are met on the way through the orders of so many events, and no further. */
const WALKED = 2 ** 16;
/** The next reach has at most about so many times as many people: sixteen times the events, of which some are theirs. */
const FURTHER = 8;

/**
 * What a list finds until its page is full: by last change in the newest eras before its cursor, then further back, then
 * everywhere. All that a step leaves out changed earlier than all it finds. Words that few have are looked for
 * everywhere at once, and what is only believed of them is never walked for to the end.
 */
export async function* searchBackwards(
  db: Db,
  words: Words,
  query: OrdersQuery,
  most: number,
): AsyncGenerator<RawBuilder<boolean>> {
  const { sort = "changed", after, search: _, ...filters } = query;
  if (sort === "placed") return yield await searchAll(db, words, query);
  if (sort !== "changed") return yield await searchWindows(db, words);
  const enough = Object.keys(filters).length > 0 ? FEW : most;
  const all = words.held === "by few" ? await find(db, words.found) : undefined;
  if (!all || all.length > FEW) {
    const newest = Math.min(Number(after ?? Infinity), await lastEvent(db));
    if (words.held === "by many") {
      yield sql<boolean>`${metOnTheWay(words)} AND orders.last_event >= ${newest - WALKED}::bigint`;
    }
    for (const { level, events, few } of REACHES) {
      const near = await find(
        db,
        sql`${words.found} AND eras && eras_until(${newest}::bigint, ${level})`,
        few,
      );
      if (near.length > few) return yield metOnTheWay(words);
      const since = (Math.floor(newest / events) - 1) * events;
      const changes = await changesOf(db, near, { since, before: after }, enough);
      if (changes.length >= most) yield among(changes);
      if (near.length * FURTHER < most) break;
    }
  }
  const found = all ?? (await find(db, words.found));
  if (found.length > FEW) return yield holding(words);
  const changes = await changesOf(db, found, { since: 0, before: after }, enough);
  yield among(changes);
  if (changes.length === FEW) yield holding(words);
}

/**
 * A list by windows begins today and is soon walked to its end. On the way each order is known by what was found among
 * those that changed lately; only the few others are looked into.
 */
async function searchWindows(db: Db, words: Words): Promise<RawBuilder<boolean>> {
  const lately = sql`eras_until(${await lastEvent(db)}::bigint, 2)`;
  const near = await find(db, sql`${words.found} AND eras && ${lately}`);
  if (near.length > FEW) return metOnTheWay(words);
  return sql<boolean>`(orders.words_id = ANY(${near}::uuid[])
    OR NOT eras_of(orders.last_event) && ${lately} AND ${metOnTheWay(words)})`;
}

/** Wherever they are; a list by windows is met on the way, as above. */
export async function searchAll(
  db: Db,
  words: Words,
  { sort }: Pick<OrdersQuery, "sort">,
): Promise<RawBuilder<boolean>> {
  const found = await find(db, words.found);
  if (found.length <= FEW) return ofPeople(found);
  return sort === "pickup" || sort === "delivery" ? metOnTheWay(words) : holding(words);
}

/** The words that hold what was typed, one more than a few at most. */
async function find(db: Db, found: RawBuilder<unknown>, few = FEW): Promise<string[]> {
  const rows = await db
    .selectFrom("search_words")
    .select("id")
    .where(sql<boolean>`${found}`)
    .limit(few + 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** When an order last changed, and the words that it has. */
type Change = { words_id: string | null; last_event: number };

/** The last changes of their orders, newest first: read from the index alone. */
async function changesOf(
  db: Db,
  words: string[],
  { since, before }: { since: number; before: string | undefined },
  most: number,
): Promise<Change[]> {
  if (words.length === 0) return [];
  return db
    .selectFrom("orders")
    .select(["words_id", "last_event"])
    .where(ofPeople(words))
    .where("last_event", ">=", since)
    .$if(before !== undefined, (query) => query.where("last_event", "<", Number(before)))
    .orderBy("last_event", "desc")
    .limit(most)
    .execute();
}

const ofPeople = (words: (string | null)[]): RawBuilder<boolean> =>
  fetched("words_id", sql`SELECT unnest(${words}::uuid[])`);

/** The orders that changed so: all of these words since the first of them. */
function among(changes: Change[]): RawBuilder<boolean> {
  const words = [...new Set(changes.map(({ words_id }) => words_id))];
  const since = changes.at(-1)?.last_event ?? 0;
  return sql<boolean>`${ofPeople(words)} AND orders.last_event >= ${since}::bigint`;
}
