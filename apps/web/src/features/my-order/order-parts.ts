import { BillLede } from "./bill/bill-lede.tsx";
import { OrderInvoices } from "./bill/order-invoices.tsx";
import { PayBar } from "./bill/pay-bar.tsx";
import { OrderCare } from "./care/order-care.tsx";
import { DriverNotes } from "./details/driver-notes.tsx";
import { OrderHistory } from "./history/order-history.tsx";
import { NextTold } from "./next/next-told.tsx";
import { OrderPaper } from "./order-paper.tsx";
import { ChangeTerms } from "./windows/change-terms.tsx";
import { OrderWindows } from "./windows/order-windows.tsx";

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
