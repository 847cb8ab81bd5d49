import type { PayView } from "@waslijn/contract/customer/bills";
import type { PayMethod } from "@waslijn/contract/shared/payments";
import { randomUUID } from "node:crypto";
import { billCode } from "../src/modules/bills/bill-code.ts";
import { findBill } from "../src/modules/bills/bills-repository.ts";
import { countOrder, type Count } from "../src/modules/orders/life/count-order.ts";
import { orderToken } from "../src/modules/orders/order-link.ts";
import { pickUp } from "../src/modules/orders/life/handle-order.ts";
import { sendBill } from "../src/modules/orders/life/billing/send-bill.ts";
import { listPayments, listRefunds } from "../src/modules/payments/payments-repository.ts";
import { FakePayments } from "./fake-payments.ts";
import { by, type PlacedOrder } from "./order-life.ts";
import { mailsOf } from "./order-fixtures.ts";
import { placeTestOrders } from "./place-test-orders.ts";
import type { TestApp } from "./test-app.ts";

export const SIX_KILOS: Count = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
/** The bill for six kilos: wash and shipping, raised to the minimum. */
export const SIX_KILOS_CENTS = 3495;

export type Sent = PlacedOrder & { billId: string; code: string };

/** Sets a payment service of the test's own. */
export function useFakePayments(it: TestApp): FakePayments {
  const fake = new FakePayments();
  it.deps.payments = fake;
  return fake;
}

/** An order placed two days ago: its row and first event. */
async function placedOrder({ deps }: TestApp): Promise<PlacedOrder> {
  const number = `W-${randomUUID().slice(0, 8)}`;
  const windows = { pickup: "2026-11-17 08:00", delivery: "2026-11-19 08:00" };
  await placeTestOrders(deps.db, [{ number, ...windows }]);
  const row = await deps.db
    .updateTable("orders")
    .set({ has_bag: true })
    .where("number", "=", number)
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = { order_id: row.id, version: 1, at: row.created_at, kind: "placed" } as const;
  const data = JSON.stringify({
    pickup: { date: row.pickup_date, time: row.pickup_from },
    delivery: { date: row.delivery_date, time: row.delivery_from },
  });
  await deps.db
    .insertInto("order_events")
    .values({ ...event, actor: "customer", data })
    .execute();
  return { id: row.id, number, token: orderToken(deps.secrets, row) };
}

export async function countedOrder(it: TestApp, count: Count = SIX_KILOS): Promise<PlacedOrder> {
  const order = await placedOrder(it);
  await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
  await countOrder(it.deps, await by(it, "staff", order.id), count);
  return order;
}

/** An order whose bill was sent. */
export async function sentBill(it: TestApp, count: Count = SIX_KILOS): Promise<Sent> {
  const order = await countedOrder(it, count);
  await sendBill(it.deps, await by(it, "staff", order.id));
  return { ...order, ...(await linkOf(it, order.id)) };
}

export async function linkOf(
  { deps }: Pick<TestApp, "deps">,
  orderId: string,
): Promise<{ billId: string; code: string }> {
  const bill = await findBill(deps.db, orderId);
  if (!bill) throw new Error("The order has no bill.");
  return { billId: bill.id, code: billCode(deps.secrets, bill.id) };
}

/** As if the customer had confirmed their phone number by text message; returns the number. */
export async function verifyPhone({ deps }: TestApp, orderId: string): Promise<string> {
  const phone = "+31612345678";
  const now = deps.clock.now();
  const verified = { phone, verified_at: now };
  await deps.db
    .insertInto("phone_checks")
    .values({ order_id: orderId, code_hmac: orderId, expires_at: now, ...verified })
    .onConflict((conflict) => conflict.column("order_id").doUpdateSet(verified))
    .execute();
  return phone;
}

/** Presses Pay. */
export const press = (
  it: TestApp,
  { code }: Pick<Sent, "code">,
  { method = "ideal", key = randomUUID(), ...more }: Press = {},
) =>
  it.app.inject({
    method: "POST",
    url: `/api/bills/by-code/${code}/payments`,
    payload: { method, ...more },
    headers: { "x-device-web-id": "device-0001", "idempotency-key": key },
  });
type Press = { method?: PayMethod; key?: string; cents?: number };

/** Presses Pay up to the bank's page; returns the service's payment id. */
export async function startPaying(it: TestApp, sent: Sent, options: Press = {}): Promise<string> {
  const answer = await press(it, sent, options);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return String(answer.json().checkout).split("/").at(-1) ?? "";
}

/** Pays what is due and sends the webhook; returns the service's payment id. */
export async function payWhole(
  it: TestApp,
  payments: FakePayments,
  sent: Sent,
  options: Press = {},
): Promise<string> {
  const id = await startPaying(it, sent, options);
  payments.move(id, "paid");
  await webhook(it, id);
  return id;
}

export const webhook = (it: TestApp, id: string) =>
  it.app.inject({
    method: "POST",
    url: "/webhooks/payments",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `id=${id}`,
  });

/** Status and redirect for a customer returning from the bank. */
export async function comeBack(it: TestApp, { code }: Sent): Promise<string> {
  const answer = await it.app.inject({ url: `/nl/pay/${code}/back` });
  return `${answer.statusCode} ${answer.headers.location}`;
}

/** The data of the payment page. */
export async function payPage(it: TestApp, { code }: Pick<Sent, "code">): Promise<PayView> {
  return (await it.app.inject({ url: `/api/bills/by-code/${code}` })).json();
}

/** A summary of a bill's books. */
export async function booksOf(it: TestApp, { id, billId }: Sent) {
  const bill = await it.deps.db
    .selectFrom("bills")
    .selectAll()
    .where("id", "=", billId)
    .executeTakeFirstOrThrow();
  const invoices = await it.deps.db
    .selectFrom("invoices")
    .select("id")
    .where("bill_id", "=", billId)
    .execute();
  const payments = await listPayments(it.deps.db, billId);
  const refunds = await listRefunds(it.deps.db, billId);
  const mails = await mailsOf(it, id);
  const events = await it.deps.db
    .selectFrom("order_events")
    .select("kind")
    .where("order_id", "=", id)
    .orderBy("version")
    .execute();
  return {
    state: bill.state,
    due: bill.due_cents,
    paid: bill.paid_cents,
    refunded: bill.refunded_cents,
    payments: payments.map(({ state }) => state).sort(),
    refunds: refunds.map(({ state, cents, purpose }) => `${state} ${cents} ${purpose}`),
    invoices: invoices.length,
    receipts: mails.filter(({ kind }) => kind === "paid").length,
    events: events.map(({ kind }) => kind),
  };
}
