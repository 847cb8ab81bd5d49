import { BillLede, PayBar } from "./pay-button.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderCare } from "./order-care.tsx";
import { DriverNotes } from "./driver-notes.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderWindows } from "./order-windows.tsx";
import { OrderPaper } from "./order-paper.tsx";
import { ChangeTerms } from "./change-terms.tsx";

/** Static parts of the order page. */
export {
  BillLede,
  ChangeTerms,
  DriverNotes,
  OrderCare,
  OrderHistory,
  OrderInvoices,
  OrderPaper,
  OrderWindows,
  PayBar,
};
