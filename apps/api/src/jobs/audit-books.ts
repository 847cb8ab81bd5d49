import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { findDifferences, type Difference } from "../modules/payments/audit-payments.ts";

const HOUR_MS = 3_600_000;
/** A node that did not finish within this is taken for dead. */
const TAKE_OVER_AFTER_MS = 6 * HOUR_MS;

/**
 * Audits all books once a day, by whichever node is first, and what differed again every hour: a difference that lasts
 * stands on Today, and one that was settled goes (PAY-09). Returns how many bills differ; undefined where it is not time.
 */
export async function auditBooks(
  deps: Pick<Deps, "db" | "clock" | "live" | "payments">,
): Promise<number | undefined> {
  const { db, clock } = deps;
  const now = clock.now();
  const day = amsterdamDate(now);
  const isWhole = await takeDay(db, day, now);
  const suspects = isWhole ? undefined : await listSuspects(db, now);
  if (suspects?.length === 0) return undefined;
  const found = await findDifferences(deps, suspects);
  await keep(db, found, suspects, now);
  if (isWhole) {
    await db
      .updateTable("book_audits")
      .set({ finished_at: clock.now() })
      .where("day", "=", day)
      .execute();
  }
  return new Set(found.map(({ billId }) => billId)).size;
}

async function takeDay(db: Db, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO book_audits AS a (day, started_at) VALUES (${day}, ${now})
    ON CONFLICT (day) DO UPDATE SET started_at = ${now}
      WHERE a.finished_at IS NULL AND a.started_at < ${new Date(now.getTime() - TAKE_OVER_AFTER_MS)}
    RETURNING day`.execute(db);
  return rows.length > 0;
}

async function listSuspects(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("book_differences")
    .select("bill_id")
    .distinct()
    .where("last_at", "<=", new Date(now.getTime() - HOUR_MS))
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}

/** What of the audited bills was not found again is settled. */
const keep = (
  db: Db,
  found: readonly Difference[],
  audited: readonly string[] | undefined,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const { billId, what, ours, theirs } of found) {
      const seen = { ours, theirs, last_at: now };
      await transaction
        .insertInto("book_differences")
        .values({ bill_id: billId, what, first_at: now, ...seen })
        .onConflict((conflict) => conflict.columns(["bill_id", "what"]).doUpdateSet(seen))
        .execute();
    }
    await transaction
      .deleteFrom("book_differences")
      .where("last_at", "<", now)
      .$if(audited !== undefined, (query) => query.where("bill_id", "in", audited ?? []))
      .execute();
  });
