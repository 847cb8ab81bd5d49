import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { DAY, type Limit } from "./limits.ts";

/** Sliding window, approximated by this many buckets. */
const PIECES = 15;

export type Count = {
  hits: number;
  /** Seconds until the oldest counted bucket expires. */
  retryAfter: number;
};

type Row = { hits: number; oldest: Date | null };

const pieceMs = (limit: Limit): number => Math.max(1, Math.ceil(limit.seconds / PIECES)) * 1000;
const startOfPiece = (at: Date, limit: Limit): Date =>
  new Date(Math.floor(at.getTime() / pieceMs(limit)) * pieceMs(limit));
/** Buckets that start after this time still count. */
const horizon = (at: Date, limit: Limit): Date =>
  new Date(startOfPiece(at, limit).getTime() - limit.seconds * 1000);

/** Argument of `take_limits`: a limit resolved to its current bucket. */
export type CountedLimit = {
  subject: string;
  most: number;
  piece: Date;
  since: Date;
  frees_after: number;
  /** Overrides the retry time that is derived from the buckets. */
  retry_after?: number;
};

export const toCounted = (subject: string, limit: Limit, now: Date): CountedLimit => ({
  subject,
  most: limit.hits,
  piece: startOfPiece(now, limit),
  since: horizon(now, limit),
  frees_after: limit.seconds + pieceMs(limit) / 1000,
});

/** Adds to the count shared by all nodes and returns the total, in one statement. */
export async function addHits(
  db: Db,
  subject: string,
  limit: Limit,
  now: Date,
  amount = 1,
): Promise<Count> {
  const piece = startOfPiece(now, limit);
  const { rows } = await sql<Row>`
    WITH counted AS (
      INSERT INTO rate_limits (subject, window_start, hits) VALUES (${subject}, ${piece}, ${amount})
      ON CONFLICT (subject, window_start) DO UPDATE SET hits = rate_limits.hits + ${amount}
      RETURNING hits
    ), earlier AS (
      SELECT sum(hits) AS hits, min(window_start) FILTER (WHERE hits > 0) AS oldest FROM rate_limits
      WHERE subject = ${subject} AND window_start > ${horizon(now, limit)} AND window_start < ${piece}
    )
    SELECT (counted.hits + coalesce(earlier.hits, 0))::int AS hits, earlier.oldest
    FROM counted, earlier`.execute(db);
  return toCount(rows[0], limit, now);
}

export async function readHits(db: Db, subject: string, limit: Limit, now: Date): Promise<Count> {
  const { rows } = await sql<Row>`
    SELECT coalesce(sum(hits), 0)::int AS hits, min(window_start) FILTER (WHERE hits > 0) AS oldest
    FROM rate_limits WHERE subject = ${subject} AND window_start > ${horizon(now, limit)}`.execute(
    db,
  );
  return toCount(rows[0], limit, now);
}

function toCount(row: Row | undefined, limit: Limit, now: Date): Count {
  const oldest = row?.oldest ?? startOfPiece(now, limit);
  const free = oldest.getTime() + limit.seconds * 1000 + pieceMs(limit);
  return {
    hits: row?.hits ?? 0,
    retryAfter: Math.min(DAY, Math.max(1, Math.ceil((free - now.getTime()) / 1000))),
  };
}
