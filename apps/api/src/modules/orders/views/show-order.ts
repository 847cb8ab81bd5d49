import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Work } from "../../../work.ts";
import { findBill, findInvoice, type Bill } from "../../bills/bills-repository.ts";
import { invoiceNumber, listInvoices, type Invoice } from "../../bills/issue-invoice.ts";
import { viewOrder } from "./order-view.ts";
import { orderByNumber } from "./order-by-number.ts";

export type ShownOrder = {
  order: OrderView;
  bill: Bill | null;
  invoices: Invoice[];
  /** The number of the company's invoice that the bill stands on. */
  collective: string | null;
};

/** An order with its bill and what can be done with it now. */
export const showOrder: Work<{ number: string }, ShownOrder> = async (deps, { number }) => {
  const row = await orderByNumber(deps, number);
  const [order, bill, invoices, valid] = await Promise.all([
    viewOrder(deps, row, "en"),
    findBill(deps.db, row.id),
    listInvoices(deps.db, row.id),
    findInvoice(deps.db, row.id),
  ]);
  const collective = valid?.series === "collective" ? invoiceNumber(valid) : null;
  return { order, bill: bill ?? null, invoices, collective };
};
