import { afterAll, beforeAll, expect, test } from "vitest";
import { countRows } from "../../../test/order-fixtures.ts";
import { by, placeOrder } from "../../../test/order-life.ts";
import {
  booksOf,
  linkOf,
  payWhole,
  SIX_KILOS,
  SIX_KILOS_CENTS as CENTS,
  useFakePayments,
  webhook,
} from "../../../test/pay.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { issueInvoice } from "../bills/issue-invoice.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { deliver, markReady, pickUp } from "../orders/life/handle-order.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { refundBill } from "../payments/refund-bill.ts";
import { eraseCustomer } from "./erase-customer.ts";
import { exportCustomer } from "./export-customer.ts";

const STAFF = { kind: "staff", id: "desk" } as const;

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL");
});
afterAll(() => it.close());

test("a person's copy holds bills, invoices and payments; erased, the money stays and leads to nobody", async () => {
  const email = "rekening@example.nl";
  const payments = useFakePayments(it);
  const order = await placeOrder(it, { user: { email, hasBag: true } });
  await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
  await countOrder(it.deps, await by(it, "staff", order.id), SIX_KILOS);
  await sendBill(it.deps, await by(it, "staff", order.id));
  const sent = { ...order, ...(await linkOf(it, order.id)) };
  const paymentId = await payWhole(it, payments, sent, { method: "paypal" });
  await refundBill(it.deps, sent.billId, STAFF, { cents: 500, reason: "vlek" });
  await markReady(it.deps, await by(it, "staff", order.id));
  await deliver(it.deps, await by(it, "driver", order.id));
  const { number } = await issueInvoice(it.deps, order.id);
  const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
  expect(await exportCustomer(work, { email })).toMatchObject({
    bills: [
      {
        order: order.number,
        totalCents: CENTS,
        lines: [{ kind: "kilos" }, { kind: "shipping" }, { kind: "minimum" }],
        invoices: [{ number, totalCents: CENTS }],
        payments: [{ method: "paypal", cents: CENTS, state: "paid" }],
        refunds: [{ cents: 500, reason: "vlek", state: "queued" }],
      },
    ],
  });

  await eraseCustomer(work, { email, notTheirs: true });
  expect((await it.app.inject({ url: `/p/${sent.code}` })).headers.location).toBe("/nl/valid-fail");
  // The bank does not know of the erasure: a chargeback is booked, and no mail is sent.
  payments.of(paymentId).chargedBackCents = CENTS - 500;
  await webhook(it, paymentId);
  expect(await booksOf(it, sent)).toMatchObject({
    state: "charged-back",
    paid: CENTS,
    payments: ["paid"],
    refunds: ["queued 500 compensation"],
    invoices: 1,
  });
  expect(await countRows(it, "outbox")).toBe(0);
});
