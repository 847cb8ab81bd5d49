import { type Work, WorkRefused } from "../../../work.ts";
import { cancelOrder } from "../life/cancel-order.ts";
import { actByNumber, orderByNumber } from "./order-by-number.ts";
import { changeWindows } from "../life/change-windows.ts";
import { withdrawOrder } from "../life/withdraw-order.ts";
import {
  isBilledCollectively,
  isInvoicedAlone,
  findBill,
  findInvoice,
  type Bill,
} from "../../bills/bills-repository.ts";
import {
  creditInvoice,
  issueInvoice,
  type Invoice,
  invoiceNumber,
  listInvoices,
} from "../../bills/issue-invoice.ts";
import type { OrderView } from "@waslijn/contract/customer/my-order";
import { viewOrder } from "./order-view.ts";
import { amsterdamDate, amsterdamTime } from "@waslijn/contract/shared/amsterdam-time";
import { readEvents } from "../orders-repository.ts";

type Cancelling = { number: string; reason?: string; waived?: string };

/** The desk cancels an order: a due fee is billed unless it is waived with a reason. */
export const cancelByNumber: Work<Cancelling, void> = (deps, { number, ...terms }) =>
  actByNumber(deps, number, (act) => cancelOrder(deps, act, terms));

type Changing = {
  number: string;
  pickupTime?: string;
  deliveryTime?: string;
  waived?: string;
};

/** The desk moves an order to other windows, with the same rules as ordering. */
export const changeByNumber: Work<Changing, void> = (deps, { number, ...wanted }) =>
  actByNumber(deps, number, (act) => changeWindows(deps, act, wanted));

/** Records a withdrawal that came by mail, letter or phone. */
export const withdrawByNumber: Work<{ number: string }, void> = (deps, { number }) =>
  actByNumber(deps, number, (act) => withdrawOrder(deps, act));

/** Issues the invoice of an order's bill; the order's page shows it (MINE-07). */
export const invoiceByNumber: Work<{ number: string }, Invoice> = async (deps, { number }) => {
  const order = await orderByNumber(deps, number);
  if (isBilledCollectively(order)) {
    throw new WorkRefused({ code: "order_billed_collectively", number });
  }
  const bill = await findBill(deps.db, order.id);
  if (!bill || !isInvoicedAlone(order, bill)) {
    const missing = bill ? "amount to invoice" : "bill";
    throw new WorkRefused({ code: "order_without", number, missing });
  }
  return issueInvoice(deps, order.id);
};

/** Credits an order's invoice, so that its bill can be corrected (BILL-05). */
export const creditByNumber: Work<{ number: string }, Invoice> = async (deps, { number }) => {
  const { id } = await orderByNumber(deps, number);
  if (!(await findInvoice(deps.db, id))) {
    throw new WorkRefused({ code: "order_without", number, missing: "invoice" });
  }
  return creditInvoice(deps, id);
};

export type ShownOrder = {
  order: OrderView;
  bill: Bill | null;
  invoices: Invoice[];
  /** Number of the company's collective invoice that includes the bill. */
  collective: string | null;
};

/** An order with its bill and the events that are possible now. */
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

export type ShownEvent = { version: number; at: string; kind: string; who: string; data: object };

/** An order's events with time and actor. */
export const listEvents: Work<{ number: string }, ShownEvent[]> = async (deps, { number }) => {
  const { id } = await orderByNumber(deps, number);
  const events = await readEvents(deps.db, id);
  return events.map(({ version, at, kind, actor, actor_id, data }) => ({
    version,
    at: `${amsterdamDate(at)} ${amsterdamTime(at)}`,
    kind,
    who: actor_id ? `${actor} ${actor_id}` : actor,
    data,
  }));
};
