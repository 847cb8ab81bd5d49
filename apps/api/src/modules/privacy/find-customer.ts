import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { readOrdersOfPerson, type OrderRow } from "../orders/orders-repository.ts";
import { findUserByEmail, type UserRow } from "../accounts/users-repository.ts";

/** Compares addresses case-insensitively. */
export const isEmailOf = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;

export type Customer = { user: UserRow | undefined; orders: OrderRow[] };

/** Undefined if nothing is stored about an address. */
export async function findCustomer(db: Db, email: string): Promise<Customer | undefined> {
  const user = await findUserByEmail(db, email);
  const orders = await readOrdersOfPerson(db, { email, userId: user?.id ?? null });
  if (user || orders.length > 0) return { user, orders };
  const { rows } = await sql<{ isKnown: boolean }>`SELECT
    EXISTS (SELECT FROM area_requests WHERE ${isEmailOf("email", email)})
    OR EXISTS (SELECT FROM outbox WHERE ${isEmailOf("recipient", email)}) AS "isKnown"`.execute(db);
  return rows[0]?.isKnown ? { user, orders } : undefined;
}
