import type { BillState } from "@waslijn/contract/shared/payments";
import type { BillLine, Counted } from "@waslijn/contract/shared/pricing";
import { sql, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import { rowsOf } from "../../db/read-together.ts";
import type { Database } from "../../db/schema.ts";

export type InvoiceRow = Selectable<Database["invoices"]>;
/** The invoice of an order's bill, with the lines and total of that bill only. */
export type OrderInvoice = Pick<InvoiceRow, "id" | "series" | "year" | "number" | "lines"> &
  Pick<InvoiceRow, "total_cents" | "buyer" | "seller" | "company_id"> & {
    bill_id: string;
    bill_version: number;
    order_id: string;
  };

export type Bill = {
  id: string;
  version: number;
  counted: Counted;
  lines: BillLine[];
  total: number;
  /** When the order was first billed, and when the bill was last sent. */
  createdAt: Date;
  sentAt: Date | null;
  payBy: string | null;
  state: BillState;
  paid: number;
  refunded: number;
  /** Cents received and neither refunded nor charged back. */
  netPaid: number;
  /** Cents still to be paid; negative after an overpayment. */
  due: number;
};

/** The current version of an order's bill. */
export async function findBill(db: Db, orderId: string): Promise<Bill | undefined> {
  const row = await newestBills(db)
    .where("bills.order_id", "=", orderId)
    .$call(plannedOnce)
    .executeTakeFirst();
  return row && toBill(row);
}

/** The current versions of the bills of these orders, for `toBill`. */
export const billsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(newestBills(db).where(isOf("bills.order_id", orderIds)), {
    created_at: Date,
    sent_at: Date,
  });

type BillRow = Awaited<ReturnType<ReturnType<typeof newestBills>["executeTakeFirstOrThrow"]>>;

export function toBill(row: BillRow): Bill {
  const {
    order_id: _,
    total_cents,
    created_at,
    sent_at,
    pay_by,
    paid_cents,
    charged_back_cents,
    refunded_cents,
    due_cents,
    ...bill
  } = row;
  return {
    ...bill,
    total: total_cents,
    createdAt: created_at,
    sentAt: sent_at,
    payBy: pay_by,
    paid: paid_cents,
    refunded: refunded_cents,
    netPaid: paid_cents - charged_back_cents - refunded_cents,
    due: due_cents,
  };
}

/** Cents of a bill's refunds that are queued or pending. */
export async function readReturning(db: Db, billId: string): Promise<number> {
  const { cents } = await db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(sql<number>`coalesce(sum(refunds.cents), 0)::integer`.as("cents"))
    .where("payments.bill_id", "=", billId)
    .where("refunds.state", "in", ["queued", "pending"])
    .executeTakeFirstOrThrow();
  return cents;
}

/** Bills of the same accounts' other orders, whose deposits count for these orders, oldest first. */
export const otherBillsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(
    db
      .selectFrom("orders as own")
      .innerJoin("orders", "orders.user_id", "own.user_id")
      .innerJoin("bills", "bills.order_id", "orders.id")
      .innerJoin("bill_versions", (join) =>
        join
          .onRef("bill_versions.bill_id", "=", "bills.id")
          .onRef("bill_versions.version", "=", "bills.version"),
      )
      .select(["own.id as order_id", "bills.id", "bills.version", "bill_versions.lines"])
      .where(isOf("own.id", orderIds))
      .whereRef("orders.id", "<>", "own.id")
      .orderBy("bills.created_at"),
    {},
  );

/**
 * Deposits that refunds gave back because these orders' bills were too small. Without those that `change_order` queues
 * anew with the next version of the bill, and those that another refund replaced.
 */
export const depositRefundsOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(
    db
      .selectFrom("bills")
      .innerJoin("refunds", "refunds.bill_id", "bills.id")
      .select(["bills.order_id", "refunds.cents"])
      .where(isOf("bills.order_id", orderIds))
      .where("refunds.reason", "=", "deposit")
      .where(
        sql<boolean>`NOT (refunds.state = 'queued' AND refunds.payment_id IS NULL)
          AND (refunds.state <> 'failed' OR refunds.handled_at IS NULL OR refunds.no_longer_owed)`,
      ),
    {},
  );

/** Every version of an order's bill, oldest first (BILL-05). */
export const listBillVersions = (db: Db, orderId: string) =>
  db
    .selectFrom("bill_versions")
    .innerJoin("bills", "bills.id", "bill_versions.bill_id")
    .selectAll("bill_versions")
    .where("bills.order_id", "=", orderId)
    .orderBy("bill_versions.version")
    .execute();

/** The valid invoice of an order's bill: its own or a company's collective one. Credited invoices are not valid. */
export const findInvoice = (db: Db, orderId: string): Promise<OrderInvoice | undefined> =>
  selectInvoices(db).where("bills.order_id", "=", orderId).$call(plannedOnce).executeTakeFirst();

/** The valid invoices of these orders' bills. */
export const invoicesOf = (db: Db, orderIds: readonly string[]) =>
  rowsOf(selectInvoices(db).where(isOf("bills.order_id", orderIds)), {});

const selectInvoices = (db: Db) =>
  db
    .selectFrom("valid_invoices as valid")
    .innerJoin("bills", "bills.id", "valid.bill_id")
    .innerJoin("invoices", "invoices.id", "valid.invoice_id")
    .innerJoin("bill_versions", (join) =>
      join
        .onRef("bill_versions.bill_id", "=", "valid.bill_id")
        .onRef("bill_versions.version", "=", "valid.bill_version"),
    )
    .select(["invoices.id", "invoices.series", "invoices.year", "invoices.number"])
    .select(["invoices.buyer", "invoices.seller", "invoices.company_id"])
    .select(["bill_versions.lines", "bill_versions.total_cents"])
    .select(["valid.bill_id", "valid.bill_version", "bills.order_id"]);

/** The bills of these orders that were sent, are not written off and not fully paid. */
export async function listUnpaid(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("bills")
    .select(["id", "order_id", "due_cents"])
    .where("order_id", "in", orderIds)
    .where("sent_at", "is not", null)
    .where("written_off_at", "is", null)
    .where("due_cents", ">", 0)
    .execute();
}

/** Removes erased customers from their invoices; numbers, dates and amounts stay (MINE-10). */
export async function forgetBuyers(db: Db, orderIds: readonly string[]): Promise<void> {
  await db
    .updateTable("invoices")
    .set({ buyer: null })
    .where("company_id", "is", null)
    .where("buyer", "is not", null)
    .where("bill_id", "in", (bills) =>
      bills.selectFrom("bills").select("bills.id").where("order_id", "in", orderIds),
    )
    .execute();
}

const isOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = ANY(${ids}::uuid[])`;

const newestBills = (db: Db) =>
  db
    .selectFrom("bills")
    .innerJoin("bill_versions", (join) =>
      join
        .onRef("bill_versions.bill_id", "=", "bills.id")
        .onRef("bill_versions.version", "=", "bills.version"),
    )
    .select([
      "bills.id",
      "bills.order_id",
      "bills.version",
      "bills.total_cents",
      "bills.created_at",
      "bills.sent_at",
      "bills.pay_by",
      "bills.state",
      "bills.paid_cents",
      "bills.charged_back_cents",
      "bills.refunded_cents",
      "bills.due_cents",
      "bill_versions.counted",
      "bill_versions.lines",
    ]);

/** A company pays its orders together, by one invoice a month, so none of them has a payment link (BILL-07). */
export const isBilledCollectively = ({ company_id }: { company_id: string | null }): boolean =>
  company_id !== null;

/** Whether an order's bill can get an invoice of its own: a bill of 0 needs none. */
export const isInvoicedAlone = (
  order: Parameters<typeof isBilledCollectively>[0],
  { total }: { total: number },
): boolean => total > 0 && !isBilledCollectively(order);
