import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { WorkRefused, type WorkDeps } from "../../work.ts";
import { writeAudit, writeChange, type Who } from "../staff/write-audit.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { lockOrders } from "../orders/life/record-event.ts";
import { emptyOrders, type OrderRow } from "../orders/orders-repository.ts";
import { lockUser, type UserRow } from "../accounts/users-repository.ts";
import { forgetComplaintsOf } from "../care/complaints-repository.ts";
import { forgetProofsOf } from "../orders/views/deliveries-repository.ts";
import { forgetFindingsOf } from "../orders/views/findings-repository.ts";
import { forgetNotesOf } from "../orders/notes-repository.ts";
import { forgetDeskMessagesOf } from "../orders/desk-messages-repository.ts";
import { forgetCustomerNotesOf } from "./customer-notes-repository.ts";
import { forgetPhotosOf } from "../files/photos-repository.ts";
import { forgetKitsOf } from "../floor/kits-repository.ts";
import { forgetPlansOf, lockPlansOf } from "../plans/plans-repository.ts";
import { forgetChecksOf } from "../accounts/phone-checks-repository.ts";
import { emptyAccount } from "./empty-account.ts";
import { findCustomer, isEmailOf, type Customer } from "./find-customer.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";

export type EraseInput = {
  email: string;
  /** The person states that orders not confirmed by mail are not theirs. */
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
 * Erases a person everywhere. Orders stay for the books with number, dates, hub and services, but without contact,
 * address, note or device.
 */
export const eraseCustomer = async (
  {
    db,
    live,
    clock,
    secrets,
    who,
  }: Pick<WorkDeps, "db" | "live" | "clock" | "secrets"> & { who: Who },
  { email, notTheirs = false }: EraseInput,
): Promise<EraseResult> =>
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
      const act = { order, version: order.version, actor: staffActor(who) } as const;
      await cancelOrder({ db: transaction, live, clock, secrets }, act, { waived: "erased" });
    }

    const requests = await transaction
      .deleteFrom("area_requests")
      .where(isEmailOf("email", email))
      .executeTakeFirst();
    const mails = await transaction
      .deleteFrom("outbox")
      .where((where) => where.or([isEmailOf("recipient", email), isAboutOneOf(orders)]))
      // Subscribers are told of the cancellation; a webhook names nobody.
      .where("channel", "<>", "webhook")
      .executeTakeFirst();
    await forgetAnswers(transaction, orders);
    await forgetChecksOf(transaction, idsOf(orders));
    await forgetKitsOf(transaction, idsOf(orders));
    await forgetNotesOf(transaction, idsOf(orders));
    await forgetCustomerNotesOf(transaction, { userId: user?.id ?? null, orderIds: idsOf(orders) });
    await forgetDeskMessagesOf(transaction, idsOf(orders));
    await forgetFindingsOf(transaction, idsOf(orders));
    await forgetProofsOf(transaction, idsOf(orders));
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
    const subject = user?.id ?? orders[0]?.id;
    const detail = { ...(user && { user: user.id }), ...result };
    if (subject) {
      const change = { about: `customer ${subject}`, before: null, after: null, detail };
      await writeChange(transaction, clock, who, "customer:erase", change);
    } else await writeAudit(transaction, clock, who, "customer:erase", detail);
    return result;
  });

/**
 * Locks everything of a person, in the order of `lock_orders`. An order that the account is placing concurrently either
 * commits before and is seen here, or is refused.
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

const staffActor = (who: Who) =>
  ({ kind: "staff", id: typeof who === "string" ? who : who.id }) as const;

const idsOf = (orders: { id: string }[]): string[] => orders.map(({ id }) => id);

/** Stored mails to a company or to operations contain the person's data too. */
const isAboutOneOf = (orders: OrderRow[]) =>
  sql<boolean>`data->>'orderId' = ANY(${idsOf(orders)}::text[])`;

/**
 * Refuses while a driver still needs the address. An unconfirmed order does not block: anyone can order with someone
 * else's address.
 */
function refuseWhileUnderWay(underWay: OrderUnderWay[], notTheirs: boolean): void {
  const last = lastUnderWay(underWay);
  if (!last || (notTheirs && !last.isConfirmed)) return;
  const { number, until, isConfirmed } = last;
  const code = isConfirmed ? "order_under_way" : "unconfirmed_order_under_way";
  throw new WorkRefused({ code, number, until });
}

const lastUnderWay = (underWay: OrderUnderWay[]): OrderUnderWay | undefined =>
  underWay.find((order) => order.isConfirmed) ?? underWay.find((order) => order.isTakenOn);

/** The order that an erasure waits for; if it is not confirmed, the person may say that it is not theirs. */
export const erasureWaitsFor = (
  { orders, user }: Customer,
  now: Date,
): Pick<OrderUnderWay, "number" | "until" | "isConfirmed"> | undefined =>
  lastUnderWay(ordersUnderWay(orders, user, now));

/** Deletes stored idempotent responses, which are keyed by device. */
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
  /** Its last day; null if that is past. */
  until: string | null;
  /** Placed with an account whose e-mail address was confirmed. */
  isConfirmed: boolean;
  /** A company's order, which names its contact, or one whose laundry may already be with us. */
  isTakenOn: boolean;
};

const lastDay = ({ pickup_date, delivery_date }: OrderRow): string =>
  delivery_date && delivery_date > pickup_date ? delivery_date : pickup_date;

/** A missed stop comes again, and laundry with us goes back, however late. */
const isOwed = ({ status, delivery_date, awaits_window }: OrderRow): boolean =>
  awaits_window !== null || (status !== "placed" && delivery_date !== null);

/** Orders that still have to be driven, latest first. */
function ordersUnderWay(orders: OrderRow[], user: UserRow | undefined, now: Date): OrderUnderWay[] {
  const isConfirmed = user !== undefined && user.confirmed_at !== null;
  const today = amsterdamDate(now);
  return orders
    .filter(({ status }) => status !== "cancelled" && status !== "delivered")
    .map((order) => ({ ...order, until: lastDay(order) }))
    .filter((order) => order.until >= today || isOwed(order))
    .toSorted((one, other) => other.until.localeCompare(one.until))
    .map(({ id, number, user_id, company_id, pickup_at, until }) => ({
      id,
      number,
      until: until >= today ? until : null,
      isConfirmed: isConfirmed && user_id === user.id,
      isTakenOn: company_id !== null || pickup_at <= now,
    }));
}
