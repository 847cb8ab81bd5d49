import { isBilledPerPiece, type OrderEventKind } from "@waslijn/contract/shared/order-life";
import type { Counted } from "@waslijn/contract/shared/pricing";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { isDeepStrictEqual } from "node:util";
import { ApiProblem } from "../../../../api-problem.ts";
import { newId } from "../../../../db/new-id.ts";
import { readTogether } from "../../../../db/read-together.ts";
import {
  billsOf,
  depositRefundsOf,
  invoicesOf,
  otherBillsOf,
  toBill,
  type Bill,
} from "../../../bills/bills-repository.ts";
import { replaceInvoice } from "../../../bills/issue-invoice.ts";
import { readTariff } from "../../../catalogue/prices-repository.ts";
import { checkCounted, priceBill } from "../../../bills/price-bill.ts";
import { eventsOf, type OrderRow } from "../../orders-repository.ts";
import type { EventData } from "../fold-events.ts";
import type { Db } from "../../../../db/client.ts";
import type { LifeDeps } from "../../../../deps.ts";
import type { OrderChange } from "../record-event.ts";
import { sendingLater, sendingOf, type Sending } from "./bill-sending.ts";

type BillPart = NonNullable<OrderChange["bill"]>;
type Billing = { bill: BillPart } & Sending;
/**
 * `isFinal`: sends a bill that was never sent before. `undoBy`: the staff member who may still undo the sending.
 * `mayRefund`: false if the passkey must be shown before money goes back (STAFF-02).
 */
type Going = { isFinal?: boolean; undoBy?: string | undefined; mayRefund?: boolean | undefined };
type NextEvent = { kind: OrderEventKind; data: EventData };

const NOTHING: Counted = { pieces: [], kilos: 0, bagsBack: 0, free: [] };

/** What the next bill of an order depends on. */
export async function readBooks(db: Db, { id, created_at }: Pick<OrderRow, "id" | "created_at">) {
  const [{ bills, invoices, ...books }, tariff] = await Promise.all([
    readBookRows(db, { ids: [id] }),
    readTariff(db, amsterdamDate(created_at)),
  ]);
  const [bill, invoice] = [bills[0] && toBill(bills[0]), invoices[0]];
  return { ...books, tariff, bill, invoice };
}
export type Books = Awaited<ReturnType<typeof readBooks>>;

const readBookRows = readTogether((db, { ids }: { ids: string[] }) => ({
  events: eventsOf(db, ids),
  bills: billsOf(db, ids),
  invoices: invoicesOf(db, ids),
  others: otherBillsOf(db, ids),
  depositRefunds: depositRefundsOf(db, ids),
}));

/** The bill of a count. Throws `invoice_issued` when the bill already has an invoice (BILL-05). */
export async function billOfCount(
  deps: LifeDeps,
  order: OrderRow,
  books: Books,
  counted: Counted,
  going: Going = {},
): Promise<Billing> {
  const { db } = deps;
  const { bill, invoice } = books;
  if (invoice) throw new ApiProblem("invoice_issued");
  const priced = await priceBill(db, order, books, counted);
  checkCounted(counted, priced, books.tariff);
  const { lines, total, owedBack: owed_back } = priced;
  requirePasskey(bill, total, going);
  const part: BillPart = {
    id: bill?.id ?? newId(),
    counted,
    lines,
    total,
    owed_back,
    ...(counted.bagsBack > 0 && {
      other_bills: Object.fromEntries(books.others.map(({ id, version }) => [id, version])),
    }),
  };
  return { bill: part, ...(await sentAnew(deps, order, bill, part, going)) };
}

/**
 * The bill after an event that costs the customer money or saves it; empty when the bill's lines stay the same, and
 * before the count, which makes the bill with all fees. An existing invoice is credited and a new one issued (BILL-05); a company's new invoice follows with the next month's.
 */
export async function billAfter(
  deps: LifeDeps,
  order: OrderRow,
  event: NextEvent,
  { mayRefund }: Pick<Going, "mayRefund"> = {},
): Promise<Partial<Billing>> {
  const { db } = deps;
  const { events, bill, invoice, ...books } = await readBooks(db, order);
  const happened = [...events, { ...event, version: order.version + 1 }];
  const isCounted = happened.some(({ kind }) => kind === "counted");
  const counted = isCounted ? bill?.counted : undefined;
  // Without a count to come, the bill is sent automatically (LIFE-11).
  const isFinal = event.kind === "cancelled" || !isBilledPerPiece(order.kind);
  if (!isCounted && !isFinal && !bill) return {};
  const { lines, total, owedBack } = await priceBill(
    db,
    order,
    { ...books, events: happened },
    counted,
  );
  if (isDeepStrictEqual(lines, bill?.lines ?? [])) return {};
  requirePasskey(bill, total, { mayRefund });
  const part: BillPart = {
    id: bill?.id ?? newId(),
    counted: counted ?? NOTHING,
    lines,
    total,
    owed_back: owedBack,
    ...(invoice && (await replaceInvoice(db, invoice, order, lines))),
  };
  // The customer has the bill of before the undone event, and `change_order` restores its due date (DRIVE-02).
  if (event.kind === "stop-undone" && bill && bill.due > 0) return { bill: part };
  return { bill: part, ...(await sentAnew(deps, order, bill, part, { isFinal })) };
}

/** Throws `passkey_needed` if the new total sends money back and the passkey must be shown before that (STAFF-02). */
function requirePasskey(bill: Bill | undefined, total: number, { mayRefund }: Going): void {
  if (mayRefund !== false || !bill) return;
  const compensated = bill.total - bill.due - bill.netPaid;
  if (total - Math.min(compensated, total) < bill.netPaid) throw new ApiProblem("passkey_needed");
}

/**
 * Resends a bill that the customer already has when it changed and an amount is due. A written-off one stays written
 * off until the desk sends it.
 */
export async function sentAnew(
  deps: LifeDeps,
  order: OrderRow,
  before: Bill | undefined,
  { id, total }: BillPart,
  { isFinal = false, undoBy }: Going = {},
): Promise<Sending> {
  const due = total - (before ? before.total - before.due : 0);
  const isOut = isFinal || (before?.sentAt ?? null) !== null;
  if (!isOut || due <= 0 || before?.state === "written-off") return {};
  return undoBy === undefined ? sendingOf(deps, order, id) : sendingLater(deps, order, undoBy);
}
