import { CUSTOMER_ORDERS } from "@waslijn/contract/console/codes";
import type { CustomerOrder, DeskCustomer } from "@waslijn/contract/console/customers";
import { amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { BillState } from "@waslijn/contract/shared/payments";
import type { InvoiceSeries } from "@waslijn/contract/shared/pricing";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { rowsOf, type ReadOf } from "../../db/read-together.ts";
import { invoiceNumber } from "../bills/issue-invoice.ts";
import { complaintHeads, toComplaintHead } from "../care/complaints-repository.ts";
import { ORDER_DATES, type OrderRow } from "../orders/orders-repository.ts";
import { headline } from "../orders/views/order-view.ts";

const MOST_STOPS = 20;
const MOST_COMPLAINTS = 50;
const MOST_INVOICES = 100;
const MOST_NOTES = 100;

/** Whose orders: a person's by e-mail address and account, or those of a company or location. */
export type Whose =
  | { kind: "person"; email: string; userId: string | null }
  | { kind: "company"; id: string }
  | { kind: "location"; id: string };

/** Condition on `orders o`. */
export function isTheirs(whose: Whose): RawBuilder<boolean> {
  if (whose.kind === "company") return sql<boolean>`o.company_id = ${whose.id}`;
  if (whose.kind === "location") return sql<boolean>`o.service_point_id = ${whose.id}`;
  return sql<boolean>`(lower(o.contact->>'email') = lower(${whose.email}) AND o.service_point_id IS NULL
    OR o.user_id = ${whose.userId})`;
}

/** The rows that the pages of persons, companies and locations share, for `viewBooks`. */
export const booksOf = (db: Db, whose: Whose, now: Date) => ({
  value: valueOf(whose),
  orders: ordersOf(whose),
  stops: stopsOf(whose, now),
  complaints: rowsOf(complaintHeads(db, isTheirs(whose)).limit(MOST_COMPLAINTS), {
    created_at: Date,
    answer_by: Date,
  }),
  invoices: invoicesOf(whose),
  orderNotes: orderNotesOf(whose),
});

/** The parts that these pages share. `since`: of the account, without an order. */
export const viewBooks = (
  books: ReadOf<ReturnType<typeof booksOf>>,
  names: ReadonlyMap<string, string>,
  since: Date | null,
) => ({
  value: viewValue(books.value[0], since),
  orders: books.orders.map((row) => customerOrder(row, names)),
  stops: viewStops(books.stops),
  complaints: books.complaints.map(toComplaintHead),
  invoices: books.invoices.map(({ date, cents, order, payment, ...named }) => ({
    number: invoiceNumber(named),
    date,
    cents,
    order,
    payment,
  })),
});

type Row = OrderRow & { cents: number | null; payment: BillState | null };

const customerOrder = (row: Row, names: ReadonlyMap<string, string>): CustomerOrder => ({
  ...headline(row, names),
  cents: row.cents,
  payment: row.payment,
});

/**
 * A business has an index in this order. For a person, OFFSET 0 keeps the planner from scanning all orders by date to
 * save the sort.
 */
function ordersOf(whose: Whose) {
  const fence = whose.kind === "person" ? sql`OFFSET 0` : sql``;
  return rowsOf(
    sql<Row>`
      SELECT o.*, b.total_cents AS cents, b.state AS payment
      FROM (SELECT * FROM (SELECT o.* FROM orders o WHERE ${isTheirs(whose)} ${fence}) o
        ORDER BY o.created_at DESC, o.id DESC LIMIT ${CUSTOMER_ORDERS}) o
      LEFT JOIN bills b ON b.order_id = o.id ORDER BY o.created_at DESC, o.id DESC`,
    ORDER_DATES,
  );
}

type ValueRow = {
  since: Date | null;
  orders: number;
  cents: number;
  missed: number;
  days: number | null;
};

/** What was paid too much and went back is no part of the value, as in reports. */
const valueOf = (whose: Whose) =>
  rowsOf(
    sql<ValueRow>`
      SELECT min(o.created_at) AS since, count(*) FILTER (WHERE o.kept)::integer AS orders,
        coalesce(sum(b.total_cents - f.cents) FILTER (WHERE o.kept), 0)::integer AS cents,
        coalesce(sum(o.misses) FILTER (WHERE o.kept), 0)::integer AS missed,
        avg(extract(epoch FROM p.started_at - s.sent_at) / 86400) FILTER (WHERE o.kept)::float AS days
      FROM (SELECT o.id, o.created_at, o.misses, o.status <> 'cancelled' AS kept
          FROM orders o WHERE ${isTheirs(whose)}) o
        LEFT JOIN bills b ON b.order_id = o.id
        LEFT JOIN LATERAL (SELECT coalesce(sum(f.cents), 0) AS cents FROM (
            SELECT f.* FROM payments q JOIN refunds f ON f.payment_id = q.id WHERE q.bill_id = b.id
            UNION ALL SELECT f.* FROM refunds f WHERE f.bill_id = b.id AND f.payment_id IS NULL) f
          WHERE f.purpose = 'compensation' AND f.state <> 'failed') f ON true
        LEFT JOIN LATERAL (SELECT min(e.at) AS sent_at FROM order_events e
          WHERE e.order_id = o.id AND e.kind = 'bill-sent') s ON true
        LEFT JOIN LATERAL (SELECT min(p.created_at) AS started_at FROM payments p
          WHERE p.bill_id = b.id AND p.state = 'paid') p ON true`,
    { since: Date },
  );

function viewValue(row: ValueRow | undefined, fallback: Date | null): DeskCustomer["value"] {
  const { since, orders = 0, cents = 0, missed = 0, days = null } = row ?? {};
  const first = since ?? fallback;
  return { since: first && stamp(first), orders, cents, missed, paysAfterDays: days };
}

type StopRow = OrderRow & { isPlanned: boolean };

/** The next visit to each open order. */
const stopsOf = (whose: Whose, now: Date) =>
  rowsOf(
    sql<StopRow>`
      SELECT o.*, EXISTS (SELECT FROM plan_turns t WHERE t.order_id = o.id) AS "isPlanned"
      FROM orders o WHERE ${isTheirs(whose)} AND o.status NOT IN ('delivered', 'cancelled')
        AND coalesce(o.delivery_date, o.pickup_date) >= ${amsterdamDate(now)}::date
      ORDER BY coalesce(o.delivery_at, o.pickup_at) LIMIT ${MOST_STOPS}`,
    ORDER_DATES,
  );

/** A missed stop that has no new window is not a visit. */
const viewStops = (rows: readonly StopRow[]): DeskCustomer["stops"] =>
  rows
    .flatMap((order) => {
      const { number, state, pickup, delivery, awaits } = headline(order, new Map());
      const kind = state === "placed" ? "pickup" : "delivery";
      const window = kind === "pickup" ? pickup : delivery;
      return window && awaits !== kind
        ? [{ number, kind, window, isPlanned: order.isPlanned } as const]
        : [];
    })
    .toSorted((one, other) => one.window.starts.localeCompare(other.window.starts));

type InvoiceRow = {
  series: InvoiceSeries;
  year: number;
  number: number;
  date: string;
  cents: number;
  order: string | null;
  payment: BillState | null;
};

/** A company's invoices are collective ones, and credit invoices of single bills. */
function invoicesOf(whose: Whose) {
  const found =
    whose.kind === "company"
      ? sql`i.company_id = ${whose.id}`
      : sql`i.bill_id IN (SELECT b.id FROM bills b JOIN orders o ON o.id = b.order_id
          WHERE ${isTheirs(whose)})`;
  return rowsOf(
    sql<InvoiceRow>`
      SELECT i.series, i.year, i.number, i.date, i.total_cents AS cents, o.number AS "order",
        CASE WHEN i.series = 'invoice' THEN b.state END AS payment
      FROM invoices i LEFT JOIN bills b ON b.id = i.bill_id LEFT JOIN orders o ON o.id = b.order_id
      WHERE ${found} ORDER BY i.issued_at DESC, i.id LIMIT ${MOST_INVOICES}`,
    {},
  );
}

type OrderNote = { id: string; at: Date; text: string; by: string; order: string };

const orderNotesOf = (whose: Whose) =>
  rowsOf(
    sql<OrderNote>`
      SELECT n.id, n.at, n.text, s.name AS by, o.number AS "order"
      FROM order_notes n JOIN orders o ON o.id = n.order_id JOIN staff s ON s.id = n.staff_id
      WHERE ${isTheirs(whose)} ORDER BY n.at DESC, n.id LIMIT ${MOST_NOTES}`,
    { at: Date },
  );

type OwnNote = { id: string; at: Date; text: string; name: string };

/** Notes about the customer and about their orders, oldest first. */
export const mergeNotes = (
  own: readonly OwnNote[],
  ofOrders: readonly OrderNote[],
): DeskCustomer["notes"] =>
  [
    ...own.map(({ id, at, text, name }) => ({ id, at: stamp(at), by: name, text, order: null })),
    ...ofOrders.map((note) => ({ ...note, at: stamp(note.at) })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
