import { orderFiles } from "@waslijn/contract/customer/order-files";
import { readPageData } from "../lib/page-data.ts";
import { apiBaseFor } from "./api-base.ts";

/** Where an invoice lies that only the key to its order opens. */
export function invoiceAddress(token: string, number: string): string {
  const base = apiBaseFor(location.hostname, readPageData().settings.apiHosts);
  return (
    base +
    orderFiles.orderInvoice.path
      .replace(":token", encodeURIComponent(token))
      .replace(":number", encodeURIComponent(number))
  );
}
