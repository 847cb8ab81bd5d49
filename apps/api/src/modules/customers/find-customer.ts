import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { findUserByEmail, type UserRow } from "../users/users-repository.ts";

/** Compares addresses as people do, whatever the case. */
export const isEmailOf = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;

/** The orders of an account, and those that a guest or a company placed with this contact. */
export const isOrderOf = (email: string, user: UserRow | undefined) =>
  sql<boolean>`(lower(contact->>'email') = lower(${email}) AND service_point_id IS NULL
    OR user_id = ${user?.id ?? null})`;

/** Undefined where nothing is kept about an address. */
export async function findCustomer(
  db: Db,
  email: string,
): Promise<{ user: UserRow | undefined } | undefined> {
  const user = await findUserByEmail(db, email);
  if (user) return { user };
  const { rows } = await sql<{ isKnown: boolean }>`SELECT
    EXISTS (SELECT FROM orders WHERE ${isOrderOf(email, undefined)})
    OR EXISTS (SELECT FROM area_requests WHERE ${isEmailOf("email", email)})
    OR EXISTS (SELECT FROM outbox WHERE ${isEmailOf("recipient", email)}) AS "isKnown"`.execute(db);
  return rows[0]?.isKnown ? { user: undefined } : undefined;
}
