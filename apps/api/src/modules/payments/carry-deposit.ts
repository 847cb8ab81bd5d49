import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { addEvent, withBooks, type BooksDeps, type RefundRow } from "./books.ts";
import { giveBack, keptOf } from "./give-back.ts";
import { queueMoneyMail } from "./queue-money-mail.ts";

const CLOCK = { kind: "clock" } as const;

/**
 * A deposit that its bill was too small for goes back from the payment of a bill that asked one. Where none can carry
 * it, an owner pays it out (PAY-12).
 */
export async function carryDeposit(deps: BooksDeps, refund: RefundRow): Promise<void> {
  for (const { id } of await listBillsWithDeposit(deps.db, refund)) {
    const isCarried = await withBooks(deps, id, async (books) => {
      if (keptOf(books) < refund.cents || !(await take(books.db, refund))) return false;
      const { cents, purpose, reason, bill_id } = refund;
      await giveBack(books, CLOCK, { cents, purpose, reason, ...(bill_id && { bill_id }) });
      return true;
    });
    if (isCarried) return;
  }
  if (refund.bill_id) await leaveToOwner(deps, refund, refund.bill_id);
}

/** Whoever corrected the bill meanwhile has decided anew. */
const take = async (db: Db, { id }: RefundRow): Promise<boolean> => {
  const gone = await db.deleteFrom("refunds").where("id", "=", id).executeTakeFirst();
  return gone.numDeletedRows > 0n;
};

const leaveToOwner = (deps: BooksDeps, { id, cents, reason }: RefundRow, billId: string) =>
  withBooks(deps, billId, async (books) => {
    const left = await books.db
      .updateTable("refunds")
      .set({ ask_again_at: null, changed_at: books.now })
      .where("id", "=", id)
      .executeTakeFirst();
    if (left.numUpdatedRows === 0n) return;
    const money = { id, state: "queued", cents } as const;
    await addEvent(books, "refund-changed", CLOCK, { money, reason });
    await queueMoneyMail(books, "refund", { refundId: id });
  });

/** The same customer's, the newest first. */
async function listBillsWithDeposit(db: Db, { bill_id }: RefundRow): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bills own JOIN orders o ON o.id = own.order_id
      JOIN orders p ON p.user_id = o.user_id JOIN bills b ON b.order_id = p.id
      JOIN bill_versions v ON v.bill_id = b.id AND v.version = b.version
    WHERE own.id = ${bill_id} AND v.lines @> '[{"kind": "deposit"}]'
      AND b.paid_cents - b.charged_back_cents - b.refunded_cents > 0
    ORDER BY b.created_at DESC`.execute(db);
  return rows;
}
