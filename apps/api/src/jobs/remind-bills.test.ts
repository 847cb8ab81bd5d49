import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/databases.ts";
import { MovableClock } from "../../test/movable-clock.ts";
import { by } from "../../test/order-life.ts";
import { mailsOf } from "../../test/order-fixtures.ts";
import { sendMails, sendSms } from "../../test/outbox.ts";
import {
  booksOf,
  payWhole,
  sentBill,
  startPaying,
  useFakePayments,
  verifyPhone,
  webhook,
  type Sent,
} from "../../test/pay.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { listOverdue } from "../modules/payments/bill-by-number.ts";
import { sendBill } from "../modules/orders/life/billing/send-bill.ts";
import { remindBills } from "./remind-bills.ts";

const DAY = 86_400;

describe.each(DATABASE_KINDS)("reminders on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());
  const remind = () => Promise.all([remindBills(it.deps), remindBills(it.deps)]);
  const reminders = async ({ id }: Sent) =>
    (await mailsOf(it, id))
      .filter(({ channel, kind }) => channel === "mail" && kind === "reminder")
      .map(({ data }) => data);

  test("come after 7 and 14 days, once each, then the bill is overdue; none after payment [PAY-07]", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    const pays = await sentBill(it);
    await remind();
    expect(await reminders(sent)).toEqual([]);
    clock.forward(7 * DAY);
    await remind();
    await remind();
    expect(await reminders(sent)).toMatchObject([{ reminder: 1 }]);
    expect(await booksOf(it, sent)).toMatchObject({ state: "open" });

    // Paid between the reminder and its mail, so the mail is obsolete.
    await payWhole(it, payments, pays);
    const mails = await sendMails(it);
    const about = (number: string) => mails.filter(({ text }) => text.includes(number));
    expect(about(pays.number).map(({ subject }) => subject)).toHaveLength(1);

    clock.forward(7 * DAY);
    await remind();
    expect(await reminders(sent)).toMatchObject([{ reminder: 1 }, { reminder: 2 }]);
    expect(await booksOf(it, sent)).toMatchObject({ state: "open" });
    clock.forward(DAY);
    await remind();
    await remind();
    const { state, events } = await booksOf(it, sent);
    expect(state).toBe("overdue");
    expect(events.filter((event) => event === "overdue" || event === "reminded")).toEqual([
      "reminded",
      "reminded",
      "overdue",
    ]);
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    expect(await listOverdue(work, {})).toMatchObject([{ number: sent.number, reminders: 2 }]);
    expect((await booksOf(it, pays)).events).not.toContain("overdue");

    await sendBill(it.deps, await by(it, "staff", sent.id));
    expect(await booksOf(it, sent)).toMatchObject({ state: "open" });
  });

  test("go by text message too where the phone is verified [PAY-07]", async () => {
    const sent = await sentBill(it);
    const phone = await verifyPhone(it, sent.id);
    clock.forward(7 * DAY);
    await remind();
    const texts = (await sendSms(it)).filter(({ text }) => text.includes(`/p/${sent.code}`));
    expect(texts).toMatchObject([{ to: phone, text: expect.stringContaining("staat nog open") }]);
  });

  test("wake nobody: what is due at midnight goes out by text message at nine [PAY-07]", async () => {
    clock.set("2027-02-01T12:00:00+01:00");
    const sent = await sentBill(it);
    await verifyPhone(it, sent.id);
    const texts = async () =>
      (await sendSms(it)).filter(
        ({ text }) => text.includes(`/p/${sent.code}`) && text.includes("staat nog open"),
      );
    clock.set("2027-02-08T00:00:30+01:00");
    await remind();
    expect(await texts()).toEqual([]);
    clock.set("2027-02-08T08:59:00+01:00");
    expect(await texts()).toEqual([]);
    clock.set("2027-02-08T09:00:00+01:00");
    expect(await texts()).toHaveLength(1);
  });

  test("wait while a payment is under way, and skip the first where nobody looked for two weeks", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    clock.forward(20 * DAY);
    const id = await startPaying(it, sent, { method: "banktransfer" });
    await remind();
    expect(await reminders(sent)).toEqual([]);
    payments.move(id, "expired");
    await webhook(it, id);
    await remind();
    expect(await reminders(sent)).toMatchObject([{ reminder: 2 }]);
  });

  test("of bills that wait for a payment, or are paid, hold up nobody else's [PAY-07]", async () => {
    const payments = useFakePayments(it);
    const [paid, waits, other] = [await sentBill(it), await sentBill(it), await sentBill(it)];
    await payWhole(it, payments, paid);
    clock.forward(15 * DAY);
    await startPaying(it, waits, { method: "banktransfer" });
    await remindBills(it.deps, 1);
    await remindBills(it.deps, 1);
    expect(await reminders(waits)).toEqual([]);
    expect(await reminders(other)).toMatchObject([{ reminder: 2 }]);
  });

  test("start again for a charged-back bill once the desk sends it again [PAY-07]", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    const paymentId = await payWhole(it, payments, sent);
    payments.of(paymentId).chargedBackCents = payments.of(paymentId).paidCents;
    clock.forward(8 * DAY);
    await webhook(it, paymentId);
    expect(await booksOf(it, sent)).toMatchObject({ state: "charged-back" });
    await remind();
    expect(await reminders(sent)).toEqual([]);
    clock.forward(60);
    await sendBill(it.deps, await by(it, "staff", sent.id));
    clock.forward(7 * DAY);
    await remind();
    expect(await reminders(sent)).toMatchObject([{ reminder: 1 }]);
  });
});
