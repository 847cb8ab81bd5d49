import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { searchWords } from "./search-words.ts";

const asked = new WeakMap<Db, Promise<boolean>>();

/** Whether this database finds parts of words (pg_trgm) or only their beginnings: what its index was made with. */
async function findsParts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ parts: boolean }>`
    SELECT indexdef LIKE '%gin_trgm_ops%' AS parts FROM pg_indexes
    WHERE schemaname = current_schema() AND indexname = 'order_search_words'`.execute(db);
  return rows[0]?.parts ?? false;
}

/** A condition on `order_search` that finds what somebody typed. */
export type Words = RawBuilder<boolean>;

/** Undefined where they typed nothing. */
export async function wordsOf(db: Db, typed: string | undefined): Promise<Words | undefined> {
  const words = searchWords(typed ?? "");
  if (words.length === 0) return undefined;
  if (!asked.has(db)) asked.set(db, findsParts(db));
  return (await asked.get(db)) ? withParts(words) : withBeginnings(words);
}

/** An index of three letters knows nothing of shorter words but where they begin. */
const withParts = (words: string[]): Words =>
  sql<boolean>`${sql.join(
    words.map((word) => {
      const escaped = word.replace(/[\\%_]/g, "\\$&");
      return sql`order_search.words LIKE ${word.length < 3 ? `% ${escaped}%` : `%${escaped}%`}`;
    }),
    sql` AND `,
  )}`;

const withBeginnings = (words: string[]): Words => {
  const query = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(" & ");
  return sql<boolean>`array_to_tsvector(string_to_array(btrim(order_search.words), ' '))
    @@ ${query}::tsquery`;
};

/** Which orders hold the words; whoever plans the query may begin at either end. */
export const holding = (words: Words): RawBuilder<boolean> =>
  sql<boolean>`orders.id IN (SELECT order_id FROM order_search WHERE ${words})`;

/** The same, order by order as a list comes to it: right where almost every page meets some. */
export const metOnTheWay = (words: Words): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM order_search WHERE order_id = orders.id AND ${words} OFFSET 0)`;
