import { describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, livesOf, rowOf, view } from "../../../test/order-life.ts";
import {
  booksOf,
  comeBack,
  payPage,
  payWhole,
  press,
  sentBill,
  SIX_KILOS,
  SIX_KILOS_CENTS as CENTS,
  startPaying,
  webhook,
} from "../../../test/pay.ts";
import type { TestApp } from "../../../test/test-app.ts";
import { withEmptyBooks } from "../../../test/with-empty-books.ts";
import { pollPayments } from "../../jobs/poll-payments.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { mailsOf } from "../../../test/order-fixtures.ts";
import { remindBills } from "../../jobs/remind-bills.ts";
import { findBill, listUnpaid } from "../bills/bills-repository.ts";
import type { OutboxRow } from "../../outbox/outbox-repository.ts";
import { writeSms } from "../messages/write-sms.ts";
import { listBills } from "../money/list-bills.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { readInvoice } from "../bills/invoice/invoice-paper.ts";
import { orderSheet } from "../bills/invoice/invoice-sheet.ts";
import { creditInvoice, issueInvoice, listInvoices } from "../bills/issue-invoice.ts";
import { correctBill } from "../orders/life/count-order.ts";

const MINUTE = 60;
const DAY = 86_400;

/** The thank page with the bill's code and its invoice in the fragment (MINE-16). */
const thankOf = ({ code }: { code: string }): RegExp =>
  new RegExp(`^303 /nl/thank#${code}\\.2026-\\d{6}$`);

