import type { OrderView } from "@waslijn/contract/customer/my-order";
import type { Work } from "../../../work.ts";
import { findBill, type Bill } from "../../bills/bills-repository.ts";
import { listInvoices, type Invoice } from "../../bills/issue-invoice.ts";
import { viewOrder } from "../life/order-view.ts";
import { orderByNumber } from "./order-by-number.ts";

export type ShownOrder = { order: OrderView; bill: Bill | null; invoices: Invoice[] };

/** An order with its bill and what can be done with it now. */
export const showOrder: Work<{ number: string }, ShownOrder> = async (deps, { number }) => {
  const row = await orderByNumber(deps, number);
  const [order, bill, invoices] = await Promise.all([
    viewOrder(deps, row, "en"),
    findBill(deps.db, row.id),
    listInvoices(deps.db, row.id),
  ]);
  return { order, bill: bill ?? null, invoices };
};
