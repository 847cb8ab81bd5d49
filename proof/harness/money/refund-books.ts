import type { Site } from "../site.ts";
import type { UnsteadyService } from "./unsteady-service.ts";

type OurBill = {
  id: string;
  state: string;
  total_cents: number;
  due_cents: number;
  refunded_cents: number;
  compensated: number;
  otherwise: number;
  invoices: number;
  reminders: number;
  services: string[];
  mails: string[];
};
type OurRefund = {
  id: string;
  state: string;
  cents: number;
  is_handled: boolean;
  mails: number;
  told_failed: number;
};

/** Compares bills with the service's books and the received mails, to the cent, and refunds with their mails. */
export async function findWrongRefunds(
  site: Pick<Site, "query" | "mailbox">,
  service: Pick<UnsteadyService, "payments" | "refundedOf">,
): Promise<{ problems: string[]; mails: number; failed: number; cents: number }> {
  const problems: string[] = [];
  const subjects = new Map(
    [...site.mailbox.subjects].map(([id, subject]) => [/^<([^@]*)@/.exec(id)?.[1] ?? id, subject]),
  );
  const bills = await site.query<OurBill>(
    `SELECT b.id::text, b.state, b.total_cents, b.due_cents, b.refunded_cents, b.reminders,
      (SELECT count(*)::int FROM invoices i WHERE i.bill_id = b.id) AS invoices,
      array(SELECT p.service_id FROM payments p WHERE p.bill_id = b.id AND p.service_id IS NOT NULL) AS services,
      coalesce((SELECT sum(f.cents)::int FROM refunds f JOIN payments p ON p.id = f.payment_id
        WHERE p.bill_id = b.id AND f.state = 'done' AND f.purpose = 'compensation'), 0) AS compensated,
      coalesce((SELECT sum(f.cents)::int FROM refunds f JOIN payments p ON p.id = f.payment_id
        WHERE p.bill_id = b.id AND f.paid_otherwise IS NOT NULL), 0) AS otherwise,
      array(SELECT m.id::text FROM outbox m JOIN refunds f ON m.data->>'refundId' = f.id::text
        JOIN payments p ON p.id = f.payment_id
        WHERE p.bill_id = b.id AND m.kind IN ('refund', 'refund-failed')) AS mails
    FROM bills b ORDER BY b.id`,
  );
  for (const bill of bills) {
    const theirs = bill.services.flatMap((id) => service.payments.get(id) ?? []);
    const paid = theirs.reduce((sum, one) => sum + (one.isPaid ? one.cents : 0), 0);
    const returned = theirs.reduce((sum, one) => sum + service.refundedOf(one), bill.otherwise);
    const kept = paid - returned;
    const owed = bill.total_cents - bill.compensated;
    const wanted = bill.compensated > 0 ? "partly-refunded" : "paid";
    if (kept !== owed) problems.push(`${bill.id} should have cost ${owed}, did ${kept}`);
    if (bill.due_cents !== 0 || bill.state !== wanted) {
      problems.push(`${bill.id} is ${bill.state} with ${bill.due_cents} due`);
    }
    const promised = promisedIn(bill.mails.map((id) => subjects.get(id) ?? ""));
    if (promised !== returned) {
      problems.push(`${bill.id}: ${returned} went back, the mails say ${promised}`);
    }
    if (bill.invoices !== 1) problems.push(`${bill.id} has ${bill.invoices} invoices`);
    if (bill.reminders > 0) problems.push(`${bill.id} was paid and reminded of`);
  }
  const refunds = await site.query<OurRefund>(
    `SELECT f.id::text, f.state, f.cents, f.handled_at IS NOT NULL AS is_handled,
      (SELECT count(*)::int FROM outbox m WHERE m.kind = 'refund' AND m.data->>'refundId' = f.id::text
        AND m.sent_at IS NOT NULL) AS mails,
      (SELECT count(*)::int FROM outbox m WHERE m.kind = 'refund-failed' AND m.data->>'refundId' = f.id::text
        AND m.sent_at IS NOT NULL) AS told_failed
    FROM refunds f`,
  );
  for (const { id, state, is_handled, mails, told_failed } of refunds) {
    if (mails !== 1) problems.push(`refund ${id} has ${mails} mails`);
    if (told_failed !== (state === "failed" ? 1 : 0)) {
      problems.push(`refund ${id} is ${state}, told as failed ${told_failed} times`);
    }
    if (state === "queued" || state === "pending" || (state === "failed" && !is_handled)) {
      problems.push(`refund ${id} is still ${state}`);
    }
  }
  return {
    problems,
    mails: refunds.reduce((sum, { mails, told_failed }) => sum + mails + told_failed, 0),
    failed: refunds.filter(({ state }) => state === "failed").length,
    cents: bills.reduce((sum, { refunded_cents }) => sum + refunded_cents, 0),
  };
}

/** Cents announced as refunded in the subjects of the mails that arrived. */
const promisedIn = (subjects: string[]): number =>
  subjects.reduce((sum, subject) => {
    const [, euros = "", cents = ""] = /€\s*(\d+),(\d\d)/.exec(subject) ?? [];
    const amount = Number(euros + cents);
    return subject.includes("lukte niet") ? sum - amount : sum + amount;
  }, 0);
