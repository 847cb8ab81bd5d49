import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { readTogether, rowsOf } from "../../db/read-together.ts";
import type { UserRow } from "../accounts/users-repository.ts";

/** A customer who orders for themselves: orders with the same e-mail address are theirs, as for an erasure. */
export type Person = { email: string; user: UserRow | undefined };

/** By the id of an account, or of any order with an e-mail address. */
export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const { orders, users } = await readPerson(db, { id });
  const [user] = users;
  const email = user?.id === id ? user.email : orders[0]?.email;
  return email ? { email, user } : undefined;
}

const readPerson = readTogether((db, { id }: { id: string }) => {
  const order = db
    .selectFrom("orders")
    .select(sql<string | null>`contact->>'email'`.as("email"))
    .where("id", "=", id)
    .where("service_point_id", "is", null);
  return {
    orders: rowsOf(order, {}),
    users: rowsOf(
      db
        .selectFrom("users")
        .selectAll()
        .where("erased_at", "is", null)
        .where((user) =>
          user.or([user("id", "=", id), sql<boolean>`lower(email) = lower((${order}))`]),
        ),
      { created_at: Date, confirmed_at: Date, erased_at: Date },
    ),
  };
});
