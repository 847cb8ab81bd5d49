import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { WorkDeps } from "../../work.ts";
import { writeAudit } from "../staff/write-audit.ts";
import { emptyAccount } from "./empty-account.ts";
import { forgetComplaintsOf } from "../care/complaints-repository.ts";
import { forgetProofsOf } from "../orders/views/deliveries-repository.ts";
import { forgetFindingsOf } from "../orders/views/findings-repository.ts";
import { forgetNotesOf } from "../orders/notes-repository.ts";
import { forgetDeskMessagesOf } from "../orders/desk-messages-repository.ts";
import { forgetCustomerNotesOf } from "./customer-notes-repository.ts";
import { forgetPhotosOf } from "../files/photos-repository.ts";
import { forgetKitsOf } from "../floor/kits-repository.ts";
import { forgetPlansOf } from "../plans/plans-repository.ts";
import { forgetChecksOf } from "../accounts/phone-checks-repository.ts";
import { lockOrders } from "../orders/life/record-event.ts";
import { emptyOrders } from "../orders/orders-repository.ts";

/** Small enough that others do not wait long for its locks. */
const BATCH = 200;

export type OldData = { orders: number; accounts: number; requests: number };

/**
 * Anonymises data older than the retention period, as erasing does: orders stay for the books without personal data,
 * accounts without an order or login since then are erased, area requests are deleted. Idempotent, so nodes need not
 * coordinate; a node that shuts down stops after the current batch.
 */
export async function emptyOldData(
  {
    db,
    clock,
    env,
    who,
    stop,
  }: Pick<WorkDeps, "db" | "clock" | "env" | "who"> & { stop?: AbortSignal },
  { dryRun }: { dryRun: boolean },
): Promise<OldData> {
  const now = clock.now();
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - env.RETENTION_YEARS);
  if (dryRun) return countOldData(db, before);
  const emptied = {
    orders: await inBatches(() => emptyOldOrders(db, before, now), stop),
    accounts: await inBatches(() => emptyOldAccounts(db, before, now), stop),
    requests: await inBatches(() => removeOldRequests(db, before), stop),
  };
  if (Object.values(emptied).some((rows) => rows > 0)) {
    await writeAudit(db, clock, who, "retention", emptied);
  }
  return emptied;
}

async function inBatches(
  empty: () => Promise<number>,
  stop: AbortSignal | undefined,
): Promise<number> {
  let all = 0;
  for (;;) {
    const rows = await empty();
    all += rows;
    if (rows < BATCH || stop?.aborted) return all;
  }
}

/** The condition on the pickup date uses an index; the delivery is only days later. */
const oldOrders = (before: Date) => sql<{ id: string }>`
  SELECT id FROM orders WHERE contact <> '{}' AND pickup_date < ${before}::date
    AND coalesce(delivery_date, pickup_date) < ${before}::date`;

/** An account with a session is in use: unused sessions expire after some months. */
const oldAccounts = (before: Date) => sql<{ id: string }>`
  SELECT id FROM users u WHERE erased_at IS NULL AND coalesce(confirmed_at, created_at) < ${before}
    AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = u.id AND o.created_at >= ${before})
    AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id)`;

/** Answered requests are already anonymous. */
const oldRequests = (before: Date) => sql<{ id: string }>`
  SELECT id FROM area_requests WHERE notified_at IS NULL AND created_at < ${before}`;

async function countOldData(db: Db, before: Date): Promise<OldData> {
  const { rows } = await sql<OldData>`SELECT
    (SELECT count(*) FROM (${oldOrders(before)}) o) AS orders,
    (SELECT count(*) FROM (${oldAccounts(before)}) u) AS accounts,
    (SELECT count(*) FROM (${oldRequests(before)}) r) AS requests`.execute(db);
  return rows[0] ?? { orders: 0, accounts: 0, requests: 0 };
}

function emptyOldOrders(db: Db, before: Date, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      ${oldOrders(before)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    await lockOrders(transaction, { changes: ids.map((order_id) => ({ order_id })) });
    await emptyOrders(transaction, ids);
    await forgetChecksOf(transaction, ids);
    await forgetKitsOf(transaction, ids);
    await forgetNotesOf(transaction, ids);
    await forgetCustomerNotesOf(transaction, { userId: null, orderIds: ids });
    await forgetDeskMessagesOf(transaction, ids);
    await forgetFindingsOf(transaction, ids);
    await forgetProofsOf(transaction, ids);
    await forgetComplaintsOf(transaction, ids, now);
    await forgetPhotosOf(transaction, ids, now);
    await forgetPlansOf(transaction, ids);
    return ids.length;
  });
}

function emptyOldAccounts(db: Db, before: Date, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      ${oldAccounts(before)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`.execute(transaction);
    for (const { id } of rows) {
      await forgetCustomerNotesOf(transaction, { userId: id, orderIds: [] });
      await emptyAccount(transaction, id, now);
    }
    return rows.length;
  });
}

async function removeOldRequests(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("area_requests")
    .where("id", "in", sql<string>`(${oldRequests(before)} LIMIT ${BATCH})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
