import { formatKilos } from "@waslijn/contract/shared/formats/money";
import type { BillGroup, InvoiceHead, OrderBill } from "@waslijn/contract/customer/my-order";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { PAY_WITHIN_DAYS, type OrderKind } from "@waslijn/contract/shared/order-life";
import { vatIn, type BillLine } from "@waslijn/contract/shared/pricing";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { billWords, lineNamer, type NamedOrder } from "./bill-words.ts";
import { payPath } from "./bill-code.ts";
import { isBilledCollectively, findBill, readReturning, type Bill } from "./bills-repository.ts";
import { isTakenBack, listInvoices, type Invoice } from "./issue-invoice.ts";

type BillBooks = {
  bill: Bill | undefined;
  invoices: Invoice[];
  nameOf: (line: BillLine) => string;
};

async function readBillBooks(db: Db, order: ViewedOrder, language: Language): Promise<BillBooks> {
  const [bill, invoices, nameOf] = await Promise.all([
    findBill(db, order.id),
    listInvoices(db, order.id),
    lineNamer(db, order, language),
  ]);
  return { bill, invoices, nameOf };
}

export type ViewedOrder = NamedOrder & { id: string; kind: OrderKind; company_id: string | null };

/** An order's bill as its customer sees it; null if nothing is charged. `read` has what was read already. */
export async function viewBill(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  order: ViewedOrder,
  language: Language,
  read?: BillBooks,
): Promise<OrderBill | null> {
  const { bill, invoices, nameOf } = read ?? (await readBillBooks(db, order, language));
  if (!bill || bill.lines.length === 0) return null;
  const returning = bill.refunded > 0 ? await readReturning(db, bill.id) : 0;
  const isCollective = isBilledCollectively(order);
  return {
    groups: groupsOf(bill.lines, order.kind, nameOf, language),
    total: bill.total,
    vat: vatIn(bill.lines),
    state: bill.state,
    paid: bill.paid,
    refunded: bill.refunded,
    returning,
    isCollective,
    open: isCollective || isTakenBack(bill, invoices) ? 0 : Math.max(0, bill.due),
    pay: isAskedFor(bill) ? payPath(secrets, bill.id, language) : null,
    payBy: bill.payBy ?? addDays(amsterdamDate(bill.createdAt), PAY_WITHIN_DAYS),
    invoices: invoiceHeads(invoices),
  };
}

/** A bill that was written off or taken back is asked for no more. The link of one written off still takes a payment. */
export const isAskedFor = ({ sentAt, due, state }: Bill): boolean =>
  sentAt !== null && due > 0 && state !== "written-off";

function groupsOf(
  lines: BillLine[],
  kind: OrderKind,
  nameOf: (line: BillLine) => string,
  language: Language,
): BillGroup[] {
  const words = billWords(language);
  const toRow = (line: BillLine) => ({ label: nameOf(line), cents: line.cents });
  const kilos = lines.filter((line) => line.kind === "kilos" || line.kind === "extra-kilos");
  const pieces = lines.filter((line) => line.kind === "piece");
  // A deposit refunded as money does not reduce the bill, so its line of 0 cents is hidden.
  const isShown = ({ kind: of, cents }: BillLine): boolean => of !== "deposit-back" || cents !== 0;
  const others = lines
    .filter((line) => ![...kilos, ...pieces].includes(line) && isShown(line))
    .map(toRow);
  const laundry = [...kilos, ...pieces];
  const isBroughtFree =
    kind === "consumer" && laundry.length > 0 && !lines.some((line) => line.kind === "shipping");
  const pieceCount = pieces.reduce((sum, { count }) => sum + count, 0);
  const groups: BillGroup[] = [
    {
      heading: { label: words.perKilo, amount: formatKilos(kilos[0]?.count ?? 0, language) },
      lines: kilos.map(toRow),
    },
    {
      heading: { label: words.perPiece, amount: words.pieces(pieceCount) },
      lines: pieces.map(toRow),
    },
    {
      heading: null,
      lines: isBroughtFree ? [{ label: words.shipping, cents: 0 }, ...others] : others,
    },
  ];
  return groups.filter((group) => group.lines.length > 0);
}

const invoiceHeads = (invoices: Invoice[]): InvoiceHead[] =>
  invoices.map(({ number, date, total, credits }) => ({
    number,
    date,
    total,
    credits: invoices.find(({ id }) => id === credits)?.number ?? null,
  }));
