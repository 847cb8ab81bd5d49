import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";
import { PaymentServiceDown, type ServicePayment } from "../../outside/payment-service.ts";
import { WorkRefused, type Progress, type Work } from "../../work.ts";
import { askAndSettle, type PayDeps } from "./ask-service.ts";
import type { BooksDeps, PaymentRow } from "./books.ts";
import { isOverpaid } from "./give-back.ts";
import { findPayment } from "./payments-repository.ts";

/** A difference within our books, or between us and the service (PAY-09). */
export type Difference = {
  billId: string;
  number: string;
  what: string;
  ours: string;
  theirs: string;
};

const DAY_MS = 86_400_000;
/** A little longer than we poll the service about a payment. */
const DAYS = 130;
const AT_ONCE = 4;

/**
 * Compares bills with their payments and refunds, and each payment with the service. Read-only: differences are
 * reported for people to examine.
 */
export const auditPayments: Work<object, Difference[]> = async (deps) => {
  try {
    const { payments, progress } = deps;
    const sums = await differentSums(deps.db);
    const fromService = payments
      ? await differentPayments({ ...deps, payments }, sidesOf, { progress })
      : [];
    return [...sums, ...(await listOverpaid(deps.db)), ...fromService];
  } catch (error) {
    if (error instanceof PaymentServiceDown) throw new WorkRefused({ code: "payments_away" });
    throw error;
  }
};

type AuditDeps = BooksDeps & { payments: PayDeps["payments"] | undefined };

/** Like `auditPayments`, for some bills or all, but settles outdated payments first: those are not differences. */
export async function findDifferences(
  deps: AuditDeps,
  billIds?: readonly string[],
): Promise<Difference[]> {
  const { payments } = deps;
  const fromService = payments
    ? await differentPayments({ ...deps, payments }, settledSides, { billIds })
    : [];
  return [...(await differentSums(deps.db, billIds)), ...fromService];
}

/** Bills whose totals differ from the sum of their payments and refunds, and paid bills without an invoice. */
async function differentSums(db: Db, billIds?: readonly string[]): Promise<Difference[]> {
  const isIncluded = billIds ? sql`b.id = ANY(${billIds}::uuid[])` : sql`true`;
  const { rows } = await sql<Difference>`
    WITH sums AS (
      SELECT b.id, b.order_id, b.version, b.state, b.total_cents,
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
      WHERE ${isIncluded}
    )
    SELECT s.id AS "billId", o.number, 'sums of the bill' AS what, s.ours, s.theirs
      FROM sums s JOIN orders o ON o.id = s.order_id WHERE s.ours <> s.theirs
    UNION ALL
    SELECT s.id, o.number, 'invoice of a paid bill', 'none', s.state
      FROM sums s JOIN orders o ON o.id = s.order_id
      WHERE s.state = 'paid' AND s.ours <> '0 0 0 0' AND s.total_cents > 0 AND NOT EXISTS (SELECT FROM invoices i
        WHERE i.bill_id = s.id AND i.bill_version = s.version)
    ORDER BY 2, 3`.execute(db);
  return rows;
}

/** Only for the command's report: the Today page lists overpaid bills itself. */
const listOverpaid = (db: Db): Promise<Difference[]> =>
  db
    .selectFrom("bills as b")
    .innerJoin("orders", "orders.id", "b.order_id")
    .select(["b.id as billId", "orders.number", "b.state as theirs"])
    .select(sql<string>`'paid too much'`.as("what"))
    .select(sql<string>`abs(b.due_cents)::text`.as("ours"))
    .where(isOverpaid)
    .orderBy("orders.number")
    .execute();

async function differentPayments(
  deps: PayDeps,
  look: (deps: PayDeps, id: string) => Promise<Sides | undefined>,
  { billIds, progress }: { billIds?: readonly string[] | undefined; progress?: Progress },
): Promise<Difference[]> {
  const rows = await deps.db
    .selectFrom("payments")
    .innerJoin("bills", "bills.id", "payments.bill_id")
    .innerJoin("orders", "orders.id", "bills.order_id")
    .select(["payments.id", "bills.id as billId", "orders.number"])
    .where("payments.service_id", "is not", null)
    .where("payments.created_at", ">", new Date(deps.clock.now().getTime() - DAYS * DAY_MS))
    .$if(billIds !== undefined, (query) => query.where("bills.id", "in", billIds ?? []))
    .orderBy("payments.created_at")
    .execute();
  const found: Difference[] = [];
  for (let done = 0; done < rows.length; done += AT_ONCE) {
    const some = rows.slice(done, done + AT_ONCE);
    const compared = await Promise.all(some.map(({ id }) => look(deps, id)));
    some.forEach(({ id, billId, number }, index) => {
      const sides = compared[index];
      if (sides && sides.ours !== sides.theirs) {
        found.push({ billId, number, what: `payment ${id}`, ...sides });
      }
    });
    progress?.("payments", Math.min(done + AT_ONCE, rows.length), rows.length);
  }
  return found;
}

type Sides = { ours: string; theirs: string };

/** Settles first: a refund in flight or a lost webhook is not a difference. */
async function settledSides(deps: PayDeps, id: string): Promise<Sides | undefined> {
  const first = await sidesOf(deps, id);
  if (!first || first.ours === first.theirs) return first;
  await askAndSettle(deps, id);
  return sidesOf(deps, id);
}

async function sidesOf({ db, payments }: PayDeps, id: string): Promise<Sides | undefined> {
  const row = await findPayment(db, id);
  if (!row?.service_id) return undefined;
  const theirs = await payments.find(row.service_id);
  return { ours: printRow(row), theirs: theirs ? printPayment(theirs) : "unknown" };
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

/**
 * Condition on `book_differences d`: found by two audits. A single find may be a payment or refund in progress
 * (PAY-09).
 */
export const isLasting = sql<boolean>`d.last_at >= d.first_at + interval '1 hour'`;

export const differencesOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("book_differences as d")
      .innerJoin("bills", "bills.id", "d.bill_id")
      .select(["d.what", "d.ours", "d.theirs", "d.first_at"])
      .where("bills.order_id", "=", orderId)
      .where(isLasting)
      .orderBy("d.what"),
    { first_at: Date },
  );
