import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { PLANNED_ONCE, plannedOnce } from "../../db/planned-once.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { PaymentRow, RefundRow } from "./books.ts";

/** The payment attempts of a bill, newest first. */
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

/** The refunds of a bill's payments, and those made for it without a payment. */
export async function listRefunds(db: Db, billId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    SELECT f.* FROM refunds f WHERE f.id IN (
      SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.bill_id = ${billId}
      UNION ALL SELECT r.id FROM refunds r WHERE r.bill_id = ${billId} AND r.payment_id IS NULL)
    ORDER BY f.created_at, f.id ${PLANNED_ONCE}`.execute(db);
  return rows;
}

/** Like `listPayments` and `listRefunds`, of the order's bill. */
export const paymentsOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("payments")
      .innerJoin("bills", "bills.id", "payments.bill_id")
      .select(["payments.id", "payments.method", "payments.cents", "payments.state"])
      .select(["payments.paid_cents", "payments.refunded_cents", "payments.charged_back_cents"])
      .select(["payments.created_at", "payments.changed_at"])
      .where("bills.order_id", "=", orderId)
      .orderBy("payments.created_at", "desc")
      .orderBy("payments.id"),
    { created_at: Date, changed_at: Date },
  );

export const refundsOf = (orderId: string) =>
  rowsOf(
    sql<ShownRefund>`
      SELECT f.id, f.cents, f.purpose, f.reason, f.state, f.created_at, f.paid_otherwise, f.payment_id, f.ask_again_at,
        f.handled_at
      FROM refunds f WHERE f.id IN (
        SELECT r.id FROM bills b JOIN payments p ON p.bill_id = b.id JOIN refunds r ON r.payment_id = p.id
          WHERE b.order_id = ${orderId}
        UNION ALL SELECT r.id FROM bills b JOIN refunds r ON r.bill_id = b.id AND r.payment_id IS NULL
          WHERE b.order_id = ${orderId})
      ORDER BY f.created_at, f.id`,
    { created_at: Date, ask_again_at: Date, handled_at: Date },
  );
type ShownRefund = Pick<
  RefundRow,
  "id" | "cents" | "purpose" | "reason" | "state" | "created_at" | "paid_otherwise"
> &
  Pick<RefundRow, "payment_id" | "ask_again_at" | "handled_at">;

/** The bill and the order that a refund belongs to. */
export const findRefund = (
  db: Db,
  id: string,
): Promise<{ bill_id: string; order_id: string } | undefined> =>
  db
    .selectFrom("refunds")
    .leftJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("bills", (join) =>
      join.on("bills.id", "=", (own) => own.fn.coalesce("payments.bill_id", "refunds.bill_id")),
    )
    .select(["bills.id as bill_id", "bills.order_id"])
    .where("refunds.id", "=", id)
    .executeTakeFirst();

/** Schedules a poll of the payment; an earlier scheduled time stays. */
export async function askSoon(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ask_again_at: sql<Date>`least(ask_again_at, ${at}::timestamptz)` })
    .where("id", "=", id)
    .execute();
}

/**
 * Leases due rows to this node: they are due again after the lease, in case the node crashes. No transaction stays open
 * during the requests to the service.
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
