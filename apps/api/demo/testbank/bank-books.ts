import { randomUUID } from "node:crypto";
import type { Db } from "../../src/db/client.ts";
import type { BankPayment } from "./bank-payment.ts";

/** The cast is safe: only this file writes the column. */
const readPage = ({ payment }: { payment: object }): BankPayment => payment as BankPayment;

/** Inserts a payment, once per idempotency key; a retry gets the first one. */
export async function openPayment(
  db: Db,
  payment: BankPayment,
  key: string,
): Promise<{ payment: BankPayment; isNew: boolean }> {
  const made = await db
    .insertInto("test_bank_payments")
    .values({
      id: payment.id,
      idempotency_key: key,
      payment: JSON.stringify(payment),
      created_at: new Date(payment.madeAt),
    })
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) return { payment, isNew: true };
  const known = await db
    .selectFrom("test_bank_payments")
    .select("payment")
    .where("idempotency_key", "=", key)
    .executeTakeFirstOrThrow();
  return { payment: readPage(known), isNew: false };
}

export async function findBankPayment(db: Db, id: string): Promise<BankPayment | undefined> {
  const row = await db
    .selectFrom("test_bank_payments")
    .select("payment")
    .where("id", "=", id)
    .executeTakeFirst();
  return row && readPage(row);
}

/** The changed payment, and when to send its webhooks. */
type Changed = { payment: BankPayment; webhooks: readonly Date[] };

/** Changes a payment under a row lock; undefined if there is nothing to change. */
export const changePayment = (
  db: Db,
  id: string,
  change: (payment: BankPayment) => Changed | undefined,
): Promise<BankPayment | undefined> =>
  db.transaction().execute(async (books) => {
    const row = await books
      .selectFrom("test_bank_payments")
      .select("payment")
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    const changed = row && change(readPage(row));
    if (!changed) return undefined;
    await books
      .updateTable("test_bank_payments")
      .set({ payment: JSON.stringify(changed.payment) })
      .where("id", "=", id)
      .execute();
    if (changed.webhooks.length > 0) {
      await books
        .insertInto("test_bank_webhooks")
        .values(changed.webhooks.map((at) => ({ id: randomUUID(), payment_id: id, at })))
        .execute();
    }
    return changed.payment;
  });
