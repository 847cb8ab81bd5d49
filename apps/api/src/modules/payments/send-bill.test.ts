import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS, USUAL_DATABASE } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { ask, by, livesOf, placeOrder, rowOf, view } from "../../../test/order-life.ts";
import { mailsOf } from "../../../test/order-fixtures.ts";
import { sendMails, sendSms } from "../../../test/outbox.ts";
import {
  booksOf,
  countedOrder,
  linkOf,
  payPage,
  payWhole,
  sentBill,
  SIX_KILOS,
  SIX_KILOS_CENTS as CENTS,
  startPaying,
  useFakePayments,
  verifyPhone,
  webhook,
} from "../../../test/pay.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import { correctBill } from "../orders/life/count-order.ts";
import { markReady, waiveFee, missStop } from "../orders/life/handle-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";

describe.each(DATABASE_KINDS)("sending a bill on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());
  beforeEach(() => clock.set(TEST_NOW));
  const billsMailed = async (id: string) =>
    (await mailsOf(it, id)).filter((one) => one.kind === "bill" && one.channel === "mail").length;

  test("makes its link, long and short, and mails it; the table keeps no code [PAY-01]", async () => {
    const order = await countedOrder(it);
    expect((await view(it, order)).bill).toMatchObject({ pay: null, open: CENTS });
    const { code } = await linkOf(it, order.id);
    expect((await it.app.inject({ url: `/api/bills/by-code/${code}` })).statusCode).toBe(404);
    await sendBill(it.deps, await by(it, "staff", order.id));
    expect((await view(it, order)).bill).toMatchObject({
      pay: `/nl/pay/${code}`,
      payBy: "2026-11-29",
    });
    const short = await it.app.inject({ url: `/p/${code.toUpperCase()}` });
    expect([short.statusCode, short.headers.location]).toEqual([302, `/nl/pay/${code}`]);
    expect(short.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    const unknown = await it.app.inject({ url: "/p/000000000000" });
    expect(unknown.headers.location).toBe("/nl/valid-fail");
    expect(await payPage(it, { code })).toMatchObject({
      number: order.number,
      bill: { open: CENTS, pay: `/nl/pay/${code}` },
    });
    const bills = await it.deps.db.selectFrom("bills").selectAll().execute();
    expect(JSON.stringify(bills)).not.toContain(code);
    expect(await billsMailed(order.id)).toBe(1);
    const mails = await sendMails(it);
    expect(mails.some(({ text }) => text.includes(`/nl/pay/${code}`))).toBe(true);
    const [fold, stored] = await livesOf(it, order.id);
    expect(fold).toEqual(stored);
  });

  test("goes by text message too where the phone is verified, and only there [PAY-01]", async () => {
    const textsWith = async (code: string) =>
      (await sendSms(it)).filter(({ text }) => text.includes(`/p/${code}`));
    expect(await textsWith((await sentBill(it)).code)).toEqual([]);
    const order = await countedOrder(it);
    const phone = await verifyPhone(it, order.id);
    await sendBill(it.deps, await by(it, "staff", order.id));
    const { code } = await linkOf(it, order.id);
    expect(await textsWith(code)).toMatchObject([
      { to: phone, text: expect.stringContaining("EUR 34,95") },
    ]);
  });

  test("a late cancel sends its bill by itself, and can be paid, waived and given back [LIFE-11]", async () => {
    const payments = useFakePayments(it);
    const order = await placeOrder(it);
    clock.set("2026-11-17T06:00:00+01:00");
    const answer = await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    expect(answer.json()).toMatchObject({
      state: "cancelled",
      version: 3,
      bill: { open: 1000, state: "open" },
    });
    const sent = { ...order, ...(await linkOf(it, order.id)) };
    expect(await billsMailed(order.id)).toBe(1);
    expect((await booksOf(it, sent)).events).toEqual(["placed", "cancelled", "bill-sent"]);
    const [fold, stored] = await livesOf(it, order.id);
    expect(fold).toEqual(stored);

    const id = await startPaying(it, sent);
    await waiveFee(it.deps, await by(it, "staff", order.id), { waives: 2, reason: "ziek" });
    payments.move(id, "paid");
    await webhook(it, id);
    expect(await booksOf(it, sent)).toMatchObject({
      state: "paid",
      due: 0,
      refunds: ["queued 1000 difference"],
      receipts: 0,
    });
  });

  test("a missed second delivery after paying leaves the rest due on the same link, and mails it", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    await payWhole(it, payments, sent);
    await markReady(it.deps, await by(it, "staff", sent.id));
    const miss = { kind: "delivery", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "driver", sent.id), miss);
    const deliveryTime = "2026-11-20T08:00:00+01:00";
    await changeWindows(it.deps, await by(it, "staff", sent.id), { deliveryTime });
    await missStop(it.deps, await by(it, "driver", sent.id), { ...miss, calls: 2 });
    expect(await billsMailed(sent.id)).toBe(2);
    expect(await payPage(it, sent)).toMatchObject({
      bill: { paid: CENTS, open: 1000, state: "open" },
    });
    await payWhole(it, payments, sent);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0 });
  });

  test("a bill that becomes less after it was paid gives the difference back by itself [PAY-11]", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it, { ...SIX_KILOS, kilos: 9 });
    const id = await payWhole(it, payments, sent);
    await it.deps.db.deleteFrom("outbox").execute();
    // Set directly: correcting an invoiced bill would need a credit invoice first.
    await it.deps.db
      .updateTable("bills")
      .set({ total_cents: CENTS })
      .where("id", "=", sent.billId)
      .execute();
    await sendRefunds({ ...it.deps, payments });
    const difference = payments.of(id).cents - CENTS;
    expect(payments.of(id).refunds).toMatchObject([{ cents: difference }]);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0 });
  });

  test("a correction before paying is mailed anew; what is not due cannot be sent", async () => {
    const sent = await sentBill(it);
    clock.forward(3 * 86_400);
    const count = { ...SIX_KILOS, kilos: 9 };
    await correctBill(it.deps, await by(it, "staff", sent.id), count);
    expect(await billsMailed(sent.id)).toBe(2);
    expect(await payPage(it, sent)).toMatchObject({ bill: { payBy: "2026-12-02" } });
    const free = await countedOrder(it, { ...SIX_KILOS, kilos: 0 });
    const act = await by(it, "staff", free.id);
    await expect(sendBill(it.deps, act)).rejects.toMatchObject({ type: "nothing_due" });
    expect(await rowOf(it, free.id)).toMatchObject({ version: act.version });
  });

  test("an erased customer's link leads nowhere", async () => {
    const sent = await sentBill(it);
    await it.deps.db
      .updateTable("orders")
      .set({ contact: "{}" })
      .where("id", "=", sent.id)
      .execute();
    expect((await it.app.inject({ url: `/p/${sent.code}` })).headers.location).toBe(
      "/nl/valid-fail",
    );
  });
});

test("guessing codes is limited, and a guesser sees what anybody with a wrong link sees [PAY-01]", async () => {
  const it = await openTestApp(USUAL_DATABASE, { settings: { RATE_LIMITS: "on" } });
  const sent = await sentBill(it);
  const guess = (code: string) => it.app.inject({ url: `/api/bills/by-code/${code}` });
  for (let turn = 0; turn < 30; turn += 1) {
    const answer = await guess(String(100_000_000_000 + turn));
    expect(answer.json()).toMatchObject({ type: "pay_link_invalid" });
  }
  expect((await guess(sent.code)).statusCode).toBe(429);
  expect((await it.app.inject({ url: `/p/${sent.code}` })).headers.location).toBe("/nl/valid-fail");
  await it.close();
});
