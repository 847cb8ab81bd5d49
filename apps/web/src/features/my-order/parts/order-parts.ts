import { BillLede, PayBar } from "./pay-button.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderCare } from "./order-care.tsx";
import { DriverNotes } from "./driver-notes.tsx";
import { OrderHistory } from "./order-history.tsx";
import { NextTold, OrderWindows } from "./order-windows.tsx";
import { OrderPaper } from "./order-paper.tsx";
import { ChangeTerms } from "./change-terms.tsx";

/** The parts of an order's page that are only read: one file. */
export {
  BillLede,
  ChangeTerms,
  DriverNotes,
  NextTold,
  OrderCare,
  OrderHistory,
  OrderInvoices,
  OrderPaper,
  OrderWindows,
  PayBar,
};
