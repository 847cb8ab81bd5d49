import { WorkRefused } from "../../../work-refused.ts";
import type { Work } from "../../../work.ts";
import { isBilledCollectively } from "../../bills/billed-collectively.ts";
import { findBill, findInvoice } from "../../bills/bills-repository.ts";
import { creditInvoice, issueInvoice, type Invoice } from "../../bills/issue-invoice.ts";
import { orderByNumber } from "./order-by-number.ts";

/** Gives an order's bill its invoice; the customer finds it on the order's page (MINE-07). */
export const invoiceByNumber: Work<{ number: string }, Invoice> = async (deps, { number }) => {
  const order = await orderByNumber(deps, number);
  if (isBilledCollectively(order)) {
    throw new WorkRefused({ code: "order_billed_collectively", number });
  }
  const { id } = order;
  if (!(await findBill(deps.db, id))) {
    throw new WorkRefused({ code: "order_without", number, missing: "bill" });
  }
  return issueInvoice(deps, id);
};

/** Takes an order's invoice back, so that its bill can be corrected (BILL-05). */
export const creditByNumber: Work<{ number: string }, Invoice> = async (deps, { number }) => {
  const { id } = await orderByNumber(deps, number);
  if (!(await findInvoice(deps.db, id))) {
    throw new WorkRefused({ code: "order_without", number, missing: "invoice" });
  }
  return creditInvoice(deps, id);
};
