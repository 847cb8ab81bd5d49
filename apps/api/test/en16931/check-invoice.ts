import { EN16931_RULES } from "./en16931-rules.ts";
import { PEPPOL_RULES } from "./peppol-rules.ts";
import { all, readXml } from "./read-xml.ts";
import { misplaced } from "./ubl-order.ts";

/** The ids of published rules that an electronic invoice violates, and misplaced elements. */
export function checkInvoice(file: string): string[] {
  const root = readXml(file);
  const isCredit = root.name === "CreditNote";
  const document = {
    root,
    isCredit,
    lines: all(root, isCredit ? "cac:CreditNoteLine" : "cac:InvoiceLine"),
    quantity: isCredit ? "cbc:CreditedQuantity" : "cbc:InvoicedQuantity",
  };
  const broken = [...EN16931_RULES, ...PEPPOL_RULES].filter(([, , holds]) => !holds(document));
  return [...broken.map(([id]) => id), ...misplaced(root)];
}
