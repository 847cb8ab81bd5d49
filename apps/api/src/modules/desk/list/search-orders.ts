import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { rareLetters } from "./rare-letters.ts";
import { orderNumberIn, searchWords } from "./search-words.ts";
import { wholeWord } from "./word-patterns.ts";

/** PostgreSQL looks at its tables anew now and then; what is common changes in months. */
const KEPT_MS = 3_600_000;

/** What the index of words can find in this database. */
type SearchIndex = {
  /** Parts of words (pg_trgm), or only their beginnings: what it was made with. */
  findsParts: boolean;
  /** How many people and addresses it has, about. */
  kept: number;
  /** In which share of them three letters stand; undefined until PostgreSQL has looked at the words. */
  shareOf: ((letters: string) => number) | undefined;
};

const kept = new WeakMap<Db, { at: number; index: Promise<SearchIndex> }>();

function readSearchIndex(db: Db): Promise<SearchIndex> {
  const known = kept.get(db);
  if (known && performance.now() - known.at < KEPT_MS) return known.index;
  const index = read(db);
  kept.set(db, { at: performance.now(), index });
  index.catch(() => kept.delete(db));
  return index;
}

async function read(db: Db): Promise<SearchIndex> {
  const { rows } = await sql<{ parts: boolean; kept: number }>`
    SELECT i.indexdef LIKE '%gin_trgm_ops%' AS parts, c.reltuples AS kept
    FROM pg_indexes i JOIN pg_class c ON c.oid = 'search_words'::regclass
    WHERE i.schemaname = current_schema() AND i.indexname = 'order_search_words'`.execute(db);
  const [{ parts, kept } = { parts: false, kept: 0 }] = rows;
  return { findsParts: parts, kept, shareOf: await readShares(db) };
}

/** The thousand most common are known; all others are rarer than these. */
async function readShares(db: Db): Promise<SearchIndex["shareOf"]> {
  const { rows } = await sql<{ letters: string; share: number }>`
    SELECT e.letters, s.most_common_elem_freqs[e.place] AS share
    FROM pg_stats_ext_exprs s, unnest(s.most_common_elems::text::text[]) WITH ORDINALITY AS e(letters, place)
    WHERE s.statistics_schemaname = current_schema() AND s.statistics_name = 'order_search_letters'`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  const shares = new Map(rows.map(({ letters, share }) => [letters, share]));
  const least = Math.min(...shares.values());
  return (letters) => shares.get(letters) ?? least;
}

/** What somebody typed. */
export type Words = {
  /** Finds it in `search_words`. */
  found: RawBuilder<boolean>;
  /** How many hold it, about: so few that they need not be looked for among the newest first, or as good as everybody. */
  held: "by few" | "by some" | "by many";
};

/** So many people, as far as their letters tell, are found at once in less time than among the newest first. */
const FEW = 1000;
/** Where this share of all people have a word, a walk through the list soon meets a page of them. */
const MANY = 0.02;

/** Undefined where they typed nothing. */
export async function wordsOf(db: Db, typed: string | undefined): Promise<Words | undefined> {
  const words = searchWords(typed ?? "");
  if (words.length === 0) return undefined;
  const { findsParts, kept, shareOf } = await readSearchIndex(db);
  if (!findsParts) return { found: withBeginnings(words), held: "by some" };
  if (!shareOf) return { found: withParts(words, []), held: "by few" };
  const { patterns, share } = rareLetters(words, shareOf);
  const held = share > MANY ? "by many" : share * kept < FEW ? "by few" : "by some";
  return { found: withParts(words, patterns), held };
}

/**
 * Where the rare letters of words are known these are looked up, and the words are read: joined to nothing they are no
 * longer what the index is of.
 */
function withParts(words: string[], rare: string[]): RawBuilder<boolean> {
  const column = sql.ref("search_words.words");
  const whole = words.map(wholeWord);
  if (rare.length === 0) return allLike(column, whole);
  return sql<boolean>`${allLike(column, rare)} AND ${allLike(sql`(${column} || '')`, whole)}`;
}

const allLike = (text: RawBuilder<unknown>, patterns: string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`${text} LIKE ${pattern}`),
    sql` AND `,
  )}`;

const withBeginnings = (words: string[]): RawBuilder<boolean> => {
  const query = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`).join(" & ");
  return sql<boolean>`array_to_tsvector(string_to_array(btrim(search_words.words), ' '))
    @@ ${query}::tsquery`;
};

/** Comes after whatever digits a number goes on with. */
const AFTER_ALL = "9".repeat(20);

/** The order whose number was typed, or those whose numbers begin so; undefined where it is of no order. */
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

/** Which orders hold the words; whoever plans the query may begin at either end. */
export const holding = ({ found }: Words): RawBuilder<boolean> =>
  sql<boolean>`orders.words_id IN (SELECT id FROM search_words WHERE ${found})`;

/** The same, order by order as a list comes to it: right where almost every page meets some. */
export const metOnTheWay = ({ found }: Words): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM search_words WHERE id = orders.words_id AND ${found} OFFSET 0)`;