describe.each(DATABASE_KINDS)("paying a bill on %s", (kind) => {
  let it: TestApp;
  let payments: FakePayments;
  const clock = new MovableClock();
  withEmptyBooks(kind, clock, (opened) => ({ it, payments } = opened));
  const jobs = async (): Promise<void> => {
    await pollPayments({ ...it.deps, payments });
    await sendRefunds({ ...it.deps, payments });
  };
  const pay = (id: string) => payments.move(id, "paid");

  test("the row is there before the service is asked, and is charged as stored, whatever a browser sends [PAY-04] [PAY-10]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent, { cents: 1 });
    const { request } = payments.of(id);
    expect(request).toMatchObject({
      cents: CENTS,
      method: "ideal",
      description: sent.number,
      language: "nl",
      returnUrl: `http://127.0.0.1:8080/nl/pay/${sent.code}/back`,
      webhookUrl: "http://127.0.0.1:8080/webhooks/payments",
    });
    const row = await it.deps.db
      .selectFrom("payments")
      .selectAll()
      .where("id", "=", request.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ cents: CENTS, state: "open", service_id: id, bill_version: 1 });
  });

  test("the four methods are offered in their order, and none where nobody can pay online [PAY-03]", async () => {
    const sent = await sentBill(it);
    const methods = ["ideal", "creditcard", "paypal", "banktransfer"];
    expect(await payPage(it, sent)).toMatchObject({ methods });
    it.deps.payments = undefined;
    expect(await payPage(it, sent)).toMatchObject({ methods: [], bill: { open: CENTS } });
    expect((await press(it, sent)).json()).toMatchObject({ type: "payment_service_unavailable" });
  });

  test("paid: thank-you page, one receipt with an invoice, nothing due, and the order's page says so [PAY-02] [PAY-06]", async () => {
    const sent = await sentBill(it);
    expect((await view(it, sent)).bill).toMatchObject({
      state: "open",
      open: CENTS,
      pay: `/nl/pay/${sent.code}`,
    });
    const id = await startPaying(it, sent);
    pay(id);
    expect(await comeBack(it, sent)).toMatch(thankOf(sent));
    expect(await booksOf(it, sent)).toMatchObject({
      state: "paid",
      due: 0,
      paid: CENTS,
      refunds: [],
      invoices: 1,
      receipts: 1,
    });
    expect((await view(it, sent)).bill).toMatchObject({
      state: "paid",
      open: 0,
      pay: null,
      invoices: [{ total: CENTS }],
    });
    const [fold, stored] = await livesOf(it, sent.id);
    expect(fold).toEqual(stored);
    expect((await press(it, sent)).json()).toMatchObject({ type: "nothing_due" });
  });

  test("an invoice says when and with what it was paid [MINE-07] [MINE-16]", async () => {
    const sent = await sentBill(it);
    await payWhole(it, payments, sent, { method: "creditcard" });
    const { invoices } = (await view(it, sent)).bill ?? {};
    const order = await rowOf(it, sent.id);
    const paper = await readInvoice(it.deps.db, order, invoices?.[0]?.number ?? "");
    const paidOn = amsterdamDate(it.deps.clock.now());
    expect(paper?.payment).toEqual({ day: paidOn, method: "creditcard" });
    const { closing } = paper ? orderSheet(paper, "nl") : {};
    expect(closing).toMatch(/^Betaald op \d+ \w+ \d{4} met creditcard\.$/);
  });

  test("an invoice issued before its bill is paid does not change by the payment [SET-04] [BILL-05]", async () => {
    const sent = await sentBill(it);
    const { number } = await issueInvoice(it.deps, sent.id);
    const read = async () => readInvoice(it.deps.db, await rowOf(it, sent.id), number);
    const before = await read();
    await payWhole(it, payments, sent);
    expect((await view(it, sent)).bill).toMatchObject({ state: "paid", invoices: [{ number }] });
    expect(await read()).toEqual(before);
  });

  test.each([
    ["failed", "declined"],
    ["canceled", "cancelled"],
    ["expired", "expired"],
  ] as const)(
    "%s: the page says that it was %s, and leads to the link, which takes another [PAY-06] [MINE-16]",
    async (state, told) => {
      const sent = await sentBill(it);
      const id = await startPaying(it, sent);
      payments.move(id, state);
      expect(await comeBack(it, sent)).toBe(`303 /nl/pay-fail#${sent.code}.${told}`);
      expect(await booksOf(it, sent)).toMatchObject({
        state: "open",
        due: CENTS,
        payments: [state],
        invoices: 0,
        receipts: 0,
      });
      expect(await payPage(it, sent)).toMatchObject({ isPending: false });
      const again = await startPaying(it, sent);
      pay(again);
      expect(await comeBack(it, sent)).toMatch(thankOf(sent));
      expect(await booksOf(it, sent)).toMatchObject({ state: "paid", receipts: 1 });
    },
  );

  test("nobody knows yet: the page of the link says so, and follows [PAY-06]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    payments.move(id, "pending");
    expect(await comeBack(it, sent)).toBe(`303 /nl/pay/${sent.code}`);
    expect(await payPage(it, sent)).toMatchObject({
      isPending: true,
      number: sent.number,
      bill: { open: CENTS },
    });
    pay(id);
    await webhook(it, id);
    expect(await payPage(it, sent)).toMatchObject({ isPending: false, bill: { state: "paid" } });
  });

  test("who left the bank's page is not under way for ever", async () => {
    const sent = await sentBill(it);
    await startPaying(it, sent);
    expect(await payPage(it, sent)).toMatchObject({ isPending: true });
    clock.forward(16 * MINUTE);
    expect(await payPage(it, sent)).toMatchObject({ isPending: false });
  });

  test("paid twice: the second goes back, and the first stays [PAY-04]", async () => {
    const sent = await sentBill(it);
    const first = await startPaying(it, sent);
    clock.forward(1);
    const second = await startPaying(it, sent, { method: "paypal" });
    pay(first);
    await webhook(it, first);
    pay(second);
    await webhook(it, second);
    expect(await booksOf(it, sent)).toMatchObject({
      state: "paid",
      paid: 2 * CENTS,
      refunded: CENTS,
      refunds: [`queued ${CENTS} difference`],
      receipts: 1,
      invoices: 1,
    });
    await jobs();
    expect(payments.of(second).refunds).toMatchObject([{ cents: CENTS }]);
    expect(payments.of(first).refunds).toEqual([]);
    expect(await booksOf(it, sent)).toMatchObject({ refunds: [`pending ${CENTS} difference`] });
    const [refund] = payments.of(second).refunds;
    if (refund) refund.state = "done";
    await webhook(it, second);
    expect(await booksOf(it, sent)).toMatchObject({
      state: "paid",
      due: 0,
      refunds: [`done ${CENTS} difference`],
    });
    expect(await comeBack(it, sent)).toMatch(thankOf(sent));
  });

  test("paid twice in the other order: what came in second goes back whole, with its own amount [PAY-04]", async () => {
    const sent = await sentBill(it, { ...SIX_KILOS, kilos: 9 });
    const first = await startPaying(it, sent, { method: "banktransfer" });
    await correctBill(it.deps, await by(it, "staff", sent.id), SIX_KILOS);
    clock.forward(1);
    const second = await startPaying(it, sent);
    pay(second);
    await webhook(it, second);
    clock.forward(DAY);
    pay(first);
    await webhook(it, first);
    await jobs();
    expect(payments.of(first).refunds).toMatchObject([{ cents: payments.of(first).cents }]);
    expect(payments.of(second).refunds).toEqual([]);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0, receipts: 1 });
  });

  test(
    "all 24 orders of return, webhook, job and second payment end in one receipt and one refund [PAY-04]",
    { timeout: 120_000 },
    async () => {
      const orders = permutations(["return", "webhook", "job", "second"]);
      expect(orders).toHaveLength(24);
      for (const steps of orders) {
        const sent = await sentBill(it);
        const first = await startPaying(it, sent);
        clock.forward(1);
        const second = await startPaying(it, sent);
        pay(first);
        for (const step of steps) {
          if (step === "return") expect(await comeBack(it, sent)).toMatch(thankOf(sent));
          if (step === "webhook") await webhook(it, first);
          if (step === "job") {
            clock.forward(MINUTE);
            await jobs();
          }
          if (step === "second") {
            pay(second);
            await webhook(it, second);
          }
        }
        await jobs();
        expect(await booksOf(it, sent), steps.join(" ")).toMatchObject({
          state: "paid",
          due: 0,
          paid: 2 * CENTS,
          refunded: CENTS,
          payments: ["paid", "paid"],
          refunds: [`pending ${CENTS} difference`],
          invoices: 1,
          receipts: 1,
        });
        const refunds = [first, second].flatMap((id) => payments.of(id).refunds);
        expect(refunds.map(({ cents }) => cents)).toEqual([CENTS]);
      }
    },
  );

  test("a webhook that comes a hundred times at once, and once more later, is one event [PAY-04]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    pay(id);
    const answers = await Promise.all(Array.from({ length: 100 }, () => webhook(it, id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await webhook(it, id);
    const { events, receipts, invoices } = await booksOf(it, sent);
    expect(events.filter((event) => event === "payment-changed")).toHaveLength(2);
    expect({ receipts, invoices }).toEqual({ receipts: 1, invoices: 1 });
  });

  test("a webhook that never comes is made up for by the job, sooner and then later [PAY-04]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    const before = payments.calls.find;
    await jobs();
    expect(payments.calls.find).toBe(before);
    pay(id);
    clock.forward(MINUTE);
    await Promise.all([jobs(), jobs()]);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", receipts: 1 });
  });

  test("an answer that was asked for before the last one is not acted upon [PAY-04]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    const find = payments.find.bind(payments);
    let release = (): void => undefined;
    const slow = new Promise<void>((resolve) => (release = resolve));
    payments.find = async (paymentId) => {
      payments.find = find;
      const answer = await find(paymentId);
      await slow;
      return answer;
    };
    const late = webhook(it, id);
    await expect.poll(() => payments.find === find).toBe(true);
    pay(id);
    await webhook(it, id);
    release();
    expect((await late).statusCode).toBe(200);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", payments: ["paid"] });
  });

  test("while the service is down nobody pays, and the same press again leads to one payment [PAY-04]", async () => {
    const sent = await sentBill(it);
    const key = "press-0001";
    payments.fail("down");
    const refused = await press(it, sent, { key });
    expect(refused.json()).toMatchObject({ type: "payment_service_unavailable", status: 503 });
    expect(await booksOf(it, sent)).toMatchObject({ state: "open", payments: ["new"] });
    expect(await payPage(it, sent)).toMatchObject({ isPending: false });
    const again = await press(it, sent, { key });
    expect(again.statusCode, again.body).toBe(201);
    const answers = await Promise.all([press(it, sent, { key }), press(it, sent, { key })]);
    expect(answers.map((answer) => answer.json())).toEqual([again.json(), again.json()]);
    expect(payments.held.size).toBe(1);
    expect(await booksOf(it, sent)).toMatchObject({ payments: ["open"] });
  });

  test("a payment that was made though the service failed is found again, by press or by webhook [PAY-04]", async () => {
    const pressed = await sentBill(it);
    payments.fail("lost");
    expect((await press(it, pressed, { key: "press-0002" })).statusCode).toBe(503);
    expect((await press(it, pressed, { key: "press-0002" })).statusCode).toBe(201);
    expect(payments.held.size).toBe(1);

    const bill = await sentBill(it);
    payments.fail("lost");
    expect((await press(it, bill, { key: "press-0003" })).statusCode).toBe(503);
    const [, id = ""] = [...payments.held.keys()];
    pay(id);
    await webhook(it, id);
    expect(await booksOf(it, bill)).toMatchObject({ state: "paid", payments: ["paid"] });
  });

  test("each fresh press is a fresh payment, and one that the service refuses has failed [PAY-04]", async () => {
    const sent = await sentBill(it);
    expect(await startPaying(it, sent)).not.toBe(await startPaying(it, sent));
    payments.fail("refused");
    expect((await press(it, sent)).statusCode).toBe(503);
    expect(await booksOf(it, sent)).toMatchObject({ payments: ["failed", "open", "open"] });
  });

  test("a webhook says nothing itself: unknown and broken ids are answered alike, larger ones are refused [PAY-04]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    for (const webhookId of ["tr_unknown", "%00", "", `${id}&status=paid`]) {
      expect((await webhook(it, webhookId)).statusCode).toBe(200);
    }
    expect(await booksOf(it, sent)).toMatchObject({ state: "open", payments: ["open"] });
    expect((await webhook(it, "x".repeat(2000))).statusCode).toBe(413);
    const json = await it.app.inject({
      method: "POST",
      url: "/webhooks/payments",
      payload: { id },
    });
    expect(json.statusCode).toBe(415);
  });

  test("a webhook while the service is down is answered, and asked about at the next turn [PAY-04]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    pay(id);
    payments.fail("down");
    expect((await webhook(it, id)).statusCode).toBe(200);
    expect(await booksOf(it, sent)).toMatchObject({ state: "open" });
    await jobs();
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", receipts: 1 });
  });

  test("a service that knows none of our payments for an hour is asked again, and has the webhook repeated [PAY-13]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    pay(id);
    payments.hasOtherKey = true;
    expect((await webhook(it, id)).statusCode).toBe(503);
    clock.forward(MINUTE);
    await jobs();
    clock.forward(60 * MINUTE);
    payments.hasOtherKey = false;
    await jobs();
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", receipts: 1 });
  });

  test("no answer ends the questions before 40 days, or 120 for money that came in, and they grow rarer [PAY-13]", async () => {
    const [open, paid] = [await sentBill(it), await sentBill(it)];
    const id = await startPaying(it, open, { method: "banktransfer" });
    const came = await payWhole(it, payments, paid);
    payments.hasOtherKey = true;
    const polls = { early: 0, late: 0 };
    for (let day = 0; day < 39; day += 1) {
      const before = payments.calls.find;
      const step = day === 0 ? 60 * MINUTE : DAY / 4;
      for (let passed = 0; passed < DAY; passed += step) {
        await jobs();
        clock.forward(step);
      }
      polls[day === 0 ? "early" : "late"] = payments.calls.find - before;
    }
    expect(polls.late).toBeGreaterThan(0);
    expect(polls.late).toBeLessThan(polls.early);
    payments.hasOtherKey = false;
    pay(id);
    clock.forward(6 * 60 * MINUTE);
    await jobs();
    expect(await booksOf(it, open)).toMatchObject({ state: "paid" });
    payments.hasOtherKey = true;
    for (let day = 40; day < 119; day += 1) {
      await jobs();
      clock.forward(DAY);
    }
    payments.hasOtherKey = false;
    payments.of(came).chargedBackCents = CENTS;
    await jobs();
    expect(await booksOf(it, paid)).toMatchObject({ state: "charged-back" });
  });

  test.each(["failed", "canceled", "expired"] as const)(
    "a payment that the service calls %s, and later paid without a webhook, is found within 40 days [PAY-13]",
    async (ending) => {
      const sent = await sentBill(it);
      const id = await startPaying(it, sent);
      payments.move(id, ending);
      await webhook(it, id);
      expect(await booksOf(it, sent)).toMatchObject({ state: "open", payments: [ending] });
      for (const days of [1, 1, 2, 4]) {
        clock.forward(days * DAY);
        await jobs();
      }
      pay(id);
      clock.forward(31 * DAY);
      await jobs();
      expect(await booksOf(it, sent)).toMatchObject({ state: "paid", receipts: 1 });
    },
  );

  test("the same press while the service does not know its payment makes no other in its place [PAY-13]", async () => {
    const sent = await sentBill(it);
    const key = "press-0001-known";
    const id = await startPaying(it, sent, { key });
    payments.hasOtherKey = true;
    expect((await press(it, sent, { key })).statusCode).toBe(503);
    payments.hasOtherKey = false;
    expect(await startPaying(it, sent, { key })).toBe(id);
    expect(payments.held.size).toBe(1);
  });

  test("the bank takes it back: the amounts say so, and the link asks again [PAY-02]", async () => {
    const sent = await sentBill(it);
    const id = await payWhole(it, payments, sent);
    clock.forward(50 * DAY);
    await jobs();
    clock.forward(10 * DAY);
    payments.of(id).chargedBackCents = CENTS;
    await jobs();
    expect(await booksOf(it, sent)).toMatchObject({
      state: "charged-back",
      due: CENTS,
      payments: ["paid"],
      invoices: 1,
    });
    expect(await payPage(it, sent)).toMatchObject({ bill: { open: CENTS, state: "charged-back" } });
    clock.forward(61 * DAY);
    await jobs();
    const callsBefore = payments.calls.find;
    clock.forward(2 * DAY);
    await jobs();
    expect(payments.calls.find).toBe(callsBefore);
  });

  test("money given back at the service itself is in our books too [PAY-02]", async () => {
    const sent = await sentBill(it);
    const id = await payWhole(it, payments, sent);
    payments.of(id).refunds.push({ id: `re_x${id}`, ours: undefined, cents: 500, state: "done" });
    await webhook(it, id);
    await webhook(it, id);
    expect(await booksOf(it, sent)).toMatchObject({
      state: "partly-refunded",
      due: 0,
      refunds: ["done 500 compensation"],
    });
    payments.of(id).refunds.push({
      id: `re_y${id}`,
      ours: undefined,
      cents: CENTS - 500,
      state: "done",
    });
    await webhook(it, id);
    expect(await booksOf(it, sent)).toMatchObject({ state: "refunded", due: 0 });
  });

  test("a correction ends open attempts where it can; the old amount is taken, and the rest asked on the same link [PAY-11]", async () => {
    const sent = await sentBill(it);
    const stays = await startPaying(it, sent);
    const ends = await startPaying(it, sent);
    payments.of(ends).isCancelable = true;
    await correctBill(it.deps, await by(it, "staff", sent.id), { ...SIX_KILOS, kilos: 9 });
    await jobs();
    expect(payments.of(ends).state).toBe("canceled");
    expect(payments.of(stays).state).toBe("open");
    pay(stays);
    await webhook(it, stays);
    const { due, ...books } = await booksOf(it, sent);
    expect(due).toBeGreaterThan(0);
    expect(books).toMatchObject({ state: "open", paid: CENTS, receipts: 0, invoices: 0 });
    expect(await payPage(it, sent)).toMatchObject({ bill: { paid: CENTS, open: due } });
    const rest = await startPaying(it, sent);
    expect(payments.of(rest).cents).toBe(due);
    pay(rest);
    await webhook(it, rest);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0, receipts: 1 });
  });

  test("a bill that becomes what was paid already is paid, with invoice and receipt [PAY-11]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    const correct = async (count: typeof SIX_KILOS) =>
      correctBill(it.deps, await by(it, "staff", sent.id), count);
    await correct({ ...SIX_KILOS, kilos: 9 });
    pay(id);
    await webhook(it, id);
    await correct(SIX_KILOS);
    await jobs();
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", invoices: 1, receipts: 1 });
  });

  test.each([
    ["less", 6],
    ["the same", 9],
  ])(
    "a paid bill whose invoice was credited and that is corrected to %s has a new invoice [BILL-05] [PAY-11]",
    async (_, kilos) => {
      const sent = await sentBill(it, { ...SIX_KILOS, kilos: 9 });
      await payWhole(it, payments, sent);
      await creditInvoice(it.deps, sent.id);
      clock.forward(2 * DAY);
      await jobs();
      // Credited on purpose: no invoice of the version that was credited.
      expect(await booksOf(it, sent)).toMatchObject({ invoices: 2, receipts: 1 });
      await correctBill(it.deps, await by(it, "staff", sent.id), { ...SIX_KILOS, kilos });
      await jobs();
      const { total } = (await findBill(it.deps.db, sent.id)) ?? {};
      expect((await listInvoices(it.deps.db, sent.id)).at(-1)).toMatchObject({
        credits: null,
        total,
      });
      clock.forward(2 * DAY);
      await jobs();
      expect(await booksOf(it, sent)).toMatchObject({ state: "paid", invoices: 3, receipts: 2 });
    },
  );

  test("a bill whose invoice was credited is owed no more, until it is corrected and sent again [PAY-02] [PAY-07] [BOOKS-01]", async () => {
    const sent = await sentBill(it);
    await issueInvoice(it.deps, sent.id);
    clock.forward(15 * DAY);
    await remindBills(it.deps);
    expect(await booksOf(it, sent)).toMatchObject({ state: "overdue" });
    const underWay = await startPaying(it, sent);
    payments.of(underWay).isCancelable = true;
    await creditInvoice(it.deps, sent.id);

    const nothing = { bill: { state: "open", open: 0, pay: null } };
    expect(await view(it, sent)).toMatchObject(nothing);
    expect(await payPage(it, sent)).toMatchObject({ ...nothing, isPending: false });
    expect((await press(it, sent)).json()).toMatchObject({ type: "nothing_due" });
    expect(await listUnpaid(it.deps.db, [sent.id])).toEqual([]);
    const reminder = { kind: "reminder", data: { orderId: sent.id }, language: "nl" };
    expect(await writeSms(it.deps, reminder as OutboxRow)).toBeUndefined();
    const mails = await mailsOf(it, sent.id);
    clock.forward(15 * DAY);
    await remindBills(it.deps);
    expect(await mailsOf(it, sent.id)).toEqual(mails);
    for (const list of ["overdue", "unsent"] as const) {
      const { rows } = await listBills(it.deps.db, { list });
      expect(rows.filter(({ number }) => number === sent.number)).toEqual([]);
    }
    await jobs();
    expect(payments.of(underWay).state).toBe("canceled");

    const free = [{ reason: "vlek", cents: -500, vat: "none" as const }];
    await correctBill(it.deps, await by(it, "staff", sent.id), { ...SIX_KILOS, free });
    const { rows } = await listBills(it.deps.db, { list: "unsent" });
    expect(rows.map(({ number }) => number)).toContain(sent.number);
    await sendBill(it.deps, await by(it, "staff", sent.id));
    expect(await view(it, sent)).toMatchObject({ bill: { open: CENTS - 500, state: "open" } });
    expect((await press(it, sent)).statusCode).toBe(201);
  });

  test("a bill that becomes less while it is paid gives the difference back [PAY-11]", async () => {
    const sent = await sentBill(it, { ...SIX_KILOS, kilos: 9 });
    const id = await startPaying(it, sent);
    await correctBill(it.deps, await by(it, "staff", sent.id), SIX_KILOS);
    pay(id);
    await webhook(it, id);
    const difference = payments.of(id).cents - CENTS;
    expect(await booksOf(it, sent)).toMatchObject({
      state: "paid",
      due: 0,
      refunds: [`queued ${difference} difference`],
      receipts: 1,
    });
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one) =>
    permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}
