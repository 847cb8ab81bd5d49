// Made from the contract by scripts/write-contract.ts; a test fails when it is out of date.
import type { CallDescription } from "../shared/endpoint.ts";

export const orderFiles = {
  orderCalendar: { method: "GET", path: "/orders/by-link/:token/calendar.ics", auth: "none", file: true },
  orderInvoice: { method: "GET", path: "/orders/by-link/:token/invoices/:number", auth: "none", file: true },
} as const satisfies Record<string, CallDescription>;
