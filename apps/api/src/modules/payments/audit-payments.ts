import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { PaymentServiceDown, type ServicePayment } from "../../outside/payment-service.ts";
import { WorkRefused } from "../../work-refused.ts";
import type { Work, WorkDeps } from "../../work.ts";
import type { PaymentRow } from "./books.ts";

/** Something that two of our books, or we and the service, say differently (PAY-09). */
export type Difference = { number: string; what: string; ours: string; theirs: string };

const DAY_MS = 86_400_000;
/** As long as we ask the service about a payment, and a little more. */
const DAYS = 130;

/**
 * Compares bills with the payments and refunds that they are made of, and each payment with what the service
 * says. Nothing is changed: what differs is for people to look at.
 */
export const auditPayments: Work<object, Difference[]> = async (deps) => [
  ...(await differentSums(deps.db)),
  ...(await differentPayments(deps)),
];

/** Bills whose sums are not those of their payments and refunds, or that are paid and have no invoice. */
async function differentSums(db: Db): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    WITH sums AS (
      SELECT b.id, b.order_id, b.state, b.total_cents,
        concat_ws(' ', b.paid_cents, b.charged_back_cents, b.refunded_cents, b.compensated_cents) AS ours,
        concat_ws(' ', coalesce(p.paid, 0), coalesce(p.charged_back, 0), coalesce(r.refunded, 0),
          least(coalesce(r.compensated, 0), b.total_cents)) AS theirs
      FROM bills b
      LEFT JOIN (SELECT bill_id, sum(paid_cents) AS paid, sum(charged_back_cents) AS charged_back
        FROM payments GROUP BY bill_id) p ON p.bill_id = b.id
      LEFT JOIN (SELECT q.bill_id, sum(f.cents) AS refunded,
          sum(f.cents) FILTER (WHERE f.purpose = 'compensation') AS compensated
        FROM refunds f JOIN payments q ON q.id = f.payment_id WHERE f.state <> 'failed'
        GROUP BY q.bill_id) r ON r.bill_id = b.id
    )
    SELECT o.number, 'sums of the bill' AS what, s.ours, s.theirs
      FROM sums s JOIN orders o ON o.id = s.order_id WHERE s.ours <> s.theirs
    UNION ALL
    SELECT o.number, 'invoice of a paid bill', 'none', s.state
      FROM sums s JOIN orders o ON o.id = s.order_id
      WHERE s.state = 'paid' AND s.ours <> '0 0 0 0' AND s.total_cents > 0 AND NOT EXISTS (SELECT FROM invoices i WHERE i.bill_id = s.id)
    UNION ALL
    SELECT o.number, 'paid too much', s.ours, s.state
      FROM sums s JOIN orders o ON o.id = s.order_id WHERE s.state = 'overpaid'
    ORDER BY 1, 2`.execute(db);
  return rows;
}

async function differentPayments({
  db,
  clock,
  payments,
  progress,
}: WorkDeps): Promise<Difference[]> {
  if (!payments) return [];
  const rows = await db
    .selectFrom("payments")
    .innerJoin("bills", "bills.id", "payments.bill_id")
    .innerJoin("orders", "orders.id", "bills.order_id")
    .selectAll("payments")
    .select("orders.number")
    .where("payments.service_id", "is not", null)
    .where("payments.created_at", ">", new Date(clock.now().getTime() - DAYS * DAY_MS))
    .orderBy("payments.created_at")
    .execute();
  const found: Difference[] = [];
  for (const [index, row] of rows.entries()) {
    const theirs = await asked(payments.find(row.service_id ?? ""));
    const [ours, said] = [printRow(row), theirs ? printPayment(theirs) : "unknown"];
    const { number } = row;
    if (ours !== said) found.push({ number, what: `payment ${row.id}`, ours, theirs: said });
    progress("payments", index + 1, rows.length);
  }
  return found;
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PaymentServiceDown) throw new WorkRefused({ code: "payments_away" });
    throw error;
  }
}

const print = (state: string, paid: number, chargedBack: number, refunded: number): string =>
  `${state} ${paid} ${chargedBack} ${refunded}`;

const printRow = (row: PaymentRow): string =>
  print(row.state, row.paid_cents, row.charged_back_cents, row.refunded_cents);

const printPayment = ({ state, paidCents, chargedBackCents, refunds }: ServicePayment): string => {
  const back = refunds.filter((refund) => refund.state !== "failed");
  const refunded = back.reduce((sum, { cents }) => sum + cents, 0);
  return print(state, paidCents, chargedBackCents, refunded);
};
