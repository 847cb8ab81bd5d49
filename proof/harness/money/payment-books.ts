import {
  refundStateAt,
  stateAt,
  type BankPayment,
  type BankRefund,
} from "../../../apps/api/demo/testbank/bank-payment.ts";
import type { Site } from "../site.ts";

type OurPayment = {
  id: string;
  bill_id: string;
  state: string;
  paid_cents: number;
  refunded_cents: number;
  service_id: string | null;
};
type OurBill = {
  id: string;
  state: string;
  total_cents: number;
  paid_cents: number;
  refunded_cents: number;
  invoices: number;
};
export type Compared = {
  bills: number;
  paid: number;
  /** Double payments that were refunded. */
  returnedCents: number;
  cents: number;
  problems: string[];
};

/** Compares our books with the bank's: per payment and per bill, to the cent. */
export async function compareBooks(site: Pick<Site, "query">, now: Date): Promise<Compared> {
  const theirs = await site.query<{ payment: BankPayment }>(
    "SELECT payment FROM test_bank_payments",
  );
  const ours = await site.query<OurPayment>(
    "SELECT id::text, bill_id::text, state, paid_cents, refunded_cents, service_id FROM payments",
  );
  const bills = await site.query<OurBill>(
    `SELECT id::text, state, total_cents, paid_cents, refunded_cents,
      (SELECT count(*)::int FROM invoices i WHERE i.bill_id = bills.id) AS invoices FROM bills`,
  );
  const byName = new Map(ours.map((payment) => [payment.service_id, payment]));
  const problems: string[] = [];
  const kept = new Map<string, number>();
  for (const { payment } of theirs) {
    const our = byName.get(payment.id);
    const { paid, refunded, isMoving, state } = sumsOf(payment, now);
    if (!our) {
      // The response was lost, so nobody was sent to this payment.
      if (paid > 0) problems.push(`${payment.id} is paid and unknown to us`);
      continue;
    }
    kept.set(our.bill_id, (kept.get(our.bill_id) ?? 0) + paid - refunded);
    if (isMoving) problems.push(`a refund of ${payment.id} is under way`);
    if (our.state !== state) problems.push(`${payment.id} is ${state}, we say ${our.state}`);
    if (our.paid_cents !== paid || our.refunded_cents !== refunded) {
      problems.push(
        `${payment.id}: ${paid} and ${refunded} back, we say ${our.paid_cents} and ${our.refunded_cents}`,
      );
    }
  }
  for (const bill of bills) {
    const money = kept.get(bill.id) ?? 0;
    const wanted = money === bill.total_cents ? "paid" : "open";
    if (money !== 0 && money !== bill.total_cents) problems.push(`${bill.id} was charged ${money}`);
    if (bill.state !== wanted) problems.push(`${bill.id} should be ${wanted}, is ${bill.state}`);
    if (bill.paid_cents - bill.refunded_cents !== money) problems.push(`${bill.id}: sums differ`);
    if (bill.invoices !== (wanted === "paid" ? 1 : 0)) {
      problems.push(`${bill.id} has ${bill.invoices} invoices`);
    }
  }
  return {
    bills: bills.length,
    paid: bills.filter(({ state }) => state === "paid").length,
    returnedCents: bills.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0),
    cents: [...kept.values()].reduce((sum, money) => sum + money, 0),
    problems,
  };
}

function sumsOf(payment: BankPayment, now: Date) {
  const state = stateAt(payment, now);
  const stateOf = (refund: BankRefund) => refundStateAt(refund, now);
  const refunds = payment.refunds.filter((refund) => stateOf(refund) !== "failed");
  return {
    state,
    paid: state === "paid" ? payment.cents : 0,
    refunded: refunds.reduce((sum, { cents }) => sum + cents, 0),
    isMoving: refunds.some((refund) => stateOf(refund) === "pending"),
  };
}
