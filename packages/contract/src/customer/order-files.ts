import type { CallDescription } from "../shared/calls/call-description.ts";

/** What a page links to instead of calling it: apart, because every page carries the table of its calls. */
export const orderFiles = {
  orderCalendar: {
    method: "GET",
    path: "/orders/by-link/:token/calendar.ics",
    auth: "none",
    file: true,
  },
  orderInvoice: {
    method: "GET",
    path: "/orders/by-link/:token/invoices/:number",
    auth: "none",
    file: true,
  },
} as const satisfies Record<string, CallDescription>;
