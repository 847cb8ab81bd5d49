import { MONEY_PAGE, MOST_COUNTED, type BillList } from "@waslijn/contract/console/codes";
import type { BillsQuery, MoneyBill, MoneySummary } from "@waslijn/contract/console/money";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { isLasting } from "../payments/audit-payments.ts";
import { isRefundForDesk } from "../payments/failed-refunds.ts";
import { isOverpaid } from "../payments/give-back.ts";
import { isOpenRefund } from "./list-refunds.ts";
import { allOf, CUSTOMER, OWNERS, pageOf, readCursor, searchOrders, writeCursor } from "./page.ts";

/** Bills `b` of a list, and the time that they are sorted by, oldest first. Each is found by an index. */
const LISTS: Record<
  BillList,
  { from: RawBuilder<unknown>; where: RawBuilder<unknown>; at: RawBuilder<unknown> }
> = {
  overdue: { from: sql`bills b`, where: sql`b.state = 'overdue'`, at: sql`b.overdue_at` },
  unsent: {
    from: sql`unsent_bills u JOIN bills b ON b.id = u.bill_id`,
    where: sql`b.state = 'open' AND b.sent_at IS NULL`,
    at: sql`u.since`,
  },
  // Few of any age, so they are looked up by key and sorted.
  differs: {
    from: sql`bills b`,
    where: sql`b.id = ANY(ARRAY(SELECT b.id FROM bills b WHERE ${isOverpaid}
      UNION SELECT d.bill_id FROM book_differences d WHERE ${isLasting}))`,
    at: sql`b.created_at`,
  },
  "charged-back": {
    from: sql`bills b`,
    where: sql`b.state = 'charged-back'`,
    at: sql`b.sent_at`,
  },
};

type Row = Omit<MoneyBill, "since" | "differences"> & {
  id: string;
  at: Date;
  since: Date;
  differences: MoneyBill["differences"] | null;
};

/** One page of the bills that need somebody, oldest first (BOOKS-01). */
export async function listBills(
  db: Db,
  { list, search, hub, after }: BillsQuery,
  most = MONEY_PAGE,
): Promise<{ rows: MoneyBill[]; next: string | null }> {
  const { from, where, at } = LISTS[list];
  const cursor = after === undefined ? undefined : readCursor(after);
  const conditions = allOf([
    where,
    await searchOrders(db, search),
    hub === undefined ? undefined : sql`orders.hub_id = ${hub}`,
    cursor && sql`(${at}, b.id) > (${cursor.at}, ${cursor.id}::uuid)`,
  ]);
  const { rows } = await sql<Row>`
    SELECT b.id, ${at} AS at, orders.number, orders.version, ${CUSTOMER} AS customer,
      coalesce(orders.contact->>'phone', '') AS phone, b.state, b.due_cents AS due, b.total_cents AS total,
      coalesce(m.since, ${at}) AS since, b.pay_by AS "payBy", b.reminders, d.differences
    FROM ${from} JOIN orders ON orders.id = b.order_id ${OWNERS}
      LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('what', d.what, 'ours', d.ours, 'theirs', d.theirs)
          ORDER BY d.what) AS differences, min(d.first_at) AS since
        FROM book_differences d WHERE d.bill_id = b.id AND ${isLasting}) d ON true
      LEFT JOIN LATERAL (SELECT coalesce(d.since, max(p.changed_at)) AS since FROM payments p
        WHERE p.bill_id = b.id AND ${list === "charged-back" ? sql`p.charged_back_cents > 0` : sql`${list === "differs"}`}) m
        ON true
    WHERE ${conditions} ORDER BY ${at}, b.id LIMIT ${most + 1}`.execute(db);
  return pageOf(rows, most, {
    show: (row) => ({
      number: row.number,
      version: row.version,
      customer: row.customer,
      phone: row.phone,
      state: row.state,
      due: row.due,
      total: row.total,
      since: stamp(row.since),
      payBy: row.payBy,
      reminders: row.reminders,
      differences: row.differences ?? [],
    }),
    cursor: writeCursor,
  });
}

type Sum = { count: number; cents: number };

/** Counts up to MOST_COUNTED, so that no list is read whole. */
async function sumUpTo(db: Db, rows: RawBuilder<unknown>) {
  const found = await sql<Sum>`SELECT count(*)::int AS count, coalesce(sum(cents), 0)::int8 AS cents
    FROM (${rows} LIMIT ${MOST_COUNTED}) r`.execute(db);
  const { count, cents } = found.rows[0] ?? { count: 0, cents: 0 };
  return { count, cents: count < MOST_COUNTED ? cents : null };
}

const sumBills = (db: Db, list: BillList) =>
  sumUpTo(
    db,
    sql`SELECT abs(b.due_cents) AS cents FROM ${LISTS[list].from} WHERE ${LISTS[list].where}`,
  );

/** Sizes of the lists, and when the books were last audited (BOOKS-03). */
export async function viewMoney(db: Db): Promise<MoneySummary> {
  const [overdue, unsent, differs, chargedBack, refunds, failed, audit] = await Promise.all([
    sumBills(db, "overdue"),
    sumBills(db, "unsent"),
    sumBills(db, "differs"),
    sumBills(db, "charged-back"),
    sumUpTo(db, sql`SELECT f.cents FROM refunds f WHERE ${isOpenRefund}`),
    sumUpTo(db, sql`SELECT f.cents FROM refunds f WHERE ${isRefundForDesk}`),
    db
      .selectFrom("book_audits")
      .select("finished_at")
      .where("finished_at", "is not", null)
      .orderBy("day", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    overdue,
    unsent,
    differs,
    "charged-back": chargedBack,
    refunds,
    failed: failed.count,
    auditedAt: audit?.finished_at ? stamp(audit.finished_at) : null,
  };
}
