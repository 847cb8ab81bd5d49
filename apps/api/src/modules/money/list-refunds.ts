import { MONEY_PAGE, type RefundFilter } from "@waslijn/contract/console/codes";
import type { MoneyRefund, RefundsQuery } from "@waslijn/contract/console/money";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import type { RefundRow } from "../payments/books.ts";
import { awaitsDesk, isRefundForDesk } from "../payments/failed-refunds.ts";
import { allOf, CUSTOMER, OWNERS, pageOf, readCursor, searchOrders, writeCursor } from "./page.ts";

/** Condition on refunds `f`: neither done nor handled. */
export const isOpenRefund = sql`(f.state IN ('queued', 'pending') OR ${isRefundForDesk})`;

const FILTERS: Record<RefundFilter, RawBuilder<unknown>> = {
  open: isOpenRefund,
  failed: isRefundForDesk,
  queued: sql`f.state = 'queued'`,
  pending: sql`f.state = 'pending'`,
  done: sql`f.state = 'done'`,
};

type Row = RefundRow & Pick<MoneyRefund, "number" | "version" | "customer">;

/** One page of refunds, newest first (BOOKS-01). */
export async function listRefunds(
  db: Db,
  { state = "open", search, hub, after }: RefundsQuery,
  most = MONEY_PAGE,
): Promise<{ rows: MoneyRefund[]; next: string | null }> {
  const cursor = after === undefined ? undefined : readCursor(after);
  const conditions = allOf([
    FILTERS[state],
    await searchOrders(db, search),
    hub === undefined ? undefined : sql`orders.hub_id = ${hub}`,
    cursor && sql`(f.created_at, f.id) < (${cursor.at}, ${cursor.id}::uuid)`,
  ]);
  const { rows } = await sql<Row>`
    SELECT f.*, orders.number, orders.version, ${CUSTOMER} AS customer
    FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
      JOIN bills b ON b.id = coalesce(p.bill_id, f.bill_id)
      JOIN orders ON orders.id = b.order_id ${OWNERS}
    WHERE ${conditions} ORDER BY f.created_at DESC, f.id DESC LIMIT ${most + 1}`.execute(db);
  return pageOf(rows, most, {
    show: (row) => ({
      id: row.id,
      number: row.number,
      version: row.version,
      customer: row.customer,
      cents: row.cents,
      purpose: row.purpose,
      reason: row.reason,
      state: row.state,
      at: stamp(row.created_at),
      paidOtherwise: row.paid_otherwise,
      awaits: awaitsDesk(row) ? (row.payment_id ? "desk" : "owner") : null,
    }),
    cursor: ({ created_at, id }) => writeCursor({ at: created_at, id }),
  });
}
