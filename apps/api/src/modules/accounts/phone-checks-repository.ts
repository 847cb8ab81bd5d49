import { sql, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { PLANNED_ONCE } from "../../db/planned-once.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Database } from "../../db/schema.ts";
import { toE164 } from "@waslijn/contract/shared/phone";

type PhoneCheck = Pick<Selectable<Database["phone_checks"]>, "phone" | "verified_at"> & {
  language: string;
};

/** A verified code stays valid, so its link opens the same page again; an unverified one expires. */
const isOpen = (seal: string, now: Date) =>
  sql<boolean>`code_hmac = ${seal} AND (verified_at IS NOT NULL OR expires_at > ${now})`;

export const findCheck = (db: Db, seal: string, now: Date): Promise<PhoneCheck | undefined> =>
  db
    .selectFrom("phone_checks")
    .innerJoin("orders", "orders.id", "phone_checks.order_id")
    .select(["phone_checks.phone", "phone_checks.verified_at", "orders.language"])
    .where(isOpen(seal, now))
    .executeTakeFirst();

/** Undefined when there is no such check; a repeated verification keeps the first date. */
export async function markVerified(db: Db, seal: string, now: Date): Promise<true | undefined> {
  const verified = await db
    .updateTable("phone_checks")
    .set((eb) => ({ verified_at: eb.fn.coalesce("verified_at", eb.val(now)) }))
    .where(isOpen(seal, now))
    .executeTakeFirst();
  return verified.numUpdatedRows > 0n || undefined;
}

/** Whether the customer of an order, by account or e-mail, has verified this number. */
const selectVerified = (orderId: string, phone: string | undefined) => sql<{ verified: true }>`
  SELECT true AS verified FROM orders own JOIN phone_checks c ON c.phone = ${phone} JOIN orders o ON o.id = c.order_id
  WHERE own.id = ${orderId} AND c.verified_at IS NOT NULL
    AND (o.id = own.id OR o.user_id = own.user_id
      OR lower(o.contact->>'email') = lower(own.contact->>'email'))
  LIMIT 1`;

/** One row if the customer of the order has verified this number. */
export const verifiedOf = (orderId: string, phone: string | undefined) =>
  rowsOf(selectVerified(orderId, phone), {});

export async function readChecksOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("phone_checks")
    .innerJoin("orders", "orders.id", "phone_checks.order_id")
    .select(["orders.number", "phone_checks.phone", "phone_checks.verified_at"])
    .where("order_id", "in", orderIds)
    .execute();
}

export async function forgetChecksOf(db: Db, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await db.deleteFrom("phone_checks").where("order_id", "in", orderIds).execute();
}

type OrderOf = {
  id: string;
  contact: { phone?: string | undefined };
};

/** The order's phone in E.164 if its customer has verified it; SMS are sent to verified numbers only. */
export async function verifiedPhone(db: Db, order: OrderOf): Promise<string | undefined> {
  const phone = toE164(order.contact.phone ?? "");
  if (!phone) return undefined;
  const { rows: verified } = await sql`${selectVerified(order.id, phone)} ${PLANNED_ONCE}`.execute(
    db,
  );
  return verified.length > 0 ? phone : undefined;
}
