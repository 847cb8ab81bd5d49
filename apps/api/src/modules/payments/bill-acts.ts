import { newId } from "../../db/new-id.ts";
import type { Deps } from "../../deps.ts";
import { findBill, findInvoice, isInvoicedAlone } from "../bills/bills-repository.ts";
import { creditInvoice, issueInvoice, type Invoice } from "../bills/issue-invoice.ts";
import { feesOf } from "../bills/order-fees.ts";
import { readEvents } from "../orders/orders-repository.ts";
import { refusedAsItIs, type Act } from "../orders/life/act.ts";
import type { StaffActor } from "../orders/life/record-event.ts";
import { writeOffFrom } from "./bill-by-number.ts";
import { actOnBooks, type Books, type BooksDeps } from "./books.ts";
import { writeChange } from "../staff/write-audit.ts";

type StaffAct = Act & { actor: StaffActor };

/** Acts on an order's bill. Throws `not_possible_now` for an order without one. */
const actOnBill = (
  deps: BooksDeps,
  act: StaffAct,
  work: (books: Books) => Promise<void>,
): Promise<void> =>
  actOnBooks(deps, act, work, refusedAsItIs("not_possible_now", act.order, act.actor));

/** Asks no more for what is due on an order's bill (BOOKS-02). Throws `nothing_due`. */
export const writeOffBill = (
  deps: BooksDeps,
  act: StaffAct,
  why: { reason: string },
): Promise<void> => actOnBill(deps, act, (books) => writeOffFrom(books, act.actor, why));

/** Whether waiving this fee of an order gives money back that was paid. */
export async function refundsByWaiving(
  { db }: Pick<BooksDeps, "db">,
  order: { id: string },
  waives: number,
): Promise<boolean> {
  const [bill, events] = await Promise.all([findBill(db, order.id), readEvents(db, order.id)]);
  const fee = feesOf(events).find(({ version }) => version === waives);
  return bill !== undefined && fee !== undefined && bill.netPaid > 0 && bill.due < fee.cents;
}

type InvoiceDeps = BooksDeps & Pick<Deps, "clock">;

/** Issues the invoice of a bill before it is paid. A company's bills are invoiced together. */
export const invoiceOrder = (deps: InvoiceDeps, act: StaffAct): Promise<void> =>
  actOnBill(deps, act, async (books) => {
    const { db, order, bill } = books;
    const refused = refusedAsItIs("not_possible_now", order, act.actor);
    if (!isInvoicedAlone(order, { total: bill.total_cents })) throw refused;
    const id = newId();
    const invoice = await issueInvoice({ ...deps, db }, order.id, id);
    if (invoice.id !== id) throw refused;
    await audit(deps, books, act, "order:invoice", invoice);
  });

/** Credits the valid invoice of an order, its own or a company's, with a reason for the audit log. */
export const creditOrder = (
  deps: InvoiceDeps,
  act: StaffAct,
  { reason }: { reason: string },
): Promise<void> =>
  actOnBill(deps, act, async (books) => {
    const { db, order } = books;
    if (!(await findInvoice(db, order.id))) {
      throw refusedAsItIs("not_possible_now", order, act.actor);
    }
    const credit = await creditInvoice({ ...deps, db }, order.id);
    await audit(deps, books, act, "order:credit", credit, reason);
  });

const audit = (
  { clock }: Pick<Deps, "clock">,
  { db, order }: Books,
  { actor }: StaffAct,
  action: "order:invoice" | "order:credit",
  { number, total }: Pick<Invoice, "number" | "total">,
  reason?: string,
): Promise<void> =>
  writeChange(db, clock, { id: actor.id }, action, {
    about: `order ${order.number}`,
    before: null,
    after: { invoice: number, cents: total, ...(reason !== undefined && { reason }) },
  });
