import fc from "fast-check";
import {
  ORDER_EVENTS,
  type OrderEventKind,
  standingEvents,
} from "@waslijn/contract/shared/order-life";
import { sumOf } from "@waslijn/contract/shared/pricing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiProblem } from "../../../api-problem.ts";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { billOrder, moneyAction, moneyJobs } from "../../../../test/money-actions.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import {
  livesOf,
  placeOrder,
  rowOf,
  wrongWindows,
  type PlacedOrder,
} from "../../../../test/order-life.ts";
import { useFakePayments } from "../../../../test/pay.ts";
import { recountedDays, reportedDays } from "../../../../test/recount-reports.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { findBill, findInvoice, listBillVersions } from "../../bills/bills-repository.ts";
import { creditInvoice, issueInvoice, listInvoices } from "../../bills/issue-invoice.ts";
import { feesOf } from "../../bills/order-fees.ts";
import { auditPayments, type Difference } from "../../payments/audit-payments.ts";
import { foldChanges } from "../../reports/fold-changes.ts";
import { readEvents } from "../orders-repository.ts";
import type { Act } from "./act.ts";
import { cancelOrder } from "./cancel-order.ts";
import { changeDetails } from "./change-details.ts";
import { changeWindows } from "./change-windows.ts";
import { countOrder, correctBill, type Count } from "./count-order.ts";
import { deliver, markReady, pickUp, waiveFee, missStop } from "./handle-order.ts";
import { statesBefore } from "./order-states.ts";
import { withdrawOrder } from "./withdraw-order.ts";
import type { OrderEvent } from "./fold-events.ts";

const DAYS = ["17", "18", "19", "20", "23", "24", "25", "26"];
const HOURS = ["08", "10", "12", "14", "16", "18"];
const time = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...HOURS))
  .map(([day, hour]) => `2026-11-${day}T${hour}:00:00+01:00`);
const actor = fc.constantFrom(
  { kind: "customer" } as const,
  { kind: "staff", id: "desk" } as const,
  { kind: "driver", id: "van" } as const,
  { kind: "clock" } as const,
);

const count: fc.Arbitrary<Count> = fc.record({
  pieces: fc.array(
    fc.record({
      type: fc.constant("DC" as const),
      alias: fc.constantFrom("trousers", "tie"),
      count: fc.nat(5),
    }),
    { maxLength: 3 },
  ),
  kilos: fc.nat(20),
  bags: fc.integer({ min: 1, max: 3 }),
  bagsBack: fc.nat(1),
  free: fc.array(
    fc.record({
      reason: fc.constant("test"),
      cents: fc.integer({ min: -500, max: 500 }),
      vat: fc.constant("21" as const),
    }),
    { maxLength: 1 },
  ),
});

type Action = (it: TestApp, act: Act) => Promise<void>;
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.option(time, { nil: undefined }), fc.option(time, { nil: undefined }))
      .map(
        ([pickupTime, deliveryTime]): Action =>
          (it, act) =>
            changeWindows(it.deps, act, { pickupTime, deliveryTime, waived: "test" }),
      ),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Action>((it, act) => cancelOrder(it.deps, act, { waived: "test" })),
  },
  fc.constant<Action>((it, act) => withdrawOrder(it.deps, act)),
  fc.constant<Action>((it, act) => changeDetails(it.deps, act, { notes: "x" })),
  fc.constantFrom("pickup", "delivery").map(
    (kind): Action =>
      (it, act) =>
        missStop(it.deps, act, { kind, reason: "nobody-home", calls: 1 }),
  ),
  fc.constant<Action>((it, act) => pickUp(it.deps, act, { bags: 1 })),
  count.map(
    (found): Action =>
      (it, act) =>
        countOrder(it.deps, act, found),
  ),
  count.map(
    (found): Action =>
      (it, act) =>
        correctBill(it.deps, act, found),
  ),
  fc.nat(20).map(
    (waives): Action =>
      (it, act) =>
        waiveFee(it.deps, act, { waives, reason: "test" }),
  ),
  fc.constant<Action>(async (it, { order }) => void (await issueInvoice(it.deps, order.id))),
  fc.constant<Action>(async (it, { order }) => void (await creditInvoice(it.deps, order.id))),
  fc.constant<Action>((it, act) => markReady(it.deps, act)),
  fc.constant<Action>((it, act) => deliver(it.deps, act)),
  { weight: 16, arbitrary: moneyAction },
);
const step = fc.record({
  which: fc.nat(3),
  actor,
  action,
  isStale: fc.boolean(),
  minutes: fc.nat(600),
});

/** The proof run sets a higher number. */
const HISTORIES = Number(process.env.HISTORIES ?? 12);
const STEPS = 40;
const DAY = 86_400;

