import type { Db } from "../../db/client.ts";
import { findUser, findUserByEmail, type UserRow } from "../accounts/users-repository.ts";
import { findOrder } from "../orders/orders-repository.ts";

/** A customer who orders for themselves: orders with the same e-mail address are theirs, as for an erasure. */
export type Person = { email: string; user: UserRow | undefined };

/** By the id of an account, or of any order with an e-mail address. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const user = await findUser(db, id);
  if (user) return { email: user.email, user };
  const order = await findOrder(db, id);
  const email = order?.service_point_id ? undefined : order?.contact.email;
  return email ? { email, user: await findUserByEmail(db, email) } : undefined;
}
