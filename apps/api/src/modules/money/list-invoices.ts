import { MONEY_PAGE } from "@waslijn/contract/console/codes";
import type { InvoicesQuery, MoneyInvoice } from "@waslijn/contract/console/money";
import type { Buyer } from "@waslijn/contract/shared/invoices";
import type { BillState } from "@waslijn/contract/shared/payments";
import type { InvoiceSeries } from "@waslijn/contract/shared/pricing";
import { sql, type RawBuilder } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { collectiveFiles } from "../bills/collective/collective-files.ts";
import { readCollective } from "../bills/collective/collective-paper.ts";
import { drawOrderInvoice } from "../bills/invoice/draw-order-invoice.ts";
import { invoiceFile } from "../bills/invoice/invoice-words.ts";
import { findInvoiceNumbered, invoiceNumber, readInvoiceNumber } from "../bills/issue-invoice.ts";
import { findOrder } from "../orders/orders-repository.ts";
import { refuseField } from "../orders/orderer.ts";
import { allOf, companyNamed, pageOf, searchOrders } from "./page.ts";

type Row = {
  series: InvoiceSeries;
  year: number;
  number: number;
  date: string;
  cents: number;
  buyer: Buyer | null;
  company: string | null;
  month: string | null;
  order: string | null;
  version: number | null;
  state: BillState | null;
  creditedSeries: InvoiceSeries | null;
  creditedYear: number;
  creditedNumber: number;
  isCredited: boolean;
};

/** One page of the invoices of a series, highest number first (BOOKS-01). */
export async function listInvoices(
  db: Db,
  { series = "invoice", search, day, after }: InvoicesQuery,
  most = MONEY_PAGE,
): Promise<{ rows: MoneyInvoice[]; next: string | null }> {
  const conditions = allOf([
    sql`i.series = ${readPrefixed(search)?.series ?? series}`,
    await matching(db, series, search),
    // By key: the planner would otherwise walk back through all numbers.
    day === undefined
      ? undefined
      : sql`i.id = ANY(ARRAY(SELECT document FROM book_entries WHERE day = ${day}))`,
    after === undefined ? undefined : before(after),
  ]);
  const { rows } = await sql<Row>`
    SELECT i.series, i.year, i.number, i.date, i.total_cents AS cents, i.buyer, c.name AS company, i.month,
      o.number AS "order", o.version, b.state, k.series AS "creditedSeries", k.year AS "creditedYear",
      k.number AS "creditedNumber",
      EXISTS (SELECT FROM invoices r WHERE r.credits = i.id) AND NOT EXISTS (SELECT FROM collective_bills l
        WHERE l.invoice_id = i.id AND NOT EXISTS (SELECT FROM invoices r
          WHERE r.credits = i.id AND r.bill_id = l.bill_id)) AS "isCredited"
    FROM invoices i LEFT JOIN bills b ON b.id = i.bill_id LEFT JOIN orders o ON o.id = b.order_id
      LEFT JOIN companies c ON c.id = i.company_id LEFT JOIN invoices k ON k.id = i.credits
    WHERE ${conditions} ORDER BY i.series, i.year DESC, i.number DESC LIMIT ${most + 1}`.execute(
    db,
  );
  return pageOf(rows, most, { show: toInvoice, cursor: ({ year, number }) => `${year}-${number}` });
}

const toInvoice = (row: Row): MoneyInvoice => ({
  number: invoiceNumber(row),
  series: row.series,
  date: row.date,
  cents: row.cents,
  buyer: row.company ?? row.buyer?.name ?? "",
  order:
    row.order !== null && row.version !== null ? { number: row.order, version: row.version } : null,
  month: row.month,
  credits: row.creditedSeries
    ? invoiceNumber({
        series: row.creditedSeries,
        year: row.creditedYear,
        number: row.creditedNumber,
      })
    : null,
  isCredited: row.isCredited,
  state: row.state,
  hasUbl: row.buyer?.kind === "company",
});

function before(after: string): RawBuilder<unknown> {
  const [, year, number] = /^(\d{4})-(\d{1,9})$/.exec(after) ?? [];
  if (!year || !number) throw refuseField("after", "cursor");
  return sql`(i.year, i.number) < (${Number(year)}, ${Number(number)})`;
}

/** A number whose prefix names its series is found in every list. */
const readPrefixed = (search = "") =>
  /^\s*[CV]/i.test(search) ? readInvoiceNumber(search) : undefined;

/** An invoice's number, or invoices of the orders or companies that match. */
async function matching(
  db: Db,
  series: InvoiceSeries,
  search: string | undefined,
): Promise<RawBuilder<unknown> | undefined> {
  const number = readInvoiceNumber(search ?? "");
  if (number) return sql`i.year = ${number.year} AND i.number = ${number.number}`;
  if (series === "collective") {
    const named = companyNamed(sql.ref("name"), search);
    return named && sql`i.company_id IN (SELECT id FROM companies WHERE ${named})`;
  }
  const found = await searchOrders(db, search);
  return (
    found &&
    sql`i.bill_id = ANY(ARRAY(SELECT bills.id FROM orders JOIN bills ON bills.order_id = orders.id WHERE ${found}))`
  );
}

export type InvoiceFile = { filename: string; contentType: string; content: Buffer };

/** The PDF of an invoice, or the electronic invoice of a company. Throws `not_found`. */
export async function readInvoiceFile(
  db: Db,
  { number, format }: { number: string; format: "pdf" | "ubl" },
): Promise<InvoiceFile> {
  const invoice = await findInvoiceNumbered(db, number);
  const paper = invoice && (await readCollective(db, invoice.id));
  const wanted = format === "pdf" ? "application/pdf" : "application/xml";
  const file = paper && (await collectiveFiles(paper)).find((one) => one.contentType === wanted);
  if (file) {
    const { filename, contentType, content, encoding } = file;
    return { filename, contentType, content: Buffer.from(content, encoding ?? "utf8") };
  }
  const bill = invoice?.bill_id
    ? await db
        .selectFrom("bills")
        .select("order_id")
        .where("id", "=", invoice.bill_id)
        .executeTakeFirst()
    : undefined;
  const order = bill && (await findOrder(db, bill.order_id));
  const content = order && format === "pdf" ? await drawOrderInvoice(db, order, number) : undefined;
  if (!content) throw new ApiProblem("not_found");
  return { filename: invoiceFile(number), contentType: wanted, content };
}
