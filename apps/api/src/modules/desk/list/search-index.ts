import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

/** PostgreSQL looks at its tables anew now and then; what is common changes in months. */
const KEPT_MS = 3_600_000;

/** What the index of words can find in this database. */
export type SearchIndex = {
  /** Parts of words (pg_trgm), or only their beginnings: what it was made with. */
  findsParts: boolean;
  /** How many people and addresses it has, about. */
  kept: number;
  /** In which share of them three letters stand; undefined until PostgreSQL has looked at the words. */
  shareOf: ((letters: string) => number) | undefined;
};

const kept = new WeakMap<Db, { at: number; index: Promise<SearchIndex> }>();

export function readSearchIndex(db: Db): Promise<SearchIndex> {
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
