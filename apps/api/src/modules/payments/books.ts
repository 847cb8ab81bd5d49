import type { OrderEventKind } from "@waslijn/contract/shared/order-life";
import { sql, type Selectable } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { plannedOnce, PLANNED_ONCE } from "../../db/planned-once.ts";
import type { Database } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { EventData } from "../orders/life/fold-events.ts";
import { refusedAsItIs, type Act } from "../orders/life/act.ts";
import { answeredBefore, answeredNow, answerOf } from "../orders/idempotency.ts";
import { mayMake } from "../orders/life/order-states.ts";
import type { Actor } from "../orders/life/record-event.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { MailJob } from "../../outbox/mail-job.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { orderLanguage } from "../orders/mail-recipients.ts";

type BillRow = Selectable<Database["bills"]>;
export type PaymentRow = Selectable<Database["payments"]>;
export type RefundRow = Selectable<Database["refunds"]>;

export type BooksDeps = Pick<Deps, "db" | "clock" | "live">;

/** A locked bill and its order, updated with every write. */
export type Books = { db: Db; now: Date; order: OrderRow; bill: BillRow };

/** The id of a bill, or the order whose bill it is. */
type Which = string | { orderId: string };

/**
 * Works on a bill in one transaction. Locks the order, then the bill, like `change_order`. Announces the order to live
 * clients if its version changed. Throws `missing`, by default `not_found`, if there is no such bill.
 */
export async function withBooks<T>(
  deps: BooksDeps,
  which: Which,
  work: (books: Books) => Promise<T>,
  missing?: ApiProblem,
): Promise<T> {
  const { done, changed } = await deps.db.transaction().execute(async (db) => {
    const books = await lockBooks(db, which, deps.clock.now(), missing);
    const { version } = books.order;
    const done = await work(books);
    return { done, changed: books.order.version > version ? books.order.id : undefined };
  });
  if (changed) deps.live.announce({ order: changed });
  return done;
}

/**
 * Like `withBooks`, for an act on an order's bill: under optimistic locking and once per idempotency key (LIFE-08,
 * LIFE-09).
 */
export const actOnBooks = (
  deps: BooksDeps,
  { order, version, actor, key }: Act,
  work: (books: Books) => Promise<void>,
  missing?: ApiProblem,
): Promise<void> => {
  const once = async (books: Books): Promise<void> => {
    const earlier = key && (await answeredBefore(books.db, key, books.now));
    if (earlier) {
      answerOf(earlier, key);
      return;
    }
    if (version !== books.order.version) throw refusedAsItIs("order_changed", books.order, actor);
    await work(books);
    if (key) await answeredNow(books.db, key, {}, books.now);
  };
  return withBooks(deps, { orderId: order.id }, once, missing);
};

export async function lockBooks(
  db: Db,
  which: Which,
  now: Date,
  missing?: ApiProblem,
): Promise<Books> {
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", (one) =>
      typeof which === "string"
        ? one.selectFrom("bills").select("order_id").where("id", "=", which)
        : one.val(which.orderId),
    )
    .forUpdate()
    .$call(plannedOnce)
    .executeTakeFirst();
  const bill = await db
    .selectFrom("bills")
    .selectAll()
    .where("order_id", "=", order?.id ?? null)
    .forUpdate()
    .$call(plannedOnce)
    .executeTakeFirst();
  if (!order || !bill) throw missing ?? new ApiProblem("not_found");
  return { db, now, order, bill };
}

/** Adds an event that is allowed in every state of the order, and an audit entry for what staff did (STAFF-04). */
export async function addEvent(
  books: Books,
  kind: OrderEventKind,
  { kind: actor, id }: Actor,
  data: EventData,
): Promise<void> {
  if (!mayMake(actor, kind)) throw new ApiProblem("forbidden");
  const version = books.order.version + 1;
  const event = { order_id: books.order.id, version, at: books.now, kind, actor };
  const { last_event } = await books.db
    .with("event", (db) =>
      db
        .insertInto("order_events")
        .values({ ...event, actor_id: id ?? null, data: JSON.stringify(data) })
        .returning("number"),
    )
    .updateTable("orders")
    .from("event")
    .set((row) => ({ version, last_event: row.ref("event.number"), changed_at: books.now }))
    .where("orders.id", "=", books.order.id)
    .returning("orders.last_event")
    .executeTakeFirstOrThrow();
  const was = JSON.stringify({ version: books.order.version });
  books.order = { ...books.order, version, last_event, changed_at: books.now };
  const audited = JSON.stringify({ kind, actor_id: id, data });
  const audit = sql`audit_order(jsonb_populate_record(o, ${was}::jsonb), o, ${audited}::jsonb, ${books.now})`;
  await sql`
    SELECT tell_endpoints(o.id, o.version) ${actor === "staff" ? sql`, ${audit}` : sql``}
    FROM orders o WHERE o.id = ${books.order.id}`.execute(books.db);
}

type MoneyMail = Extract<MailJob, { kind: "paid" | "reminder" | "refund" | "refund-failed" }>;

/** Queues a mail about money to the order's customer, in the transaction of the change. */
export async function queueMoneyMail<Kind extends MoneyMail["kind"]>(
  { db, now, order }: Books,
  kind: Kind,
  data: Omit<Extract<MoneyMail, { kind: Kind }>["data"], "orderId">,
): Promise<void> {
  const { email } = order.contact;
  if (!email) return;
  const job = { kind, data: { ...data, orderId: order.id } } as MailJob;
  await queueMail(db, job, email, orderLanguage(order), { now: () => now });
}

/**
 * Recalculates a bill's totals from its payments and refunds; the state is derived from them (PAY-02). Compensation is
 * capped at the bill's total: otherwise a bill reduced after a full refund would count as overpaid.
 */
export async function sumUp(books: Books): Promise<BillRow> {
  const { rows } = await sql<BillRow>`
    UPDATE bills b SET paid_cents = p.paid, charged_back_cents = p.charged_back,
      refunded_cents = r.refunded, compensated_cents = least(r.compensated, b.total_cents)
    FROM
      (SELECT coalesce(sum(paid_cents), 0) AS paid, coalesce(sum(charged_back_cents), 0) AS charged_back
        FROM payments WHERE bill_id = ${books.bill.id}) p,
      (SELECT coalesce(sum(f.cents), 0) AS refunded,
          coalesce(sum(f.cents) FILTER (WHERE f.purpose = 'compensation'), 0) AS compensated
        FROM refunds f JOIN payments q ON q.id = f.payment_id
        WHERE q.bill_id = ${books.bill.id} AND f.state <> 'failed') r
    WHERE b.id = ${books.bill.id} RETURNING b.* ${PLANNED_ONCE}`.execute(books.db);
  const [bill] = rows;
  if (!bill) throw new Error("The bill is gone.");
  books.bill = bill;
  return bill;
}