describe.each(DATABASE_KINDS)("random histories on %s", (kind) => {
  let it: TestApp;
  let clock: MovableClock;
  beforeAll(async () => {
    clock = new MovableClock();
    it = await openTestApp(kind, { clock });
    useFakePayments(it);
    await it.deps.db.updateTable("hub_windows").set({ capacity: 4 }).execute();
  });
  afterAll(() => it.close());

  test("whatever is tried in whatever order, events, rows, windows, bills, reports and the bank agree [BILL-01][LIFE-01][LIFE-03][LIFE-05][PAY-09][SHOP-07]", async () => {
    let day = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        clock.set(TEST_NOW);
        const orders: PlacedOrder[] = [];
        while (orders.length < 4) {
          const hour = HOURS[(orders.length + day) % HOURS.length];
          const at = (date: string) => `2026-11-${date}T${hour}:00:00+01:00`;
          const placed = await placeOrder(it, {
            order: { pickupTime: at("17"), deliveryTime: at("19") },
          }).catch(() => undefined);
          day += 1;
          if (placed) orders.push(placed);
          else if (day % 50 === 0) break;
        }
        // Random steps rarely get this far, so two orders start out billed.
        for (const { id } of orders.slice(0, 2)) await billOrder(it, id);
        for (const one of steps) {
          const target = orders[one.which % Math.max(1, orders.length)];
          if (!target) continue;
          const order = await rowOf(it, target.id);
          const version = order.version - (one.isStale && order.version > 1 ? 1 : 0);
          await one.action(it, { order, version, actor: one.actor }).catch((error: unknown) => {
            if (!(error instanceof ApiProblem)) throw error;
          });
          clock.forward(one.minutes * 6);
        }
        for (let turn = 0; turn < 3; turn += 1) {
          clock.forward(DAY);
          await moneyJobs(it);
        }
        expect(await differencesOf(orders)).toEqual([]);
        for (const { id } of orders) {
          const [folded, stored] = await livesOf(it, id);
          expect(stored).toEqual(folded);
          await expectLawful(id);
          await expectRowUpToDate(id);
          await expectBillAddsUp(id);
        }
        expect(await wrongWindows(it)).toEqual([]);
        const recounted = await recountedDays(it.deps.db);
        expect(await reportedDays(it.deps.db)).toEqual(recounted);
        await foldChanges(it.deps.db);
        expect(await reportedDays(it.deps.db)).toEqual(recounted);
        // Frees capacity for the next history.
        for (const { id } of orders) {
          const order = await rowOf(it, id);
          if (order.status === "placed") {
            await cancelOrder(
              it.deps,
              { order, version: order.version, actor: { kind: "staff" } },
              { waived: "test" },
            );
          }
        }
        await it.deps.db
          .updateTable("hub_windows")
          .set({ capacity: (row) => row("capacity", "+", 1) })
          .execute();
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
  }, 600_000);

  /** Differences between our payments and the payment service for these orders. */
  async function differencesOf(orders: PlacedOrder[]): Promise<Difference[]> {
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    const all = await auditPayments(work, {});
    return all.filter(({ number }) => orders.some((order) => order.number === number));
  }

  /** Totals equal the sum of the lines, fees match the history, and every version and invoice is stored. */
  async function expectBillAddsUp(id: string): Promise<void> {
    const { db } = it.deps;
    const bill = await findBill(db, id);
    const versions = await listBillVersions(db, id);
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, index) => index + 1));
    for (const { lines, total_cents } of versions) expect(total_cents).toBe(sumOf(lines));
    expect(bill?.total).toBe(versions.at(-1)?.total_cents);
    const invoices = await listInvoices(db, id);
    for (const { lines, total } of invoices) expect(total).toBe(sumOf(lines));
    if (!bill) return;
    const standing = await findInvoice(db, id);
    if (standing) expect(standing.total_cents).toBe(bill.total);
    const fees = bill.lines.filter(({ kind: one }) => /late-change|missed-delivery/.test(one));
    expect(sumOf(fees)).toBe(sumOf(feesOf(await readEvents(db, id))));
  }

  /** The denormalised columns of the order's row agree with its history and its bill. */
  async function expectRowUpToDate(id: string): Promise<void> {
    const { changed_at, misses, bill_overdue } = await rowOf(it, id);
    const events = await readEvents(it.deps.db, id);
    const bill = await findBill(it.deps.db, id);
    expect({ changed_at, misses, bill_overdue }).toEqual({
      changed_at: events.at(-1)?.at,
      misses: standingEvents(events as readonly OrderEvent[]).filter(({ kind: event }) =>
        event.endsWith("-missed"),
      ).length,
      bill_overdue: bill?.state === "overdue",
    });
  }

  /** Every event was allowed in the state before it. */
  async function expectLawful(id: string): Promise<void> {
    const { kind: orderKind } = await rowOf(it, id);
    const events = await readEvents(it.deps.db, id);
    events.forEach(({ kind: event, version }, index) => {
      expect(version).toBe(index + 1);
      expect(ORDER_EVENTS).toContain(event);
      if (index === 0) return expect(event).toBe("placed");
      const before = stateOf(events.slice(0, index).map(({ kind: one }) => one));
      expect(statesBefore(event, orderKind)).toContain(before);
    });
  }
});

/** Independent reimplementation, so that the test does not use the code under test. */
function stateOf(events: OrderEventKind[]): string {
  const moving = events.findLast((event) =>
    ["placed", "picked-up", "counted", "ready", "delivered", "cancelled"].includes(event),
  );
  const isEnded = moving === "placed" && events.includes("withdrawn");
  return isEnded ? "cancelled" : (moving ?? "");
}
