import { describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  booksOf,
  payWhole,
  sentBill,
  SIX_KILOS_CENTS as CENTS,
  startPaying,
  webhook,
  type Sent,
} from "../../../test/pay.ts";
import type { TestApp } from "../../../test/test-app.ts";
import { withEmptyBooks } from "../../../test/with-empty-books.ts";
import { askPayments } from "../../jobs/ask-payments.ts";
import { sendRefunds } from "../../jobs/send-refunds.ts";
import { auditPayments } from "./audit-payments.ts";
import { refundBill } from "./refund-bill.ts";
import { writeOff } from "./write-off.ts";

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
    await askPayments({ ...it.deps, payments });
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", refunded: 0, due: 0 });
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

  test("what is written off is asked for no more, and its link still takes a payment [PAY-02]", async () => {
    const sent = await sentBill(it);
    await writeOff(it.deps, sent.billId, STAFF, { reason: "verhuisd" });
    expect(await booksOf(it, sent)).toMatchObject({ state: "written-off", due: CENTS });
    await payWhole(it, payments, sent);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0, receipts: 1 });
    await expect(
      writeOff(it.deps, sent.billId, STAFF, { reason: "nogmaals" }),
    ).rejects.toMatchObject({ type: "nothing_due" });
  });
});
