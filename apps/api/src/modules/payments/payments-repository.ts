import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import type { PaymentRow, RefundRow } from "./books.ts";

/** The attempts to pay a bill, the newest first. */
export const listPayments = (db: Db, billId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("bill_id", "=", billId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .$call(plannedOnce)
    .execute();

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("payments").selectAll().where("id", "=", id).$call(plannedOnce).executeTakeFirst();

export const findPaymentByServiceId = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom("payments").selectAll().where("service_id", "=", id).executeTakeFirst();

/** What of a bill's payments went back or will. */
export const listRefunds = (db: Db, billId: string): Promise<RefundRow[]> =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .where("payments.bill_id", "=", billId)
    .orderBy("refunds.created_at")
    .$call(plannedOnce)
    .execute();

/** Has the service asked about a payment at the next turn. */
export async function askSoon(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable("payments").set({ ask_again_at: now }).where("id", "=", id).execute();
}

/**
 * Takes rows that are due for this node: they are due again after the lease, in case the node does not
 * survive. No transaction stays open while the service is talked to.
 */
export async function claimDue<Table extends "payments" | "refunds">(
  db: Db,
  table: Table,
  { now, leaseEnds, most }: { now: Date; leaseEnds: Date; most: number },
): Promise<(Table extends "payments" ? PaymentRow : RefundRow)[]> {
  type Row = Table extends "payments" ? PaymentRow : RefundRow;
  const { rows } = await sql<Row>`
    UPDATE ${sql.table(table)} SET ask_again_at = ${leaseEnds}
    WHERE id IN (
      SELECT id FROM ${sql.table(table)} WHERE ask_again_at <= ${now}
      ORDER BY ask_again_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) RETURNING *`.execute(db);
  return rows;
}
