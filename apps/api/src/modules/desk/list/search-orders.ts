import type { OrdersQuery } from "@waslijn/contract/console/orders";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { lastEvent } from "../../orders/orders-repository.ts";
import { orderNumberIn, searchWords } from "./search-words.ts";

/** Step 1 reads at most this many people; step 2 the newest keys of their orders from `(words_id, last_event)`. */
const MOST_PEOPLE = 10_000;
/** With filters or another sort, the rows of at most this many people or changes are fetched and sorted. */
const MOST_FETCHED = 5000;
/** Step 3, for words that more people have, scans the orders of this many newest events. */
const WALKED_EVENTS = 2 ** 17;

/**
 * Conditions on orders for a search, each wider than the one before. The first that fills the page is right: the orders
 * that it leaves out changed before all that it finds.
 */
export async function* searchPages(
  db: Db,
  found: FoundWords,
  query: OrdersQuery,
  most: number,
): AsyncGenerator<RawBuilder<boolean>> {
  const { sort = "changed", after, search: _, ...filters } = query;
  if (sort !== "changed") return yield await searchAll(db, found, query);
  const people = await findPeople(db, found, MOST_PEOPLE);
  if (people.length <= MOST_PEOPLE) {
    const enough = Object.keys(filters).length > 0 ? MOST_FETCHED : most;
    const changes = await changesOf(db, people, after, enough);
    yield among(changes);
    if (changes.length === MOST_FETCHED) yield ofPeople(people);
    return;
  }
  const newest = Math.min(Number(after ?? Infinity), await lastEvent(db));
  yield sql<boolean>`${isFoundOnWalk(found)} AND orders.last_event >= ${newest - WALKED_EVENTS}::bigint`;
  yield ofWords(sql`SELECT id FROM search_words WHERE ${found}`);
}

/** One condition for all matches. In a list by windows, a frequent word is found by scanning from today on. */
export async function searchAll(
  db: Db,
  found: FoundWords,
  { sort }: Pick<OrdersQuery, "sort">,
): Promise<RawBuilder<boolean>> {
  const people = await findPeople(db, found, MOST_FETCHED);
  if (people.length <= MOST_FETCHED) return ofPeople(people);
  return sort === "pickup" || sort === "delivery"
    ? isFoundOnWalk(found)
    : sql<boolean>`orders.words_id IN (SELECT id FROM search_words WHERE ${found})`;
}

/** Ids of matching people; `most + 1` of them if there are more. */
async function findPeople(db: Db, found: FoundWords, most: number): Promise<string[]> {
  const people = db.selectFrom("search_words").select("id").where(found);
  return (await people.limit(most + 1).execute()).map(({ id }) => id);
}

type Change = { words_id: string | null; last_event: number };

/** The newest changes of these people's orders before a cursor: an index-only scan. */
async function changesOf(
  db: Db,
  people: string[],
  before: string | undefined,
  most: number,
): Promise<Change[]> {
  if (people.length === 0) return [];
  return db
    .selectFrom("orders")
    .select(["words_id", "last_event"])
    .where(ofPeople(people))
    .$if(before !== undefined, (query) => query.where("last_event", "<", Number(before)))
    .orderBy("last_event", "desc")
    .limit(most)
    .execute();
}

/** Orders of these people since the oldest of these changes. */
function among(changes: Change[]): RawBuilder<boolean> {
  const people = [...new Set(changes.map(({ words_id }) => words_id))];
  const since = changes.at(-1)?.last_event ?? 0;
  return sql<boolean>`${ofPeople(people)} AND orders.last_event >= ${since}::bigint`;
}

const ofPeople = (people: (string | null)[]): RawBuilder<boolean> =>
  ofWords(sql`SELECT unnest(${people}::uuid[])`);

const ofWords = (ids: RawBuilder<unknown>): RawBuilder<boolean> => fetched("words_id", ids);

/**
 * Rows looked up by key and sorted. The ARRAY hides the row estimate from the planner, which would otherwise scan orders
 * by date until it has found a page: 123 ms instead of 29 for a common name in ten million orders.
 */
export const fetched = (column: "id" | "words_id", ids: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`orders.${column}`)} = ANY(ARRAY(${ids}))`;

/** Checks each scanned order; OFFSET 0 keeps the planner from turning it into a join. */
const isFoundOnWalk = (found: FoundWords): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM search_words WHERE id = orders.words_id AND ${found} OFFSET 0)`;

/** Condition on `search_words` for a search text. */
export type FoundWords = RawBuilder<boolean>;

/** Undefined for an empty search text. */
export async function wordsOf(db: Db, typed: string | undefined): Promise<FoundWords | undefined> {
  const words = searchWords(typed ?? "");
  if (words.length === 0) return undefined;
  return (await findsParts(db)) ? withParts(words) : withBeginnings(words);
}

const indexes = new WeakMap<Db, Promise<boolean>>();

/** Whether the index uses pg_trgm; otherwise only beginnings of words are found. */
function findsParts(db: Db): Promise<boolean> {
  const known = indexes.get(db) ?? readIndex(db);
  indexes.set(db, known);
  known.catch(() => indexes.delete(db));
  return known;
}

async function readIndex(db: Db): Promise<boolean> {
  const { rows } = await sql<{ parts: boolean }>`
    SELECT indexdef LIKE '%gin_trgm_ops%' AS parts FROM pg_indexes
    WHERE schemaname = current_schema() AND indexname = 'order_search_words'`.execute(db);
  return rows[0]?.parts ?? false;
}

/**
 * Any part of a word; words shorter than a trigram match beginnings only. An e-mail address is looked up by its local
 * part: the trigrams of a domain are in half of all rows. Concatenating with an empty string keeps the planner
 * from using the index for the whole address (158 instead of 41 ms).
 */
function withParts(words: string[]): FoundWords {
  const conditions = words.map((word) => {
    const [local = ""] = word.split("@");
    return local.length < 3 || local === word
      ? sql`search_words.words LIKE ${pattern(word)}`
      : sql`search_words.words LIKE ${pattern(local)} AND search_words.words || '' LIKE ${pattern(word)}`;
  });
  return sql<boolean>`${sql.join(conditions, sql` AND `)}`;
}

const pattern = (word: string): string => {
  const literal = word.replace(/[\\%_]/g, "\\$&");
  return word.length < 3 ? `% ${literal}%` : `%${literal}%`;
};

const withBeginnings = (words: string[]): FoundWords => {
  const query = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(" & ");
  return sql<boolean>`array_to_tsvector(string_to_array(btrim(search_words.words), ' '))
    @@ ${query}::tsquery`;
};

/** Upper bound of a prefix range of order numbers. */
const AFTER_ALL = "9".repeat(20);

/** Condition for the order of this number, or for orders whose numbers begin with it; undefined if there is none. */
export async function orderNumbered(
  db: Db,
  typed: string | undefined,
): Promise<RawBuilder<boolean> | undefined> {
  const number = orderNumberIn(typed ?? "");
  if (number === undefined) return undefined;
  const order = await db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirst();
  if (order) return sql<boolean>`orders.id = ${order.id}`;
  if (!/^w-\d+$/i.test(typed?.trim() ?? "")) return undefined;
  return sql<boolean>`orders.number BETWEEN ${number} AND ${number + AFTER_ALL}`;
}
