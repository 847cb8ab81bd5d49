import { all, cents, everything, has, textOf } from "./read-xml.ts";
import type { Rule } from "./rule.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const REGISTERS = ["0106", "0190"];

const isWhole =
  (path: string): Rule[2] =>
  ({ root }) =>
    ["StreetName", "CityName", "PostalZone"].every((part) =>
      has(root, `${path}/cac:PostalAddress/cbc:${part}`),
    );
const isRegistered =
  (path: string): Rule[2] =>
  ({ root }) =>
    all(root, `${path}/cac:PartyLegalEntity/cbc:CompanyID`).some(
      ({ text, attributes }) => text !== "" && REGISTERS.includes(attributes.schemeID ?? ""),
    );

/** The additional rules of Peppol BIS Billing 3.0, including those of the Netherlands, from their published texts. */
export const PEPPOL_RULES: Rule[] = [
  [
    "PEPPOL-EN16931-R001",
    "Business process MUST be provided.",
    ({ root }) => has(root, "cbc:ProfileID"),
  ],
  [
    "PEPPOL-EN16931-R003",
    "A buyer reference or purchase order reference MUST be provided.",
    ({ root }) => has(root, "cbc:BuyerReference") || has(root, "cac:OrderReference/cbc:ID"),
  ],
  [
    "PEPPOL-EN16931-R004",
    "Specification identifier MUST have the value of Peppol BIS Billing 3.0.",
    ({ root }) =>
      textOf(root, "cbc:CustomizationID") ===
      "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0",
  ],
  [
    "PEPPOL-EN16931-R007",
    "Business process MUST be in the format 'urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0'.",
    ({ root }) =>
      /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/.test(textOf(root, "cbc:ProfileID")),
  ],
  [
    "PEPPOL-EN16931-R008",
    "Document MUST not contain empty elements.",
    ({ root }) =>
      everything(root).every(({ children, text }) => children.length > 0 || text.trim() !== ""),
  ],
  [
    "PEPPOL-EN16931-R010",
    "Buyer electronic address MUST be provided",
    ({ root }) => has(root, `${BUYER}/cbc:EndpointID`),
  ],
  [
    "PEPPOL-EN16931-R020",
    "Seller electronic address MUST be provided",
    ({ root }) => has(root, `${SELLER}/cbc:EndpointID`),
  ],
  [
    "PEPPOL-EN16931-R051",
    "All currencyID attributes must have the same value as the invoice currency code (BT-5).",
    ({ root }) =>
      everything(root).every(
        ({ attributes: { currencyID } }) =>
          currencyID === undefined || currencyID === textOf(root, "cbc:DocumentCurrencyCode"),
      ),
  ],
  [
    "PEPPOL-EN16931-R053",
    "Only one tax total with tax subtotals MUST be provided.",
    ({ root }) => all(root, "cac:TaxTotal").length === 1,
  ],
  [
    "PEPPOL-EN16931-R110",
    "Start date of line period MUST be within invoice period.",
    ({ root, lines }) =>
      lines.every(
        (line) =>
          textOf(line, "cac:InvoicePeriod/cbc:StartDate") >=
          textOf(root, "cac:InvoicePeriod/cbc:StartDate"),
      ),
  ],
  [
    "PEPPOL-EN16931-R111",
    "End date of line period MUST be within invoice period.",
    ({ root, lines }) =>
      lines.every(
        (line) =>
          textOf(line, "cac:InvoicePeriod/cbc:EndDate") <=
          textOf(root, "cac:InvoicePeriod/cbc:EndDate"),
      ),
  ],
  [
    "PEPPOL-EN16931-R120",
    "Invoice line net amount MUST equal quantity × item net price.",
    ({ lines, quantity }) =>
      lines.every(
        (line) =>
          cents(line, "cbc:LineExtensionAmount") ===
          Number(textOf(line, quantity)) * cents(line, "cac:Price/cbc:PriceAmount") + 0,
      ),
  ],
  [
    "PEPPOL-EN16931-F001",
    "A date MUST be formatted YYYY-MM-DD.",
    ({ root }) =>
      everything(root)
        .filter(({ name }) => name.endsWith("Date"))
        .every(({ text }) => /^\d{4}-\d{2}-\d{2}$/.test(text)),
  ],
  [
    "NL-R-001",
    "A credit note MUST contain an invoice reference.",
    ({ root, isCredit }) =>
      !isCredit || has(root, "cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID"),
  ],
  [
    "NL-R-002",
    "The supplier's address MUST contain street name, city and post code.",
    isWhole(SELLER),
  ],
  [
    "NL-R-003",
    "The supplier's legal entity identifier MUST be either a KVK or OIN number (schemeID 0106 or 0190).",
    isRegistered(SELLER),
  ],
  [
    "NL-R-004",
    "The customer's address MUST contain street name, city and post code.",
    isWhole(BUYER),
  ],
  [
    "NL-R-005",
    "The customer's legal entity identifier MUST be either a KVK or OIN number (schemeID 0106 or 0190).",
    isRegistered(BUYER),
  ],
  [
    "NL-R-007",
    "The supplier MUST provide a means of payment if the payment is from customer to supplier.",
    ({ root, isCredit }) => {
      const payable = cents(root, "cac:LegalMonetaryTotal/cbc:PayableAmount");
      const isToCustomer = isCredit ? payable >= 0 : payable <= 0;
      return isToCustomer || all(root, "cac:PaymentMeans").length > 0;
    },
  ],
  [
    "NL-R-008",
    "The payment means code MUST be one of 30, 48, 49, 57, 58 or 59.",
    ({ root }) =>
      all(root, "cac:PaymentMeans/cbc:PaymentMeansCode").every(({ text }) =>
        ["30", "48", "49", "57", "58", "59"].includes(text),
      ),
  ],
  [
    "NL-R-009",
    "An order line reference asks for an order reference.",
    ({ root, lines }) =>
      lines.every((line) => !has(line, "cac:OrderLineReference/cbc:LineID")) ||
      has(root, "cac:OrderReference/cbc:ID"),
  ],
];
