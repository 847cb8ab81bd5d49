import { PEPPOL_IDS, type PeppolScheme } from "@waslijn/contract/shared/invoices";
import type { Row } from "./columns.ts";

/** Required fields of an invoice: all of them or none. */
const REQUIRED_FIELDS = [
  "legal_name",
  "street",
  "postal_code",
  "city",
  "peppol_scheme",
  "peppol_id",
] as const;
const INVOICE_FIELDS = [
  ...REQUIRED_FIELDS,
  "kvk",
  "vat_number",
  "buyer_reference",
  "invoice_email",
] as const;

/** A company has either all fields that an electronic invoice needs, or none (BILL-07). */
export function checkInvoiced(row: Row): { column: string; sentence: string } | undefined {
  if (INVOICE_FIELDS.every((column) => row[column] === null)) return undefined;
  const missing = [...REQUIRED_FIELDS, "buyer_reference"].find((column) => row[column] === null);
  if (missing) {
    return { column: missing, sentence: `${missing} is needed to invoice this company.` };
  }
  const scheme = row.peppol_scheme as PeppolScheme;
  if (!PEPPOL_IDS[scheme].test(String(row.peppol_id))) {
    return { column: "peppol_id", sentence: `peppol_id is not a number of scheme ${scheme}.` };
  }
  // Only government bodies have an OIN instead of a KvK number.
  return row.kvk === null && scheme !== "0190"
    ? { column: "kvk", sentence: "kvk is needed to invoice this company." }
    : undefined;
}
