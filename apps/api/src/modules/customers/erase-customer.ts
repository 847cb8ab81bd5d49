import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { StartError } from "../../start-error.ts";
import type { Work } from "../../work.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { UserRow } from "../users/users-repository.ts";
import { findCustomer, isEmailOf, isOrderOf } from "./find-customer.ts";

export type EraseResult = { hadAccount: boolean; orders: number; requests: number; mails: number };

/**
 * Takes a person out of everything. Orders stay for the books, with number, days, hub and
 * services, and name nobody: no contact, address, note or browser.
 */
export const eraseCustomer: Work<{ email: string }, EraseResult> = async (
  { db, clock, who },
  { email },
) =>
  db.transaction().execute(async (transaction) => {
    const customer = await findCustomer(transaction, email);
    if (!customer) throw new StartError("Nothing is kept about this e-mail address.");
    const { user } = customer;
    await refuseWhileUnderWay(transaction, email, user, amsterdamDate(clock.now()));

    const requests = await transaction
      .deleteFrom("area_requests")
      .where(isEmailOf("email", email))
      .executeTakeFirst();
    const mails = await transaction
      .deleteFrom("outbox")
      .where((where) => where.or([isEmailOf("recipient", email), isAboutOrderOf(email, user)]))
      .executeTakeFirst();
    const orders = await emptyOrders(transaction, email, user);
    if (user) await emptyAccount(transaction, user, clock.now());
    const result = {
      hadAccount: user !== undefined,
      orders,
      requests: Number(requests.numDeletedRows),
      mails: Number(mails.numDeletedRows),
    };
    const subject = user ? { user: user.id } : {};
    await writeAudit(transaction, clock, who, "customer:erase", { ...subject, ...result });
    return result;
  });

/** A mail to a company or to operations that is kept as it was written tells of the person too. */
const isAboutOrderOf = (email: string, user: UserRow | undefined) =>
  sql<boolean>`data->>'orderId' IN (SELECT id::text FROM orders WHERE ${isOrderOf(email, user)})`;

/** A driver still needs the address. */
async function refuseWhileUnderWay(
  db: Db,
  email: string,
  user: UserRow | undefined,
  today: string,
): Promise<void> {
  const [open] = await db
    .selectFrom("orders")
    .select(["number", sql<string>`greatest(pickup_date, delivery_date)`.as("until")])
    .where(isOrderOf(email, user))
    .where(sql<boolean>`greatest(pickup_date, delivery_date) >= ${today}::date`)
    .orderBy("until", "desc")
    .limit(1)
    .execute();
  if (open) {
    throw new StartError(
      `Order ${open.number} is under way until ${open.until}; erase after that day. Nothing was changed.`,
    );
  }
}

async function emptyOrders(db: Db, email: string, user: UserRow | undefined): Promise<number> {
  const devices = db
    .selectFrom("orders")
    .select("device")
    .where(isOrderOf(email, user))
    .where("device", "is not", null);
  // A kept answer is found by the browser that asked for it.
  await db
    .deleteFrom("idempotency")
    .where(sql<boolean>`split_part(scope, ' ', 1) IN (${devices})`)
    .execute();
  const emptied = await db
    .updateTable("orders")
    .set({
      contact: "{}",
      notes: "",
      pickup_location: null,
      delivery_location: null,
      device: null,
    })
    .where(isOrderOf(email, user))
    .executeTakeFirst();
  return Number(emptied.numUpdatedRows);
}

/** The row stays for the orders that name it; nobody can log in with it or find it by an address. */
async function emptyAccount(db: Db, user: UserRow, now: Date): Promise<void> {
  await db.deleteFrom("user_locations").where("user_id", "=", user.id).execute();
  await db.deleteFrom("sessions").where("user_id", "=", user.id).execute();
  await db.deleteFrom("recover_tokens").where("user_id", "=", user.id).execute();
  await db
    .updateTable("users")
    .set({
      email: `erased-${user.id}`,
      password_hash: "",
      full_name: "",
      phone: "",
      has_bag: null,
      erased_at: now,
    })
    .where("id", "=", user.id)
    .execute();
}
