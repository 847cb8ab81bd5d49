import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { WorkRefused } from "../../work-refused.ts";
import type { Work } from "../../work.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { emptyOrders, type OrderRow } from "../orders/orders-repository.ts";
import type { UserRow } from "../users/users-repository.ts";
import { findCustomer, isEmailOf } from "./find-customer.ts";

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
    if (!customer) throw new WorkRefused({ code: "customer_unknown" });
    const { user, orders } = customer;
    refuseWhileUnderWay(orders, amsterdamDate(clock.now()));

    const requests = await transaction
      .deleteFrom("area_requests")
      .where(isEmailOf("email", email))
      .executeTakeFirst();
    const mails = await transaction
      .deleteFrom("outbox")
      .where((where) => where.or([isEmailOf("recipient", email), isAboutOneOf(orders)]))
      .executeTakeFirst();
    await forgetAnswers(transaction, orders);
    await emptyOrders(
      transaction,
      orders.map(({ id }) => id),
    );
    if (user) await emptyAccount(transaction, user, clock.now());
    const result = {
      hadAccount: user !== undefined,
      orders: orders.length,
      requests: Number(requests.numDeletedRows),
      mails: Number(mails.numDeletedRows),
    };
    const subject = user ? { user: user.id } : {};
    await writeAudit(transaction, clock, who, "customer:erase", { ...subject, ...result });
    return result;
  });

/** A mail to a company or to operations that is kept as it was written tells of the person too. */
const isAboutOneOf = (orders: OrderRow[]) =>
  sql<boolean>`data->>'orderId' = ANY(${orders.map(({ id }) => id)}::text[])`;

/** A driver still needs the address. */
function refuseWhileUnderWay(orders: OrderRow[], today: string): void {
  const ends = orders.map(({ number, pickup_date, delivery_date }) => ({
    number,
    until: delivery_date && delivery_date > pickup_date ? delivery_date : pickup_date,
  }));
  const [last] = ends.sort((one, other) => other.until.localeCompare(one.until));
  if (last && last.until >= today) throw new WorkRefused({ code: "order_under_way", ...last });
}

/** A kept answer is found by the browser that asked for it. */
async function forgetAnswers(db: Db, orders: OrderRow[]): Promise<void> {
  const devices = orders.map(({ device }) => device).filter((device) => device !== null);
  await db
    .deleteFrom("idempotency")
    .where(sql<boolean>`split_part(scope, ' ', 1) = ANY(${devices}::text[])`)
    .execute();
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
