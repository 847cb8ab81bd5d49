import { bookOf, EXPORT_ROWS, type MoneyList } from "@waslijn/contract/console/codes";
import type { MoneyExportQuery } from "@waslijn/contract/console/money";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatPlainCents } from "@waslijn/contract/shared/formats/money";
import { printCsv, printRows } from "../../csv.ts";
import type { Deps } from "../../deps.ts";
import { listDayDocuments, listMoneyDays } from "./book-days.ts";
import { exportWords } from "./export-words.ts";
import { listBills } from "./list-bills.ts";
import { listCompanies } from "./list-companies.ts";
import { listInvoices } from "./list-invoices.ts";
import { listRefunds } from "./list-refunds.ts";

/** Batch size: few round trips, and little memory while a slow client reads. */
const AT_ONCE = 500;
/** Days in the file of payouts: a year back. */
const MOST_DAYS = 366;

type Cells = (string | number | null)[];
type Page = { cells: Cells[]; next: string | null };
type ReadPage = (after: string | undefined) => Promise<Page>;

/** A list of the money screen as CSV, page by page; with a day, the documents of its closing (BOOKS-01). */
export async function* exportMoney(
  deps: Pick<Deps, "db" | "clock">,
  query: MoneyExportQuery,
  language: Language,
): AsyncGenerator<string> {
  const words = exportWords(language);
  if (query.list === "days" && query.day !== undefined) {
    yield printCsv(words.columns.documents, await documentCells(deps, query.day, language));
    return;
  }
  yield printCsv(words.columns[query.list], []);
  const read = PAGES[query.list](deps, query, language);
  let written = 0;
  let after: string | undefined;
  do {
    const { cells, next } = await read(after);
    yield printRows(cells);
    written += cells.length;
    after = next ?? undefined;
  } while (after !== undefined && written < EXPORT_ROWS);
}

async function documentCells(
  { db }: Pick<Deps, "db">,
  day: string,
  language: Language,
): Promise<Cells[]> {
  const words = exportWords(language);
  const euros = (cents: number): string => formatPlainCents(cents, language);
  return (await listDayDocuments(db, day)).map((document) => [
    words.kinds[document.kind],
    document.document,
    document.order,
    ...[document.cents, document.taxed, document.untaxed, document.vat].map(euros),
  ]);
}

type Reader = (
  deps: Pick<Deps, "db" | "clock">,
  query: MoneyExportQuery,
  language: Language,
) => ReadPage;

const bills: Reader =
  ({ db }, { list, search, hub }, language) =>
  async (after) => {
    const page = await listBills(
      db,
      { list: list as Parameters<typeof listBills>[1]["list"], search, hub, after },
      AT_ONCE,
    );
    const words = exportWords(language);
    return {
      next: page.next,
      cells: page.rows.map((bill) => [
        bill.number,
        bill.customer,
        bill.phone,
        formatPlainCents(bill.due, language),
        formatPlainCents(bill.total, language),
        words.states[bill.state],
        bill.since,
        bill.payBy,
        bill.reminders,
        [...new Set(bill.differences.map(({ what }) => words.books[bookOf(what)]))].join(", "),
      ]),
    };
  };

const PAGES: Record<MoneyList, Reader> = {
  overdue: bills,
  unsent: bills,
  differs: bills,
  "charged-back": bills,
  refunds:
    ({ db }, { state, search, hub }, language) =>
    async (after) => {
      const page = await listRefunds(db, { state, search, hub, after }, AT_ONCE);
      const words = exportWords(language);
      return {
        next: page.next,
        cells: page.rows.map((refund) => [
          refund.number,
          refund.customer,
          formatPlainCents(refund.cents, language),
          words.refundStates[refund.state],
          refund.reason,
          refund.paidOtherwise,
          refund.at,
        ]),
      };
    },
  invoices:
    ({ db }, { series, search, day }, language) =>
    async (after) => {
      const page = await listInvoices(db, { series, search, day, after }, AT_ONCE);
      return {
        next: page.next,
        cells: page.rows.map((invoice) => [
          invoice.number,
          invoice.date,
          formatPlainCents(invoice.cents, language),
          invoice.buyer,
          invoice.order?.number ?? null,
          invoice.month,
          invoice.credits,
        ]),
      };
    },
  companies:
    (deps, { month, search }, language) =>
    async (after) => {
      const page = await listCompanies(deps, { month, search, after });
      const words = exportWords(language);
      return {
        next: page.next,
        cells: page.rows.map((company) => [
          company.name,
          page.month,
          company.orders,
          formatPlainCents(company.cents, language),
          company.missing.map((detail) => words.details[detail]).join(", "),
          company.invoice?.number ?? null,
          company.invoice && formatPlainCents(company.invoice.cents, language),
        ]),
      };
    },
  days: (deps, _, language) => {
    const oldest = addDays(amsterdamDate(deps.clock.now()), -MOST_DAYS);
    return async (after) => {
      const page = await listMoneyDays(deps, { after });
      return {
        next: page.next !== null && page.next > oldest ? page.next : null,
        cells: page.rows.map(({ day, payments, ...sums }) => [
          day,
          payments,
          ...[sums.paid, sums.refunded, sums.chargedBack, sums.net].map((cents) =>
            formatPlainCents(cents, language),
          ),
        ]),
      };
    };
  },
};
