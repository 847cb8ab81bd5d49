import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { mailsOf } from "../../../test/order-fixtures.ts";
import { by, view } from "../../../test/order-life.ts";
import { findOrderWithNames } from "../orders/orders-repository.ts";
import { addUser } from "../../../test/sessions.ts";
import { addStaff } from "../../../test/staff.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  booksOf,
  payWhole,
  sentBill,
  SIX_KILOS,
  SIX_KILOS_CENTS as CENTS,
  startPaying,
  webhook,
  type Sent,
} from "../../../test/pay.ts";
import type { TestApp } from "../../../test/test-app.ts";
import { withEmptyBooks } from "../../../test/with-empty-books.ts";
import { auditBooks } from "../../jobs/jobs.ts";
import { pollPayments } from "../../jobs/poll-payments.ts";
import { remindBills } from "../../jobs/remind-bills.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import { PaymentServiceRefused } from "../../outside/payment-service.ts";
import { viewDeskOrder } from "../desk/view-desk-order.ts";
import { viewToday } from "../desk/view-today.ts";
import { listBills, viewMoney } from "../money/list-bills.ts";
import { reminderMail } from "../messages/letters/pay-mails.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { correctBill, type Count } from "../orders/life/count-order.ts";
import { auditPayments } from "./audit-payments.ts";
import { closeRefund, retryRefund } from "./failed-refunds.ts";
import { listRefunds } from "./payments-repository.ts";
import { refundBill } from "./refund-bill.ts";
import { writeOff } from "./bill-by-number.ts";

const STAFF = { kind: "staff", id: "desk" } as const;
const DAY = 86_400;

