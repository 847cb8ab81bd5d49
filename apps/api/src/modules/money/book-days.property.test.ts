import fc from "fast-check";
import { ENTRY_KINDS, type EntryKind } from "@waslijn/contract/console/codes";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sumOf } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowTruncate, USUAL_DATABASE } from "../../../test/databases.ts";
import { moneyAction, moneyJobs } from "../../../test/money-actions.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, rowOf } from "../../../test/order-life.ts";
import { payWhole, sentBill, SIX_KILOS, useFakePayments } from "../../../test/pay.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { ApiProblem } from "../../api-problem.ts";
import { bookEntries } from "../../jobs/backfill-entries.ts";
import { runBackfill } from "../../jobs/run-backfill.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { creditInvoice, issueInvoice } from "../bills/issue-invoice.ts";
import { refundBill } from "../payments/refund-bill.ts";
import { correctBill } from "../orders/life/count-order.ts";
import type { EventData } from "../orders/life/fold-events.ts";
import { readEvents } from "../orders/orders-repository.ts";
import { listDayDocuments, listMoneyDays, viewDayClosing } from "./book-days.ts";

const RUNS = Number(process.env.BOOK_DAYS ?? 6);
const SEED = Number(process.env.BOOK_DAYS_SEED ?? 20_261_118);
const ORDERS = 3;

type Step = (it: TestApp, orderId: string) => Promise<unknown>;

/** Corrections with a deposit and with compensation: lines with and without VAT. */
const correct = fc
  .record({
    kilos: fc.integer({ min: 1, max: 20 }),
    untaxed: fc.integer({ min: -900, max: 900 }).filter((cents) => cents !== 0),
  })
  .map(({ kilos, untaxed }): Step => async (it, id) => {
    const free = [{ reason: "vlek", cents: untaxed, vat: "none" as const }];
    await correctBill(it.deps, await by(it, "staff", id), { ...SIX_KILOS, kilos, free });
  });

/** The bank has done the refunds it had. */
const finishRefunds: Step = async (it) => {
  const bank = it.deps.payments as FakePayments;
  for (const { refunds } of bank.held.values()) {
    for (const refund of refunds) if (refund.state === "pending") refund.state = "done";
  }
  await sql`UPDATE payments SET ask_again_at = ${it.deps.clock.now()} WHERE service_id IS NOT NULL`.execute(
    it.deps.db,
  );
  await moneyJobs(it);
};

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: moneyAction.map(
      (action): Step =>
        async (it, id) =>
          action(it, await by(it, "staff", id)),
    ),
  },
  { weight: 2, arbitrary: correct },
  fc.constant<Step>((it, id) => issueInvoice(it.deps, id)),
  fc.constant<Step>((it, id) => creditInvoice(it.deps, id)),
  { weight: 2, arbitrary: fc.constant(finishRefunds) },
);

const history = fc.array(
  fc.record({ order: fc.nat(ORDERS - 1), step, hours: fc.integer({ min: 0, max: 20 }) }),
  { minLength: 10, maxLength: 40, size: "max" },
);

type Sums = Record<EntryKind, number>;
const NOTHING: Sums = { billed: 0, credited: 0, paid: 0, "charged-back": 0, refunded: 0 };

/** Cents by day, from invoices and the orders' histories: not from the journal. */
async function sumsByDay(it: TestApp, orderIds: string[]): Promise<Map<string, Sums>> {
  const days = new Map<string, Sums>();
  const add = (day: string, kind: EntryKind, cents: number): void => {
    const sums = days.get(day) ?? { ...NOTHING };
    sums[kind] += cents;
    days.set(day, sums);
  };
  for (const { date, series, lines } of await it.deps.db
    .selectFrom("invoices")
    .select(["date", "series", "lines"])
    .execute()) {
    if (series === "credit") add(date, "credited", -sumOf(lines));
    else add(date, "billed", sumOf(lines));
  }
  for (const id of orderIds) {
    const known = new Map<string, { paid: number; chargedBack: number; refunded: number }>();
    for (const { at, kind, data } of await readEvents(it.deps.db, id)) {
      const { money } = data as EventData;
      if (!money) continue;
      const before = known.get(money.id) ?? { paid: 0, chargedBack: 0, refunded: 0 };
      const isPayment = kind === "payment-changed";
      const now = {
        paid: isPayment && money.state === "paid" ? money.cents : before.paid,
        chargedBack: money.chargedBack ?? before.chargedBack,
        refunded: !isPayment && money.state === "done" ? money.cents : 0,
      };
      const day = amsterdamDate(at);
      add(day, "paid", now.paid - before.paid);
      add(day, "charged-back", now.chargedBack - before.chargedBack);
      add(day, "refunded", now.refunded - before.refunded);
      known.set(money.id, now);
    }
  }
  return days;
}

