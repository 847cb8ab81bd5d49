import { LANGUAGES } from "@waslijn/contract/shared/constants";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { by, placeOrder } from "../../../../test/order-life.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import type { MailJob } from "../../../outbox/mail-job.ts";
import { queueMail } from "../../../outbox/queue-message.ts";
import type { Mail } from "../../../outside/mailer.ts";
import { issueInvoice } from "../../bills/issue-invoice.ts";
import { countOrder } from "../../orders/life/count-order.ts";
import { pickUp } from "../../orders/life/handle-order.ts";
import { renderText } from "../write-mail.ts";
import { sampleMails } from "../../../../demo/mailbox/sample-mails.ts";

const plain = (words: string | undefined): string =>
  (words ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

describe("mails about money", () => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    clock.set(TEST_NOW);
    it = await openTestApp("PostgreSQL", {
      clock,
      settings: { PUBLIC_URL: "https://was.example" },
    });
  });
  afterAll(() => it.close());

  async function countedOrder() {
    const order = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", order.id), {
      pieces: [{ type: "LS", alias: "price-per-item", count: 12 }],
      kilos: 0,
      bags: 1,
      bagsBack: 0,
      free: [],
    });
    await sendMails(it);
    return order;
  }
  const setPaid = (orderId: string, cents: number) =>
    it.deps.db
      .updateTable("bills")
      .set({ paid_cents: cents })
      .where("order_id", "=", orderId)
      .execute();
  /** Runs a job; returns its mail, if it sends one. */
  async function mailed(job: MailJob): Promise<Mail | undefined> {
    await it.deps.db.deleteFrom("outbox").execute();
    await queueMail(it.deps.db, job, "noor@was.example", "nl", clock);
    const [mail, ...others] = await sendMails(it);
    expect(others).toEqual([]);
    return mail;
  }

  test("a bill names every line, its total and the day to pay by; paid, it is not sent [PAY-01]", async () => {
    const { id, number } = await countedOrder();
    const mail = await mailed({ kind: "bill", data: { orderId: id } });
    expect(plain(mail?.subject)).toBe("Je rekening: € 42,00");
    for (const words of [
      `de rekening van bestelling ${number}`,
      "12 × Overhemd, gewassen en gestreken, € 3,50: € 42,00",
      "Ophalen en bezorgen: gratis",
      "Totaal: € 42,00",
      "Betaal € 42,00:\nhttps://was.example/nl/",
      "Inclusief 21% btw: € 7,29",
      "iDEAL | Wero, creditcard, PayPal of een overboeking, uiterlijk zondag 29 november",
    ])
      expect(plain(mail?.text)).toContain(words);
    await setPaid(id, 4200);
    expect(await mailed({ kind: "bill", data: { orderId: id } })).toBeUndefined();
  });

  test("a receipt names its invoice and leads to it, and is not sent while something is due [PAY-06]", async () => {
    const { id, token } = await countedOrder();
    expect(await mailed({ kind: "paid", data: { orderId: id } })).toBeUndefined();
    await setPaid(id, 4200);
    const { number } = await issueInvoice(it.deps, id);
    const mail = await mailed({ kind: "paid", data: { orderId: id } });
    expect(plain(mail?.text)).toContain(`Factuurnummer: ${number}`);
    expect(plain(mail?.text)).toContain("Totaal: € 42,00");
    expect(mail?.text).toContain(`https://was.example/nl/orders/${token}`);
  });

  test("both reminders ask for what is still due, and none is sent after payment [PAY-07]", async () => {
    const { id } = await countedOrder();
    await setPaid(id, 1200);
    const remind = (reminder: 1 | 2) =>
      mailed({ kind: "reminder", data: { orderId: id, reminder } });
    expect(plain((await remind(1))?.subject)).toBe("Nog te betalen: € 30,00");
    expect(plain((await remind(2))?.subject)).toBe("Laatste herinnering: nog € 30,00 te betalen");
    await setPaid(id, 4200);
    expect(await remind(1)).toBeUndefined();
    expect(await remind(2)).toBeUndefined();
  });

  test("a refund says how much, why and when; one that failed is told as failed, also once somebody saw to it [PAY-08] [PAY-12]", async () => {
    const { id: orderId } = await countedOrder();
    const bill = await it.deps.db
      .selectFrom("bills")
      .select("id")
      .where("order_id", "=", orderId)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    const made = { created_at: now, changed_at: now };
    const payment = { id: randomUUID(), bill_id: bill.id, bill_version: 1, cents: 4200, ...made };
    await it.deps.db
      .insertInto("payments")
      .values({ ...payment, method: "ideal", language: "nl" })
      .execute();
    const refundId = randomUUID();
    const refund = { id: refundId, payment_id: payment.id, cents: 350, ...made };
    await it.deps.db
      .insertInto("refunds")
      .values({ ...refund, purpose: "compensation", reason: "Knoop kwijt." })
      .execute();
    const job: MailJob = { kind: "refund", data: { orderId, refundId } };
    const mail = await mailed(job);
    expect(plain(mail?.subject)).toBe("Je krijgt € 3,50 terug");
    expect(mail?.text).toContain("Waarom: Knoop kwijt.");
    expect(mail?.text).toContain("Wanneer: Meestal binnen 3 werkdagen");
    await it.deps.db.updateTable("refunds").set({ state: "failed" }).execute();
    expect(await mailed(job)).toBeUndefined();

    const failed: MailJob = { kind: "refund-failed", data: { orderId, refundId } };
    const failure = await mailed(failed);
    expect(plain(failure?.subject)).toBe("€ 3,50 terugbetalen lukte niet");
    expect(plain(failure?.text)).toContain("we proberen het opnieuw, of bellen je");
    await it.deps.db.updateTable("refunds").set({ handled_at: now }).execute();
    expect((await mailed(failed))?.text).toBe(failure?.text);
    await it.deps.db
      .updateTable("refunds")
      .set({ state: "done", paid_otherwise: "contant" })
      .execute();
    const paid = await mailed(job);
    expect(plain(paid?.subject)).toBe("We hebben je € 3,50 betaald");
    expect(paid?.text).not.toContain("contant");
  });

  test("of money still due leads to the page where it is paid [PAY-01]", async () => {
    const samples = await sampleMails(it.deps);
    for (const language of LANGUAGES) {
      for (const name of [
        "bill-counted",
        "bill-late",
        "bill-rest",
        "reminder-first",
        "reminder-second",
      ]) {
        const sample = samples.find((one) => one.name === name && one.language === language);
        expect(sample && renderText(sample.content, language), name).toContain(
          `https://was.example/${language}/pay/`,
        );
      }
    }
  });
});