describe.each(DATABASE_KINDS)("giving money back on %s", (kind) => {
  let it: TestApp;
  let payments: FakePayments;
  const clock = new MovableClock();
  withEmptyBooks(kind, clock, (opened) => ({ it, payments } = opened));
  const paidBill = async (): Promise<Sent & { paymentId: string }> => {
    const sent = await sentBill(it);
    const paymentId = await payWhole(it, payments, sent);
    return { ...sent, paymentId };
  };
  const refund = (sent: Sent, cents: number) =>
    refundBill(it.deps, sent.billId, STAFF, { cents, reason: "vlek" });
  const send = () => sendRefunds({ ...it.deps, payments });
  /** Same effect as waiving a fee that was paid. */
  const setTotal = ({ billId }: Sent, total_cents: number) =>
    it.deps.db.updateTable("bills").set({ total_cents }).where("id", "=", billId).execute();

  test("goes through the service with a reason, in parts, and never more than was paid, even at once [PAY-08]", async () => {
    const sent = await paidBill();
    await refund(sent, 500);
    expect(await booksOf(it, sent)).toMatchObject({
      state: "partly-refunded",
      refunds: ["queued 500 compensation"],
      due: 0,
    });
    await expect(refund(sent, CENTS)).rejects.toMatchObject({
      type: "more_than_paid",
      extra: { paid: CENTS - 500 },
    });
    const both = await Promise.allSettled([refund(sent, CENTS - 500), refund(sent, CENTS - 500)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await Promise.all([send(), send()]);
    await send();
    const made = payments.of(sent.paymentId).refunds.map(({ cents }) => cents);
    expect(new Set(made)).toEqual(new Set([500, CENTS - 500]));
    expect(made).toHaveLength(2);
    expect(await booksOf(it, sent)).toMatchObject({ state: "refunded", due: 0, invoices: 1 });
    const events = await it.deps.db
      .selectFrom("order_events")
      .select(["actor", "actor_id", "data"])
      .where("order_id", "=", sent.id)
      .where("kind", "=", "refund-changed")
      .execute();
    expect(events[0]).toMatchObject({ actor: "staff", actor_id: "desk", data: { reason: "vlek" } });
  });

  test("of a bill that was paid too much first returns the difference, which then is not sent again [PAY-08] [PAY-11]", async () => {
    const sent = await paidBill();
    await setTotal(sent, CENTS - 1000);
    await refund(sent, 1500);
    const { due, refunds } = await booksOf(it, sent);
    expect(due).toBe(0);
    expect(refunds.sort()).toEqual(["queued 1000 difference", "queued 500 compensation"]);
    await send();
    await send();
    const made = payments.of(sent.paymentId).refunds.map(({ cents }) => cents);
    expect(new Set(made)).toEqual(new Set([1000, 500]));
    expect(made).toHaveLength(2);
    expect(await booksOf(it, sent)).toMatchObject({ state: "partly-refunded", due: 0 });
  });

  test("an answer that was lost does not give it back twice, also after the service forgot our key [PAY-08]", async () => {
    const sent = await paidBill();
    await refund(sent, 500);
    const make = payments.refund.bind(payments);
    payments.refund = (wanted) => {
      payments.fail("lost");
      return make(wanted);
    };
    await send();
    payments.refund = make;
    expect(await booksOf(it, sent)).toMatchObject({ refunds: ["queued 500 compensation"] });
    clock.forward(DAY);
    await send();
    expect(payments.calls.refund).toBe(1);
    expect(await booksOf(it, sent)).toMatchObject({ refunds: ["pending 500 compensation"] });
  });

  test("one that the service refuses, or that fails later, has failed, and the sums follow [PAY-02]", async () => {
    const sent = await paidBill();
    await refund(sent, 500);
    const make = payments.refund.bind(payments);
    payments.refund = (wanted) => {
      payments.fail("refused");
      return make(wanted);
    };
    await send();
    payments.refund = make;
    expect(await booksOf(it, sent)).toMatchObject({
      state: "paid",
      refunded: 0,
      refunds: ["failed 500 compensation"],
    });
    await refund(sent, 700);
    await send();
    const [made] = payments.of(sent.paymentId).refunds;
    if (made) made.state = "failed";
    clock.forward(DAY);
    await pollPayments({ ...it.deps, payments });
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", refunded: 0, due: 0 });
  });

  /** A refund of 15.00 that the service accepted and the bank returned a day later. */
  const failedRefund = async (): Promise<Sent & { paymentId: string; refundId: string }> => {
    const sent = await paidBill();
    await refund(sent, 1500);
    await send();
    const [made] = payments.of(sent.paymentId).refunds;
    if (made) made.state = "failed";
    clock.forward(DAY);
    await pollPayments({ ...it.deps, payments });
    return { ...sent, refundId: made?.ours ?? "" };
  };
  const mailsAbout = async ({ id }: Sent) =>
    (await mailsOf(it, id))
      .map(({ kind: about }) => about)
      .filter((one) => /refund/.test(one))
      .sort();
  const waiting = async () => {
    const { needs } = await viewToday(it.deps, {});
    return needs.find((need) => need.kind === "refund-failed");
  };
  const OWNER = { id: "5e6f1c2a-9b3d-4e7f-8a1b-00000000000a", role: "owner" } as const;

  test("one that fails later is told to the customer and stands on Today until it is retried [PAY-12] [DESK-13]", async () => {
    const sent = await failedRefund();
    expect(await mailsAbout(sent)).toEqual(["refund", "refund-failed"]);
    expect(await waiting()).toMatchObject({
      count: 1,
      cents: 1500,
      orders: [{ number: sent.number }],
    });
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", refunded: 0 });
    await retryRefund(it.deps, await by(it, "staff", sent.id), sent.refundId);
    expect(await waiting()).toBeUndefined();
    await send();
    const [, again] = payments.of(sent.paymentId).refunds;
    if (again) again.state = "done";
    clock.forward(DAY);
    await pollPayments({ ...it.deps, payments });
    expect(await booksOf(it, sent)).toMatchObject({
      state: "partly-refunded",
      refunded: 1500,
      refunds: ["failed 1500 compensation", "done 1500 compensation"],
    });
    await expect(
      retryRefund(it.deps, await by(it, "staff", sent.id), sent.refundId),
    ).rejects.toMatchObject({ type: "not_possible_now" });
  });

  test("one that the desk paid out otherwise is refunded, with how, and stays so whatever the service says later [PAY-12]", async () => {
    const sent = await failedRefund();
    const act = await by(it, "staff", sent.id);
    const paid = { isPaid: true, reason: "overgemaakt op 17 november" };
    await closeRefund(it.deps, act, { ...OWNER, role: "desk" }, sent.refundId, paid);
    await webhook(it, sent.paymentId);
    clock.forward(DAY);
    await pollPayments({ ...it.deps, payments });
    expect(await booksOf(it, sent)).toMatchObject({
      state: "partly-refunded",
      due: 0,
      refunded: 1500,
      refunds: ["failed 1500 compensation", "done 1500 compensation"],
    });
    expect(payments.calls.refund).toBe(1);
    expect(await waiting()).toBeUndefined();
    expect(await mailsAbout(sent)).toEqual(["refund", "refund", "refund-failed"]);
    const row = await it.deps.db
      .selectFrom("refunds")
      .select("paid_otherwise")
      .where("state", "=", "done")
      .executeTakeFirstOrThrow();
    expect(row.paid_otherwise).toBe(paid.reason);
    const all = { cents: CENTS, reason: "alles" };
    await expect(refundBill(it.deps, sent.billId, STAFF, all)).rejects.toMatchObject({
      extra: { paid: CENTS - 1500 },
    });
  });

  test("one that is not owed any more is closed with a reason, and money that the bank took back is not paid again [PAY-12]", async () => {
    const sent = await failedRefund();
    payments.of(sent.paymentId).chargedBackCents = CENTS;
    await webhook(it, sent.paymentId);
    const act = await by(it, "staff", sent.id);
    await expect(retryRefund(it.deps, act, sent.refundId)).rejects.toMatchObject({
      type: "more_than_paid",
      extra: { paid: 0 },
    });
    const paid = { isPaid: true, reason: "contant" };
    await expect(closeRefund(it.deps, act, OWNER, sent.refundId, paid)).rejects.toMatchObject({
      type: "more_than_paid",
    });
    const owner = await addStaff(it, "owner");
    const dropped = { isPaid: false, reason: "door de bank teruggeboekt" };
    await closeRefund(it.deps, act, { ...OWNER, id: owner }, sent.refundId, dropped);
    expect(await waiting()).toBeUndefined();
    const audit = await it.deps.db
      .selectFrom("audit")
      .select("after")
      .where("action", "=", "order:refund-closed")
      .execute();
    expect(audit).toMatchObject([{ after: { reason: dropped.reason } }]);
  });

  test("a difference that is not owed any more stays with us and is in no list; what comes on top goes back [PAY-12] [BOOKS-01]", async () => {
    const sent = await sentBill(it);
    for (const id of [await startPaying(it, sent), await startPaying(it, sent)]) {
      payments.move(id, "paid");
      await webhook(it, id);
    }
    const make = payments.refund.bind(payments);
    payments.refund = () => Promise.reject(new PaymentServiceRefused());
    await send();
    payments.refund = make;
    const differing = async () => {
      const { needs } = await viewToday(it.deps, {});
      const { rows } = await listBills(it.deps.db, { list: "differs" });
      const { differs } = await viewMoney(it.deps.db);
      return [needs.some((need) => need.kind === "payment-differs"), rows.length, differs.count];
    };
    expect(await differing()).toEqual([true, 1, 1]);
    const [failed] = await listRefunds(it.deps.db, sent.billId);
    const act = await by(it, "staff", sent.id);
    const owner = { ...OWNER, id: await addStaff(it, "owner") };
    const kept = { isPaid: false, reason: "verrekend" };
    await closeRefund(it.deps, act, owner, failed?.id ?? "", kept);
    clock.forward(DAY + 1);
    await send();
    expect(await differing()).toEqual([false, 0, 0]);
    expect((await booksOf(it, sent)).refunds).toEqual([`failed ${CENTS} difference`]);
    await setTotal(sent, CENTS - 500);
    expect(await differing()).toEqual([true, 1, 1]);
    await send();
    expect((await booksOf(it, sent)).refunds).toContain("pending 500 difference");
    expect(await differing()).toEqual([false, 0, 0]);
  });

  test("while the service does not know the payment a refund waits, growing slower, and is a task after three days [PAY-12] [PAY-13]", async () => {
    const sent = await paidBill();
    await refund(sent, 500);
    payments.hasOtherKey = true;
    for (let hour = 0; hour < 24; hour += 1) {
      await send();
      clock.forward(3600);
    }
    const callsBefore = payments.calls.find;
    expect(callsBefore).toBeLessThan(24);
    expect(await booksOf(it, sent)).toMatchObject({ refunds: ["queued 500 compensation"] });
    payments.hasOtherKey = false;
    clock.forward(DAY / 3);
    await send();
    expect(await booksOf(it, sent)).toMatchObject({ refunds: ["pending 500 compensation"] });

    await refund(sent, 700);
    payments.hasOtherKey = true;
    for (let day = 0; day < 5; day += 1) {
      await send();
      clock.forward(DAY);
    }
    expect(await waiting()).toMatchObject({ count: 1, cents: 700 });
    expect(await mailsAbout(sent)).toContain("refund-failed");
  });

  /** A customer who paid a deposit with one order and has a bill of 2.00 for the next. */
  const depositAndSmallBill = async () => {
    const userId = await addUser(it, `${randomUUID()}@example.nl`);
    const { db } = it.deps;
    const own = async (has_bag: boolean): Promise<Sent> => {
      const sent = await sentBill(it);
      await db
        .updateTable("orders")
        .set({ user_id: userId, has_bag })
        .where("id", "=", sent.id)
        .execute();
      return sent;
    };
    const first = await own(false);
    await correctBill(it.deps, await by(it, "staff", first.id), SIX_KILOS);
    const second = await own(true);
    const less = { reason: "coulance", cents: -3295, vat: "21" as const };
    const small = { ...SIX_KILOS, free: [less] };
    return { first, second, small, back: { ...small, bagsBack: 1 } };
  };

  test("a deposit that the bill is too small for comes back whole, from the payment that brought it [BILL-04]", async () => {
    const { first, second, small, back } = await depositAndSmallBill();
    const paymentId = await payWhole(it, payments, first);
    const correct = async (count: Count) =>
      correctBill(it.deps, await by(it, "staff", second.id), count);
    await correct(back);
    expect(await booksOf(it, second)).toMatchObject({
      due: 0,
      refunds: ["queued 295 compensation"],
    });
    // Recounted before the refund was sent: first nothing is owed back, then the deposit again.
    await correct(small);
    expect(await booksOf(it, second)).toMatchObject({ due: 200, refunds: [] });
    await correct(back);
    await send();
    expect(payments.of(paymentId).refunds).toEqual([]);
    clock.forward(3600);
    await send();
    await send();
    expect(payments.of(paymentId).refunds).toMatchObject([{ cents: 295 }]);
    expect(await booksOf(it, first)).toMatchObject({ state: "partly-refunded", due: 0 });
    expect(await mailsAbout(first)).toEqual(["refund"]);
    await correct({ ...back, kilos: 5 });
    clock.forward(3600);
    await send();
    expect(payments.of(paymentId).refunds).toHaveLength(1);
  });

  test("a deposit of which a part was paid out is credited only with the rest when the bill rises [BILL-04]", async () => {
    const { first, second, back } = await depositAndSmallBill();
    const paymentId = await payWhole(it, payments, first);
    const correct = async (count: Count) =>
      correctBill(it.deps, await by(it, "staff", second.id), count);
    await correct(back);
    clock.forward(3600);
    await send();
    await send();
    expect(payments.of(paymentId).refunds).toMatchObject([{ cents: 295 }]);
    await correct({ ...SIX_KILOS, bagsBack: 1 });
    expect(await booksOf(it, second)).toMatchObject({ due: CENTS - 200 });
    await correct(back);
    clock.forward(3600);
    await send();
    await send();
    expect(await booksOf(it, second)).toMatchObject({ due: 0 });
    expect(payments.of(paymentId).refunds).toHaveLength(1);
  });

  test.each(["retried", "paid out otherwise", "no longer owed"])(
    "a deposit whose refund failed and was %s is not given back again by a recount [BILL-04] [PAY-12]",
    async (how) => {
      const { first, second, back } = await depositAndSmallBill();
      const paymentId = await payWhole(it, payments, first);
      await correctBill(it.deps, await by(it, "staff", second.id), back);
      clock.forward(3600);
      // The first turn queues the refund at the other bill's payment, the second sends it.
      await send();
      await send();
      const [made] = payments.of(paymentId).refunds;
      if (made) made.state = "failed";
      clock.forward(DAY);
      await pollPayments({ ...it.deps, payments });
      const act = await by(it, "staff", first.id);
      const owner = { ...OWNER, id: await addStaff(it, "owner") };
      const failed = made?.ours ?? "";
      if (how === "retried") await retryRefund(it.deps, act, failed);
      else {
        const isPaid = how === "paid out otherwise";
        await closeRefund(it.deps, act, owner, failed, { isPaid, reason: "contant" });
      }
      await send();
      const given = payments.of(paymentId).refunds.length;
      await correctBill(it.deps, await by(it, "staff", second.id), { ...back, kilos: 5 });
      clock.forward(3600);
      await send();
      await send();
      expect(payments.of(paymentId).refunds).toHaveLength(given);
    },
  );

  test("a deposit that no payment can carry is the owner's to pay out [BILL-04] [PAY-12]", async () => {
    const { second, back } = await depositAndSmallBill();
    await correctBill(it.deps, await by(it, "staff", second.id), back);
    expect(await waiting()).toBeUndefined();
    clock.forward(3600);
    await send();
    expect(await waiting()).toMatchObject({ count: 1, cents: 295 });
    expect(await mailsAbout(second)).toEqual(["refund"]);
    const [row] = await listRefunds(it.deps.db, second.billId);
    const close = async (role: "owner" | "desk") =>
      closeRefund(it.deps, await by(it, "staff", second.id), { ...OWNER, role }, row?.id ?? "", {
        isPaid: true,
        reason: "overgemaakt",
      });
    await expect(close("desk")).rejects.toMatchObject({ type: "forbidden" });
    await close("owner");
    expect(await waiting()).toBeUndefined();
    expect(await booksOf(it, second)).toMatchObject({
      due: 0,
      state: "paid",
      refunds: ["done 295 compensation"],
    });
  });

  test("a full refund and a fee waived after it leave nothing paid too much [PAY-02]", async () => {
    const sent = await paidBill();
    await refund(sent, CENTS);
    await send();
    await setTotal(sent, CENTS - 1000);
    await send();
    expect(await booksOf(it, sent)).toMatchObject({ state: "refunded", due: 0, refunded: CENTS });
    expect(payments.of(sent.paymentId).refunds).toHaveLength(1);
  });

  test("a hundred bills whose difference cannot go back keep nobody else's waiting [PAY-02]", async () => {
    const make = payments.refund.bind(payments);
    payments.refund = () => Promise.reject(new PaymentServiceRefused());
    const stuck = await sentBill(it);
    const twice = async (sent: Sent): Promise<void> => {
      for (const id of [await startPaying(it, sent), await startPaying(it, sent)]) {
        payments.move(id, "paid");
        await webhook(it, id);
      }
    };
    await twice(stuck);
    await send();
    payments.refund = make;
    const other = await sentBill(it);
    await it.deps.db
      .updateTable("bills")
      .set({ sent_at: new Date(0) })
      .where("id", "=", stuck.billId)
      .execute();
    await twice(other);
    await it.deps.db.deleteFrom("refunds").where("state", "=", "queued").execute();
    await it.deps.db
      .updateTable("bills")
      .set({ refunded_cents: 0 })
      .where("id", "=", other.billId)
      .execute();
    await sendRefunds({ ...it.deps, payments }, undefined, 1);
    expect(await booksOf(it, other)).toMatchObject({ state: "paid", due: 0 });
    expect(await booksOf(it, stuck)).toMatchObject({ state: "overpaid" });
  });

  test("a difference that cannot go back stays visible as overpaid, and is tried on three days [PAY-02]", async () => {
    const sent = await sentBill(it);
    const [first, second] = [await startPaying(it, sent), await startPaying(it, sent)];
    for (const id of [first, second]) {
      payments.move(id, "paid");
      await webhook(it, id);
    }
    const make = payments.refund.bind(payments);
    payments.refund = (wanted) => {
      payments.fail("refused");
      return make(wanted);
    };
    for (let day = 0; day < 6; day += 1) {
      await send();
      expect(await booksOf(it, sent)).toMatchObject({ state: "overpaid", due: -CENTS });
      clock.forward(DAY + 1);
    }
    expect((await booksOf(it, sent)).refunds).toHaveLength(3);
  });

  test("the audit finds nothing while books and service agree, and each difference when not [PAY-09]", async () => {
    const audit = () =>
      auditPayments(
        { ...it.deps, database: it.database, who: "test", progress: () => undefined },
        {},
      );
    const sent = await paidBill();
    const mine = async () => (await audit()).filter(({ number }) => number === sent.number);
    await refund(sent, 500);
    await send();
    await webhook(it, sent.paymentId);
    expect(await mine()).toEqual([]);
    payments.of(sent.paymentId).chargedBackCents = 300;
    expect(await mine()).toMatchObject([
      { ours: `paid ${CENTS} 0 500`, theirs: `paid ${CENTS} 300 500` },
    ]);
    payments.of(sent.paymentId).chargedBackCents = 0;
    await it.deps.db
      .updateTable("bills")
      .set({ paid_cents: 1 })
      .where("id", "=", sent.billId)
      .execute();
    expect(await mine()).toMatchObject([{ what: "sums of the bill" }]);
    await it.deps.db
      .updateTable("bills")
      .set({ paid_cents: CENTS })
      .where("id", "=", sent.billId)
      .execute();
    payments.held.delete(sent.paymentId);
    expect(await mine()).toMatchObject([{ theirs: "unknown" }]);
  });

  test("the daily audit shows a difference that lasts on Today and at the order, and no refund in flight [PAY-09]", async () => {
    const sent = await paidBill();
    const other = await paidBill();
    const deps = { ...it.deps, payments };
    const differing = async () => {
      const { needs } = await viewToday(it.deps, {});
      return needs.find((need) => need.kind === "books-differ")?.orders.map(({ number }) => number);
    };
    clock.set("2027-03-01T03:00:00+01:00");
    // In flight: the service is ahead of us, and the webhook was lost.
    await refund(other, 500);
    await send();
    const [made] = payments.of(other.paymentId).refunds;
    if (made) made.state = "done";
    await it.deps.db
      .updateTable("bills")
      .set({ paid_cents: 1 })
      .where("id", "=", sent.billId)
      .execute();
    expect(await auditBooks(deps)).toBe(1);
    expect(await booksOf(it, other)).toMatchObject({ refunds: ["done 500 compensation"] });
    expect(await differing()).toBeUndefined();
    expect(await auditBooks(deps)).toBeUndefined();
    clock.forward(3600);
    await auditBooks(deps);
    expect(await differing()).toEqual([sent.number]);
    const order = await viewDeskOrder(it.deps, await findOrderWithNames(it.deps.db, sent.id), "nl");
    expect(order.differences).toMatchObject([{ what: "sums of the bill" }]);
    await it.deps.db
      .updateTable("bills")
      .set({ paid_cents: CENTS })
      .where("id", "=", sent.billId)
      .execute();
    clock.forward(3600);
    await auditBooks(deps);
    expect(await differing()).toBeUndefined();
  });

  test("an hour with a wrong key is no difference, and a payment that the service never had is [PAY-09] [PAY-13]", async () => {
    const sent = await paidBill();
    const deps = { ...it.deps, payments };
    const differs = async () =>
      (await viewToday(it.deps, {})).needs.some((need) => need.kind === "books-differ");
    clock.set("2027-03-02T03:00:00+01:00");
    payments.hasOtherKey = true;
    await auditBooks(deps);
    payments.hasOtherKey = false;
    clock.forward(3600);
    await auditBooks(deps);
    expect(await differs()).toBe(false);
    payments.held.delete(sent.paymentId);
    clock.forward(DAY);
    await auditBooks(deps);
    clock.forward(3600);
    await auditBooks(deps);
    expect(await differs()).toBe(true);
  });

  test("a day is audited by one node, and by another where that one did not finish [PAY-09]", async () => {
    const deps = { ...it.deps, payments };
    clock.set("2027-03-04T03:00:00+01:00");
    const [one, two] = await Promise.all([auditBooks(deps), auditBooks(deps)]);
    expect([one, two].filter((found) => found !== undefined)).toHaveLength(1);
    clock.set("2027-03-05T03:00:00+01:00");
    await paidBill();
    payments.fail("down");
    await expect(auditBooks(deps)).rejects.toThrow();
    expect(await auditBooks(deps)).toBeUndefined();
    clock.forward(6 * 3600 + 1);
    expect(await auditBooks(deps)).toBe(0);
  });

  test("what is written off is asked for no more, and its link still takes a payment [PAY-02]", async () => {
    const sent = await sentBill(it);
    await writeOff(it.deps, sent.billId, STAFF, { reason: "verhuisd" });
    expect(await booksOf(it, sent)).toMatchObject({ state: "written-off", due: CENTS });
    expect(await view(it, sent)).toMatchObject({ bill: { open: CENTS, pay: null } });
    const queued = { orderId: sent.id, reminder: 1 } as const;
    expect(await reminderMail(it.deps, queued, "nl")).toBeUndefined();
    await payWhole(it, payments, sent);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0, receipts: 1 });
    await expect(
      writeOff(it.deps, sent.billId, STAFF, { reason: "nogmaals" }),
    ).rejects.toMatchObject({ type: "nothing_due" });
  });

  test("a written-off bill that is paid after all and then charged back is the desk's again [PAY-02]", async () => {
    const sent = await sentBill(it);
    await writeOff(it.deps, sent.billId, STAFF, { reason: "verhuisd" });
    const paymentId = await payWhole(it, payments, sent);
    payments.of(paymentId).chargedBackCents = CENTS;
    await webhook(it, paymentId);
    expect(await booksOf(it, sent)).toMatchObject({ state: "charged-back", due: CENTS });
  });

  test("a written-off bill that the desk sends again is asked for again, with reminders [PAY-02] [PAY-07]", async () => {
    const sent = await sentBill(it);
    await writeOff(it.deps, sent.billId, STAFF, { reason: "verhuisd" });
    const free = [{ reason: "vlek", cents: -500, vat: "none" as const }];
    await correctBill(it.deps, await by(it, "staff", sent.id), { ...SIX_KILOS, free });
    expect(await booksOf(it, sent)).toMatchObject({ state: "written-off", due: CENTS - 500 });
    await sendBill(it.deps, await by(it, "staff", sent.id));
    expect(await booksOf(it, sent)).toMatchObject({ state: "open", due: CENTS - 500 });
    clock.forward(7 * DAY);
    await remindBills(it.deps);
    expect((await mailsOf(it, sent.id)).map(({ kind }) => kind)).toContain("reminder");
  });
});
