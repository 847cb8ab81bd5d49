import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { rareLetters } from "./rare-letters.ts";
import { readSearchIndex } from "./search-index.ts";
import { orderNumberIn, searchWords } from "./search-words.ts";
import { wholeWord } from "./word-patterns.ts";

/** A condition on `order_search` that finds what somebody typed. */
export type Words = RawBuilder<boolean>;

/** Undefined where they typed nothing. */
export async function wordsOf(db: Db, typed: string | undefined): Promise<Words | undefined> {
  const words = searchWords(typed ?? "");
  if (words.length === 0) return undefined;
  const { findsParts, shareOf } = await readSearchIndex(db);
  if (!findsParts) return withBeginnings(words);
  return withParts(words, shareOf ? rareLetters(words, shareOf) : []);
}

/**
 * Where the rare letters of words are known these are looked up, and the words are read: joined to nothing they are no
 * longer what the index is of.
 */
function withParts(words: string[], rare: string[]): Words {
  const column = sql.ref("order_search.words");
  const whole = words.map(wholeWord);
  if (rare.length === 0) return allLike(column, whole);
  return sql<boolean>`${allLike(column, rare)} AND ${allLike(sql`(${column} || '')`, whole)}`;
}

const allLike = (text: RawBuilder<unknown>, patterns: string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`${text} LIKE ${pattern}`),
    sql` AND `,
  )}`;

const withBeginnings = (words: string[]): Words => {
  const query = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(" & ");
  return sql<boolean>`array_to_tsvector(string_to_array(btrim(order_search.words), ' '))
    @@ ${query}::tsquery`;
};

/** The one order whose whole number was typed; undefined where no order has it, or not all of it was typed yet. */
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
  return order && sql<boolean>`orders.id = ${order.id}`;
}

/** Which orders hold the words; whoever plans the query may begin at either end. */
export const holding = (words: Words): RawBuilder<boolean> =>
  sql<boolean>`orders.id IN (SELECT order_id FROM order_search WHERE ${words})`;

/** The same, order by order as a list comes to it: right where almost every page meets some. */
export const metOnTheWay = (words: Words): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM order_search WHERE order_id = orders.id AND ${words} OFFSET 0)`;
