import { MONTH_FORM } from "@waslijn/contract/console/codes";
import type { CompanyBuyer } from "@waslijn/contract/shared/invoices";
import { sumOf } from "@waslijn/contract/shared/pricing";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { newId } from "../../../db/new-id.ts";
import type { Deps } from "../../../deps.ts";
import { mailTo, writeInvoice, type Invoice } from "../issue-invoice.ts";
import { printedNow } from "../invoice/invoice-paper.ts";
import { amsterdamDate, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";

type InvoicedCompany = { id: string; buyer: CompanyBuyer };

/**
 * Issues one invoice for all uninvoiced bills of a company until the end of a month, and queues its mail, in one
 * transaction. Idempotent: a second call returns the same invoice, and later bills go on the next month's. A row lock
 * on the company serialises concurrent nodes. Returns undefined when there is nothing to invoice.
 */
export function issueCollective(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id: company_id, buyer }: InvoicedCompany,
  month: string,
): Promise<Invoice | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockCompany(transaction, company_id);
    const bills = await takeBills(transaction, company_id, endOfMonth(month));
    const isIssued = await hasInvoice(transaction, company_id, month);
    if (bills.length === 0 && !isIssued) return undefined;
    const lines = bills.flatMap((bill) => bill.lines);
    const issued = await writeInvoice(
      { db: transaction, clock },
      {
        id: newId(),
        series: "collective",
        company_id,
        month,
        buyer,
        ...mailTo(buyer),
        bills: bills.map(({ bill_id, bill_version, order_number, served_on }) => ({
          bill_id,
          bill_version,
          order_number,
          served_on,
        })),
        lines,
        total: sumOf(lines),
      },
    );
    if (issued === "bill_changed") throw new Error("A collective invoice holds its bills.");
    return issued;
  });
}

/**
 * SQL condition on bills: no invoice has the current version, valid or credited. A credited one is billed again only
 * after the desk has corrected it.
 */
export const isUninvoiced = (bills: string) => sql<boolean>`(
  NOT EXISTS (SELECT FROM collective_bills c
    WHERE c.bill_id = ${sql.ref(`${bills}.id`)} AND c.bill_version = ${sql.ref(`${bills}.version`)})
  AND NOT EXISTS (SELECT FROM invoices i
    WHERE i.bill_id = ${sql.ref(`${bills}.id`)} AND i.bill_version = ${sql.ref(`${bills}.version`)}))`;

/** `FOR NO KEY UPDATE`, so that new orders can reference the company meanwhile. */
const lockCompany = (db: Db, id: string) =>
  db.selectFrom("companies").select("id").where("id", "=", id).forNoKeyUpdate().execute();

const hasInvoice = async (db: Db, companyId: string, month: string): Promise<boolean> =>
  (await db
    .selectFrom("invoices")
    .select("id")
    .where("company_id", "=", companyId)
    .where("month", "=", month)
    .executeTakeFirst()) !== undefined;

/** Locks the bills before reading them: the previous lock holder may have corrected or invoiced one. */
async function takeBills(db: Db, companyId: string, until: Date) {
  const ofCompany = db
    .selectFrom("bills")
    .innerJoin("orders", "orders.id", "bills.order_id")
    .where("orders.company_id", "=", companyId)
    .where("bills.created_at", "<", until)
    .where("bills.total_cents", ">", 0)
    .where(isUninvoiced("bills"));
  await ofCompany.select("bills.id").orderBy("bills.id").forUpdate("bills").execute();
  const rows = await ofCompany
    .innerJoin("bill_versions", (join) =>
      join
        .onRef("bill_versions.bill_id", "=", "bills.id")
        .onRef("bill_versions.version", "=", "bills.version"),
    )
    .select(["bills.id as bill_id", "bills.version as bill_version", "bill_versions.lines"])
    .select(["orders.id", "orders.number"])
    .orderBy("orders.created_at")
    .orderBy("orders.id")
    .execute();
  return Promise.all(
    rows.map(async ({ bill_id, bill_version, lines, id, number }) => ({
      bill_id,
      bill_version,
      lines,
      order_number: number,
      served_on: (await printedNow(db, id)).servedOn,
    })),
  );
}

/** A calendar month such as `2026-10`. */
export const isMonth = (text: string): boolean => MONTH_FORM.test(text);

/** The last completed month. */
export function lastMonth(now: Date): string {
  const [year = 0, month = 0] = amsterdamDate(now).split("-").map(Number);
  return print(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1);
}

/** The first instant after the month, in Amsterdam time. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? print(year + 1, 1) : print(year, number + 1);
  return new Date(toAmsterdamTimestamp(`${next}-01`, "00:00"));
}

const print = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;
