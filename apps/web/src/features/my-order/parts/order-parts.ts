import { BillLede } from "./bill-lede.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { PayBar } from "./pay-bar.tsx";
import { OrderCare } from "./order-care.tsx";
import { DriverNotes } from "./driver-notes.tsx";
import { OrderHistory } from "./order-history.tsx";
import { NextTold } from "./next-told.tsx";
import { OrderPaper } from "./order-paper.tsx";
import { ChangeTerms } from "./change-terms.tsx";
import { OrderWindows } from "./order-windows.tsx";

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
