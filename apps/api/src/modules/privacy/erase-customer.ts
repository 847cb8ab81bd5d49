import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { WorkRefused, type Work } from "../../work.ts";
import { writeAudit } from "../staff/write-audit.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { lockOrders } from "../orders/life/record-event.ts";
import { emptyOrders, type OrderRow } from "../orders/orders-repository.ts";
import { lockUser, type UserRow } from "../accounts/users-repository.ts";
import { forgetComplaintsOf } from "../care/complaints-repository.ts";
import { forgetFindingsOf } from "../orders/views/findings-repository.ts";
import { forgetNotesOf } from "../orders/notes-repository.ts";
import { forgetPhotosOf } from "../files/photos-repository.ts";
import { forgetKitsOf } from "../floor/kits-repository.ts";
import { forgetPlansOf, lockPlansOf } from "../plans/plans-repository.ts";
import { forgetChecksOf } from "../accounts/phone-checks-repository.ts";
import { emptyAccount } from "./empty-account.ts";
import { findCustomer, isEmailOf, type Customer } from "./find-customer.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

export type EraseInput = {
  email: string;
  /** The person says that the orders nobody confirmed by mail are not theirs. */
  notTheirs?: boolean;
};
export type EraseResult = {
  hadAccount: boolean;
  orders: number;
  cancelled: number;
  requests: number;
  mails: number;
};

/**
 * Takes a person out of everything. Orders stay for the books, with number, days, hub and
 * services, and name nobody: no contact, address, note or browser.
 */
export const eraseCustomer: Work<EraseInput, EraseResult> = async (
  { db, live, clock, secrets, who },
  { email, notTheirs = false },
) =>
  db.transaction().execute(async (transaction) => {
    const customer = await lockCustomer(transaction, email);
    if (!customer) throw new WorkRefused({ code: "customer_unknown" });
    const { user, orders } = customer;
    const underWay = ordersUnderWay(orders, user, clock.now());
    refuseWhileUnderWay(underWay, notTheirs);
    const open = orders.filter(
      ({ id, status }) => status === "placed" && underWay.some((one) => one.id === id),
    );
    for (const order of open) {
      const given = { order, version: order.version, actor: { kind: "staff", id: who } } as const;
      await cancelOrder({ db: transaction, live, clock, secrets }, given, { waived: "erased" });
    }

    const requests = await transaction
      .deleteFrom("area_requests")
      .where(isEmailOf("email", email))
      .executeTakeFirst();
    const mails = await transaction
      .deleteFrom("outbox")
      .where((where) => where.or([isEmailOf("recipient", email), isAboutOneOf(orders)]))
      .executeTakeFirst();
    await forgetAnswers(transaction, orders);
    await forgetChecksOf(transaction, idsOf(orders));
    await forgetKitsOf(transaction, idsOf(orders));
    await forgetNotesOf(transaction, idsOf(orders));
    await forgetFindingsOf(transaction, idsOf(orders));
    await forgetComplaintsOf(transaction, idsOf(orders), clock.now());
    await forgetPhotosOf(transaction, idsOf(orders), clock.now());
    await emptyOrders(transaction, idsOf(orders));
    await forgetPlansOf(transaction, idsOf(orders));
    if (user) await emptyAccount(transaction, user.id, clock.now());
    const result = {
      hadAccount: user !== undefined,
      orders: orders.length,
      cancelled: open.length,
      requests: Number(requests.numDeletedRows),
      mails: Number(mails.numDeletedRows),
    };
    const subject = user ? { user: user.id } : {};
    await writeAudit(transaction, clock, who, "customer:erase", { ...subject, ...result });
    return result;
  });

/**
 * Everything of a person, locked in the order of `lock_orders`: nobody else changes it until the transaction ends. An
 * order that the account is placing comes before, and is seen here, or after, and is refused.
 */
async function lockCustomer(db: Db, email: string): Promise<Customer | undefined> {
  const known = await findCustomer(db, email);
  if (!known) return undefined;
  await lockPlansOf(db, idsOf(known.orders));
  if (known.user) await lockUser(db, known.user.id);
  const { orders = [] } = (await findCustomer(db, email)) ?? {};
  await lockOrders(db, {
    changes: orders.map(({ id, status }) => ({
      order_id: id,
      give_back: status === "placed" ? WINDOW_KINDS : [],
    })),
  });
  return findCustomer(db, email);
}

const idsOf = (orders: { id: string }[]): string[] => orders.map(({ id }) => id);

/** A stored mail to a company or to operations names the person too. */
const isAboutOneOf = (orders: OrderRow[]) =>
  sql<boolean>`data->>'orderId' = ANY(${idsOf(orders)}::text[])`;

/** A driver still needs the address. But anyone can order with someone else's, so such an order blocks nothing. */
function refuseWhileUnderWay(underWay: OrderUnderWay[], notTheirs: boolean): void {
  const confirmed = underWay.find((order) => order.isConfirmed);
  const takenOn = notTheirs ? undefined : underWay.find((order) => order.isTakenOn);
  const last = confirmed ?? takenOn;
  if (!last) return;
  const { number, until } = last;
  const code = confirmed ? "order_under_way" : "unconfirmed_order_under_way";
  throw new WorkRefused({ code, number, until });
}

/** A kept answer is found by the browser that asked for it. */
async function forgetAnswers(db: Db, orders: OrderRow[]): Promise<void> {
  const devices = orders.map(({ device }) => device).filter((device) => device !== null);
  await db
    .deleteFrom("idempotency")
    .where(sql<boolean>`split_part(scope, ' ', 1) = ANY(${devices}::text[])`)
    .execute();
}

type OrderUnderWay = {
  id: string;
  number: string;
  until: string;
  /** Placed with an account whose owner confirmed its e-mail address. */
  isConfirmed: boolean;
  /** A company's, whose contact is named, or one whose laundry may be with us already. */
  isTakenOn: boolean;
};

/** Orders that someone still has to drive for, the last one first. */
function ordersUnderWay(orders: OrderRow[], user: UserRow | undefined, now: Date): OrderUnderWay[] {
  const isConfirmed = user !== undefined && user.confirmed_at !== null;
  return orders
    .filter(({ status }) => status !== "cancelled" && status !== "delivered")
    .map(({ id, number, user_id, company_id, pickup_at, pickup_date, delivery_date }) => ({
      id,
      number,
      until: delivery_date && delivery_date > pickup_date ? delivery_date : pickup_date,
      isConfirmed: isConfirmed && user_id === user.id,
      isTakenOn: company_id !== null || pickup_at <= now,
    }))
    .filter(({ until }) => until >= amsterdamDate(now))
    .toSorted((one, other) => other.until.localeCompare(one.until));
}
