import { sql } from "kysely";
import type { Db } from "../db/client.ts";
import type { Backfill } from "./run-backfill.ts";

const BATCH = 500;

/**
 * Enters invoices, payments and refunds from before migration 044 in the journal, bill by bill. Entries that exist, of
 * triggers or of another node, are left as they are.
 */
export const bookEntries = (batch = BATCH): Backfill => ({
  name: "book-entries",
  table: "bills",
  async runBatch(db, after) {
    const bills = await db
      .selectFrom("bills")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    const ids = bills.map(({ id }) => id);
    if (ids.length > 0) await enter(db, ids);
    return { reached: ids.at(-1), rows: ids.length };
  },
});

/** The day of a payment is that of its first event with the money; its row changes later. */
const dayOf = (news: ReturnType<typeof sql>) => sql`amsterdam_day(coalesce((
  SELECT min(h.at) FROM order_events h WHERE h.order_id = b.order_id AND h.kind = 'payment-changed'
    AND h.data->'money'->>'id' = p.id::text AND ${news}), p.changed_at))`;

const enter = (db: Db, billIds: string[]) =>
  sql`
  INSERT INTO book_entries (day, kind, document, bill_id, cents)
  SELECT d.day, d.kind, d.document, d.bill_id, d.cents FROM (
    SELECT i.date AS day, CASE i.series WHEN 'credit' THEN 'credited' ELSE 'billed' END AS kind, i.id AS document,
      i.bill_id, CASE i.series WHEN 'credit' THEN -i.total_cents ELSE i.total_cents END AS cents
      FROM invoices i WHERE i.bill_id = ANY(${billIds}::uuid[])
    UNION ALL
    SELECT ${dayOf(sql`h.data->'money'->>'state' = 'paid'`)}, 'paid', p.id, b.id, p.paid_cents
      FROM payments p JOIN bills b ON b.id = p.bill_id WHERE b.id = ANY(${billIds}::uuid[])
    UNION ALL
    SELECT ${dayOf(sql`h.data->'money' ? 'chargedBack'`)}, 'charged-back', p.id, b.id, p.charged_back_cents
      FROM payments p JOIN bills b ON b.id = p.bill_id WHERE b.id = ANY(${billIds}::uuid[])
    UNION ALL
    SELECT amsterdam_day(f.changed_at), 'refunded', f.id, p.bill_id, f.cents
      FROM refunds f JOIN payments p ON p.id = f.payment_id
      WHERE p.bill_id = ANY(${billIds}::uuid[]) AND f.state = 'done'
    UNION ALL
    SELECT amsterdam_day(f.changed_at), 'refunded', f.id, f.bill_id, f.cents
      FROM refunds f WHERE f.bill_id = ANY(${billIds}::uuid[]) AND f.payment_id IS NULL AND f.state = 'done') d
  WHERE (d.cents <> 0 OR d.kind IN ('billed', 'credited'))
    AND NOT EXISTS (SELECT FROM book_entries e WHERE e.document = d.document AND e.kind = d.kind)
  ON CONFLICT DO NOTHING`.execute(db);
