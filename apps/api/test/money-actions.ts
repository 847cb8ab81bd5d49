import fc from "fast-check";
import { pollPayments } from "../src/jobs/poll-payments.ts";
import { remindBills } from "../src/jobs/remind-bills.ts";
import { sendRefunds } from "../src/jobs/send-refunds.ts";
import { findBill } from "../src/modules/bills/bills-repository.ts";
import type { Act } from "../src/modules/orders/life/act.ts";
import { countOrder } from "../src/modules/orders/life/count-order.ts";
import { pickUp } from "../src/modules/orders/life/handle-order.ts";
import { sendBill } from "../src/modules/orders/life/billing/send-bill.ts";
import { askAndSettle } from "../src/modules/payments/ask-service.ts";
import { listPayments } from "../src/modules/payments/payments-repository.ts";
import { refundBill } from "../src/modules/payments/refund-bill.ts";
import { startPayment } from "../src/modules/payments/start-payment.ts";
import type { FakePayments } from "./fake-payments.ts";
import { by } from "./order-life.ts";
import { SIX_KILOS } from "./pay.ts";
import type { TestApp } from "./test-app.ts";

type Action = (it: TestApp, act: Act) => Promise<void>;

const bankOf = ({ deps }: TestApp): FakePayments => deps.payments as FakePayments;

/** The periodic jobs about money. */
export async function moneyJobs(it: TestApp): Promise<void> {
  const deps = { ...it.deps, payments: bankOf(it) };
  await pollPayments(deps);
  await sendRefunds(deps);
  await remindBills(deps);
}

/** Picks up, counts and sends the bill, as far as the order's state allows. */
export async function billOrder(it: TestApp, id: string): Promise<void> {
  await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
  await countOrder(it.deps, await by(it, "staff", id), SIX_KILOS);
  await sendBill(it.deps, await by(it, "staff", id));
}

const press =
  (isLost: boolean): Action =>
  async (it, { order: { id, number } }) => {
    const found = await findBill(it.deps.db, id);
    if (!found?.sentAt || found.due <= 0) return;
    if (isLost) bankOf(it).fail("lost");
    await startPayment(
      it.deps,
      { id: found.id, number },
      { method: "banktransfer", language: "nl" },
    );
  };

/** Changes an order's payments at the bank, with or without notifying us. */
const atBank =
  (happens: (bank: FakePayments, id: string) => void, isHeard: boolean): Action =>
  async (it, { order: { id } }) => {
    const found = await findBill(it.deps.db, id);
    const bank = bankOf(it);
    for (const payment of found ? await listPayments(it.deps.db, found.id) : []) {
      if (!payment.service_id) continue;
      happens(bank, payment.service_id);
      if (isHeard) await askAndSettle({ ...it.deps, payments: bank }, payment.id);
    }
  };

const end =
  (state: "pending" | "paid" | "failed" | "expired") =>
  (bank: FakePayments, id: string): void => {
    if (["open", "pending"].includes(bank.of(id).state)) bank.move(id, state);
  };

const pay =
  (isHeard: boolean): Action =>
  async (it, act) => {
    await press(false)(it, act);
    await atBank(end("paid"), isHeard)(it, act);
  };

/** Charges back what was not refunded. */
const chargeBack = (bank: FakePayments, id: string): void => {
  const held = bank.of(id);
  const back = held.refunds.reduce((sum, { cents }) => sum + cents, 0);
  held.chargedBackCents = held.paidCents - back;
};

const refund =
  (cents: number): Action =>
  async (it, { order: { id }, actor }) => {
    const found = await findBill(it.deps.db, id);
    if (found) await refundBill(it.deps, found.id, actor, { cents, reason: "test" });
  };

/** Everything that can happen to the money of an order. */
export const moneyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constant<Action>((it, { order }) => billOrder(it, order.id)),
  fc.constant<Action>((it, act) => sendBill(it.deps, act)),
  { weight: 2, arbitrary: fc.boolean().map(press) },
  { weight: 3, arbitrary: fc.boolean().map(pay) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom("pending", "paid", "failed", "expired"), fc.boolean())
      .map(([state, isHeard]) => atBank(end(state), isHeard)),
  },
  fc.boolean().map((isHeard) => atBank(chargeBack, isHeard)),
  fc.integer({ min: 1, max: 4000 }).map(refund),
  fc.constant<Action>((it) => moneyJobs(it)),
);
