import { amsterdamDate, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { lockRuns } from "./runs-repository.ts";
import { arrivalsOf, readBoard, type BoardRun } from "./view-runs.ts";

/** An unchanged estimate is only written again to show that it still holds. */
const RENEWED_AFTER_MS = 2 * 60_000;

/**
 * Stores the estimated arrivals of today's runs that are under way, for the pages of their customers (DRIVE-09). A
 * stored range means that a page costs one lookup, and that orders need not know routing. Idempotent, so nodes need no
 * coordination. Returns the number of estimates.
 */
export async function storeEstimates({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const day = amsterdamDate(now);
  const hubs = await db
    .selectFrom("runs")
    .select("hub_id")
    .distinct()
    .where("day", "=", day)
    .execute();
  let stored = 0;
  for (const { hub_id: hub } of hubs) {
    const { runs } = await readBoard(db, { hub, day });
    for (const run of runs) stored += await storeEstimatesOf(db, run, now);
  }
  return stored;
}

async function storeEstimatesOf(db: Db, run: BoardRun, now: Date): Promise<number> {
  if (run.visits.length === 0) return 0;
  const day = amsterdamDate(now);
  const at = (time: string | undefined): Date | null =>
    time === undefined ? null : new Date(toAmsterdamTimestamp(day, time));
  const estimates = [...arrivalsOf(run, day, now)].map(([stop, { range }]) => ({
    order_id: stop.orderId,
    kind: stop.kind,
    // A delivery that is not ready cannot be in the van.
    from: at(stop.isReady ? range?.from : undefined),
    to: at(stop.isReady ? range?.to : undefined),
  }));
  if (estimates.length === 0) return 0;
  await db.transaction().execute(async (transaction) => {
    // The run before its stops, as planning takes them: two statements over the same stops could deadlock.
    await lockRuns(transaction, [run.id]);
    await sql`
      UPDATE run_stops s SET expected_at = ${now}, expected_from = e."from", expected_to = e."to"
      FROM jsonb_to_recordset(${JSON.stringify(estimates)}::jsonb)
        AS e (order_id uuid, kind text, "from" timestamptz, "to" timestamptz)
      WHERE s.order_id = e.order_id AND s.kind = e.kind AND s.run_id = ${run.id}
        AND ((s.expected_from, s.expected_to) IS DISTINCT FROM (e."from", e."to")
          OR s.expected_at IS NULL OR s.expected_at < ${new Date(now.getTime() - RENEWED_AFTER_MS)})`.execute(
      transaction,
    );
  });
  return estimates.length;
}