describe("a day's closing", () => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock });
    await allowTruncate(it.deps.db);
  });
  afterAll(() => it.close());

  const closings = async (days: string[]) =>
    Promise.all(days.map((day) => viewDayClosing(it.deps, day)));

  test(
    "equals the sum of its documents, whatever happened to the money [BOOKS-04]",
    { timeout: 120_000 },
    async () => {
      let moved = 0;
      const property = fc.asyncProperty(history, async (steps) => {
        await sql`TRUNCATE orders, invoices, invoice_counters, outbox CASCADE`.execute(it.deps.db);
        clock.set(TEST_NOW);
        useFakePayments(it);
        const orders: string[] = [];
        while (orders.length < ORDERS) orders.push((await sentBill(it)).id);
        for (const { order, step: happen, hours } of steps) {
          clock.forward(hours * 3600);
          const id = orders[order] ?? "";
          await rowOf(it, id);
          await happen(it, id).catch((error: unknown) => {
            if (!(error instanceof ApiProblem)) throw error;
          });
        }
        const last = amsterdamDate(clock.now());
        const first = amsterdamDate(new Date(TEST_NOW));
        const days: string[] = [];
        for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);

        const expected = await sumsByDay(it, orders);
        const found = await closings(days);
        for (const [at, day] of days.entries()) {
          const documents = await listDayDocuments(it.deps.db, day);
          for (const kind of ENTRY_KINDS) {
            const closed = found[at]?.kinds.find((one) => one.kind === kind);
            const own = documents.filter((document) => document.kind === kind);
            expect(closed).toMatchObject({
              cents: expected.get(day)?.[kind] ?? 0,
              documents: own.length,
              taxed: own.reduce((sum, { taxed }) => sum + taxed, 0),
              vat: own.reduce((sum, { vat }) => sum + vat, 0),
            });
            expect((closed?.taxed ?? 0) + (closed?.untaxed ?? 0)).toBe(closed?.cents);
            moved += own.length;
          }
        }
        for (const { day, net, paid, refunded, chargedBack } of (await listMoneyDays(it.deps, {}))
          .rows) {
          const sums = expected.get(day) ?? NOTHING;
          expect({ paid, refunded, chargedBack }).toEqual({
            paid: sums.paid,
            refunded: sums.refunded,
            chargedBack: sums["charged-back"],
          });
          expect(net).toBe(paid - refunded - chargedBack);
        }
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true });
      expect(moved).toBeGreaterThan(RUNS * 3);
    },
  );

  test("invoices are split by their own lines, compensation bears no VAT [BOOKS-04]", async () => {
    await sql`TRUNCATE orders, invoices, invoice_counters, outbox CASCADE`.execute(it.deps.db);
    clock.set(TEST_NOW);
    const day = amsterdamDate(clock.now());
    const free = [{ reason: "borg", cents: 1500, vat: "none" as const }];
    const { id } = await sentBill(it, { ...SIX_KILOS, free });
    await issueInvoice(it.deps, id);
    const [closing] = await closings([day]);
    expect(closing?.kinds[0]).toEqual({
      kind: "billed",
      documents: 1,
      cents: 4995,
      taxed: 3495,
      untaxed: 1500,
      vat: 607,
    });
    expect(closing?.isOver).toBe(false);
  });

  test("an invoice of 0 keeps the VAT of laundry that compensation took off [BOOKS-04]", async () => {
    await sql`TRUNCATE orders, invoices, invoice_counters, outbox CASCADE`.execute(it.deps.db);
    clock.set(TEST_NOW);
    const day = amsterdamDate(clock.now());
    const { id } = await sentBill(it);
    await issueInvoice(it.deps, id);
    await creditInvoice(it.deps, id);
    const free = [{ reason: "vlek", cents: -3495, vat: "none" as const }];
    await correctBill(it.deps, await by(it, "staff", id), { ...SIX_KILOS, free });
    await issueInvoice(it.deps, id);
    const [closing] = await closings([day]);
    const [billed, credited] = ["billed", "credited"].map((kind) =>
      closing?.kinds.find((one) => one.kind === kind),
    );
    expect(billed).toMatchObject({ documents: 2, cents: 3495, taxed: 6990, vat: 1214 });
    expect(credited).toMatchObject({ documents: 1, cents: 3495, taxed: 3495, vat: 607 });
  });

  test("documents from before the journal are entered on their days, once [BOOKS-04]", async () => {
    await sql`TRUNCATE orders, invoices, invoice_counters, outbox CASCADE`.execute(it.deps.db);
    clock.set(TEST_NOW);
    const bank = useFakePayments(it);
    const sent = await sentBill(it);
    await payWhole(it, bank, sent);
    clock.forward(30 * 3600);
    await creditInvoice(it.deps, sent.id);
    await refundBill(
      it.deps,
      sent.billId,
      { kind: "staff", id: "desk" },
      { cents: 500, reason: "vlek" },
    );
    await moneyJobs(it);
    clock.forward(30 * 3600);
    await finishRefunds(it, sent.id);
    const written = () =>
      it.deps.db
        .selectFrom("book_entries")
        .selectAll()
        .orderBy("day")
        .orderBy("kind")
        .orderBy("document")
        .execute();
    const before = await written();
    expect(before.length).toBeGreaterThan(2);
    await it.deps.db.deleteFrom("book_entries").execute();
    await sql`INSERT INTO backfills (name) VALUES ('book-entries') ON CONFLICT DO NOTHING`.execute(
      it.deps.db,
    );
    const never = new AbortController().signal;
    await Promise.all([
      runBackfill(it.deps.db, bookEntries(1), { stop: never }),
      runBackfill(it.deps.db, bookEntries(1), { stop: never }),
    ]);
    expect(await written()).toEqual(before);
    const left = it.deps.db.selectFrom("backfills").where("name", "=", "book-entries").selectAll();
    expect(await left.execute()).toEqual([]);
  });
});
