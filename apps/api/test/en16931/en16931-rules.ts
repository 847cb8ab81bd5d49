import { all, cents, has, textOf, type Element } from "./read-xml.ts";
import type { Document, Rule } from "./rule.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const BUYER = "cac:AccountingCustomerParty/cac:Party";
const TOTAL = "cac:LegalMonetaryTotal";
const BREAKDOWN = "cac:TaxTotal/cac:TaxSubtotal";
const LINE_CATEGORY = "cac:Item/cac:ClassifiedTaxCategory";

const eachLine =
  (isGood: (line: Element, document: Document) => boolean): Rule[2] =>
  (document) =>
    document.lines.every((line) => isGood(line, document));
const eachSubtotal =
  (isGood: (subtotal: Element) => boolean): Rule[2] =>
  ({ root }) =>
    all(root, BREAKDOWN).every(isGood);
const eachOf =
  (code: string, isGood: (subtotal: Element, document: Document) => boolean): Rule[2] =>
  (document) =>
    all(document.root, BREAKDOWN)
      .filter((one) => textOf(one, "cac:TaxCategory/cbc:ID") === code)
      .every((one) => isGood(one, document));

const linesOf = ({ lines }: Document, code: string): Element[] =>
  lines.filter((line) => textOf(line, `${LINE_CATEGORY}/cbc:ID`) === code);
const sum = (elements: Element[], path: string): number =>
  elements.reduce((total, element) => total + cents(element, path), 0);
/** Rounds half away from zero, as the rules do. */
const percentOf = (amount: number, percent: number): number =>
  Math.sign(amount) * Math.round((Math.abs(amount) * percent) / 100) + 0;
const total = ({ root }: Document, name: string): number =>
  has(root, `${TOTAL}/cbc:${name}`) ? cents(root, `${TOTAL}/cbc:${name}`) : 0;
const needs =
  (...paths: string[]): Rule[2] =>
  ({ root }) =>
    paths.every((path) => has(root, path));

/** The rules of one VAT category: its lines, one breakdown and the seller's VAT number. */
const categoryRules = (code: string, name: string, letters: string): Rule[] => [
  [
    `BR-${letters}-01`,
    `An Invoice with a line that is "${name}" shall contain one VAT breakdown of that category.`,
    (document) =>
      (linesOf(document, code).length > 0 ? 1 : 0) ===
      all(document.root, BREAKDOWN).filter((one) => textOf(one, "cac:TaxCategory/cbc:ID") === code)
        .length,
  ],
  [
    `BR-${letters}-02`,
    `An Invoice with a line that is "${name}" shall contain the Seller VAT Identifier (BT-31).`,
    (document) =>
      linesOf(document, code).length === 0 ||
      has(document.root, `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`),
  ],
  [
    `BR-${letters}-08`,
    `The VAT category taxable amount (BT-116) shall equal the sum of Invoice line net amounts (BT-131) that are "${name}".`,
    eachOf(
      code,
      (one, document) =>
        cents(one, "cbc:TaxableAmount") === sum(linesOf(document, code), "cbc:LineExtensionAmount"),
    ),
  ],
];

/**
 * The rules of EN 16931 that a document with our terms can violate, written from their published texts. Where the
 * published Schematron allows a euro of rounding (BR-CO-17, BR-S-08, BR-S-09), these allow none.
 */
export const EN16931_RULES: Rule[] = [
  ["BR-01", "shall have a Specification identifier (BT-24)", needs("cbc:CustomizationID")],
  ["BR-02", "shall have an Invoice number (BT-1)", needs("cbc:ID")],
  ["BR-03", "shall have an Invoice issue date (BT-2)", needs("cbc:IssueDate")],
  [
    "BR-04",
    "shall have an Invoice type code (BT-3)",
    ({ root, isCredit }) => has(root, isCredit ? "cbc:CreditNoteTypeCode" : "cbc:InvoiceTypeCode"),
  ],
  ["BR-05", "shall have an Invoice currency code (BT-5)", needs("cbc:DocumentCurrencyCode")],
  [
    "BR-06",
    "shall contain the Seller name (BT-27)",
    needs(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  ],
  [
    "BR-07",
    "shall contain the Buyer name (BT-44)",
    needs(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  ],
  [
    "BR-09",
    "the Seller postal address shall contain a country code (BT-40)",
    needs(`${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  ],
  [
    "BR-11",
    "the Buyer postal address shall contain a country code (BT-55)",
    needs(`${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`),
  ],
  [
    "BR-12",
    "shall have the Sum of Invoice line net amount (BT-106)",
    needs(`${TOTAL}/cbc:LineExtensionAmount`),
  ],
  [
    "BR-13",
    "shall have the Invoice total amount without VAT (BT-109)",
    needs(`${TOTAL}/cbc:TaxExclusiveAmount`),
  ],
  [
    "BR-14",
    "shall have the Invoice total amount with VAT (BT-112)",
    needs(`${TOTAL}/cbc:TaxInclusiveAmount`),
  ],
  ["BR-15", "shall have the Amount due for payment (BT-115)", needs(`${TOTAL}/cbc:PayableAmount`)],
  ["BR-16", "shall have at least one Invoice line (BG-25)", ({ lines }) => lines.length > 0],
  ["BR-21", "each line shall have an identifier (BT-126)", eachLine((line) => has(line, "cbc:ID"))],
  [
    "BR-22",
    "each line shall have an Invoiced quantity (BT-129)",
    eachLine((line, { quantity }) => has(line, quantity)),
  ],
  [
    "BR-23",
    "a quantity shall have a unit of measure code (BT-130)",
    eachLine((line, { quantity }) => all(line, quantity)[0]?.attributes.unitCode === "C62"),
  ],
  [
    "BR-24",
    "each line shall have a net amount (BT-131)",
    eachLine((line) => has(line, "cbc:LineExtensionAmount")),
  ],
  [
    "BR-25",
    "each line shall contain the Item name (BT-153)",
    eachLine((line) => has(line, "cac:Item/cbc:Name")),
  ],
  [
    "BR-26",
    "each line shall contain the Item net price (BT-146)",
    eachLine((line) => has(line, "cac:Price/cbc:PriceAmount")),
  ],
  [
    "BR-27",
    "the Item net price (BT-146) shall NOT be negative",
    eachLine((line) => cents(line, "cac:Price/cbc:PriceAmount") >= 0),
  ],
  [
    "BR-29",
    "the invoicing period shall not end before it begins",
    ({ root }) =>
      textOf(root, "cac:InvoicePeriod/cbc:EndDate") >=
      textOf(root, "cac:InvoicePeriod/cbc:StartDate"),
  ],
  [
    "BR-30",
    "a line's period shall not end before it begins",
    eachLine(
      (line) =>
        textOf(line, "cac:InvoicePeriod/cbc:EndDate") >=
        textOf(line, "cac:InvoicePeriod/cbc:StartDate"),
    ),
  ],
  [
    "BR-45",
    "each VAT breakdown shall have a taxable amount (BT-116)",
    eachSubtotal((one) => has(one, "cbc:TaxableAmount")),
  ],
  [
    "BR-46",
    "each VAT breakdown shall have a tax amount (BT-117)",
    eachSubtotal((one) => has(one, "cbc:TaxAmount")),
  ],
  [
    "BR-47",
    "each VAT breakdown shall have a category code (BT-118)",
    eachSubtotal((one) => has(one, "cac:TaxCategory/cbc:ID")),
  ],
  [
    "BR-48",
    "each VAT breakdown shall have a rate (BT-119)",
    eachSubtotal((one) => has(one, "cac:TaxCategory/cbc:Percent")),
  ],
  [
    "BR-55",
    "each preceding invoice reference (BG-3) shall contain a number (BT-25)",
    ({ root }) =>
      all(root, "cac:BillingReference").every((one) =>
        has(one, "cac:InvoiceDocumentReference/cbc:ID"),
      ),
  ],
  [
    "BR-61",
    "a credit transfer (30, 58) shall have a payment account (BT-84)",
    ({ root }) =>
      all(root, "cac:PaymentMeans").every(
        (one) =>
          !["30", "58"].includes(textOf(one, "cbc:PaymentMeansCode")) ||
          has(one, "cac:PayeeFinancialAccount/cbc:ID"),
      ),
  ],
  [
    "BR-62",
    "the Seller electronic address (BT-34) shall have a scheme",
    ({ root }) => Boolean(all(root, `${SELLER}/cbc:EndpointID`)[0]?.attributes.schemeID),
  ],
  [
    "BR-63",
    "the Buyer electronic address (BT-49) shall have a scheme",
    ({ root }) => Boolean(all(root, `${BUYER}/cbc:EndpointID`)[0]?.attributes.schemeID),
  ],
  [
    "BR-CL-01",
    "the document type code shall be one of UNTDID 1001",
    ({ root, isCredit }) =>
      isCredit
        ? textOf(root, "cbc:CreditNoteTypeCode") === "381"
        : textOf(root, "cbc:InvoiceTypeCode") === "380",
  ],
  [
    "BR-CL-17",
    "categories shall be of UNCL 5305",
    eachLine((line) => ["S", "E"].includes(textOf(line, `${LINE_CATEGORY}/cbc:ID`))),
  ],
  [
    "BR-CO-04",
    "each line shall be categorized with a VAT category code (BT-151)",
    eachLine((line) => has(line, `${LINE_CATEGORY}/cbc:ID`)),
  ],
  [
    "BR-CO-09",
    "VAT identifiers shall have a country prefix",
    ({ root }) =>
      [SELLER, BUYER]
        .flatMap((who) => all(root, `${who}/cac:PartyTaxScheme/cbc:CompanyID`))
        .every(({ text }) => /^[A-Z]{2}/.test(text)),
  ],
  [
    "BR-CO-10",
    "Sum of line net amounts (BT-106) = Σ line net amount (BT-131)",
    (document) =>
      total(document, "LineExtensionAmount") === sum(document.lines, "cbc:LineExtensionAmount"),
  ],
  [
    "BR-CO-13",
    "Total without VAT (BT-109) = Σ line net amount − allowances + charges",
    (document) => total(document, "TaxExclusiveAmount") === total(document, "LineExtensionAmount"),
  ],
  [
    "BR-CO-14",
    "Total VAT amount (BT-110) = Σ VAT category tax amount (BT-117)",
    ({ root }) =>
      cents(root, "cac:TaxTotal/cbc:TaxAmount") === sum(all(root, BREAKDOWN), "cbc:TaxAmount"),
  ],
  [
    "BR-CO-15",
    "Total with VAT (BT-112) = Total without VAT (BT-109) + Total VAT (BT-110)",
    (document) =>
      total(document, "TaxInclusiveAmount") ===
      total(document, "TaxExclusiveAmount") + cents(document.root, "cac:TaxTotal/cbc:TaxAmount"),
  ],
  [
    "BR-CO-16",
    "Amount due (BT-115) = Total with VAT (BT-112) − Paid amount (BT-113) + Rounding amount (BT-114)",
    (document) =>
      total(document, "PayableAmount") ===
      total(document, "TaxInclusiveAmount") -
        total(document, "PrepaidAmount") +
        total(document, "PayableRoundingAmount"),
  ],
  [
    "BR-CO-17",
    "VAT category tax amount (BT-117) = taxable amount (BT-116) × rate (BT-119) / 100, rounded to two decimals",
    eachSubtotal(
      (one) =>
        cents(one, "cbc:TaxAmount") ===
        percentOf(
          cents(one, "cbc:TaxableAmount"),
          Number(textOf(one, "cac:TaxCategory/cbc:Percent")),
        ),
    ),
  ],
  [
    "BR-CO-18",
    "shall have at least one VAT breakdown group (BG-23)",
    ({ root }) => all(root, BREAKDOWN).length > 0,
  ],
  [
    "BR-CO-25",
    "if the Amount due is positive, a due date (BT-9) or payment terms (BT-20) shall be present",
    (document) =>
      total(document, "PayableAmount") <= 0 ||
      has(document.root, "cbc:DueDate") ||
      has(document.root, "cac:PaymentTerms/cbc:Note"),
  ],
  [
    "BR-CO-26",
    "the Seller shall be identified by BT-29, BT-30 or BT-31",
    needs(`${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`),
  ],
  [
    "BR-DEC",
    "amounts shall have two decimals at most (BR-DEC-09 to BR-DEC-23)",
    ({ root, lines }) =>
      [...all(root, TOTAL), ...all(root, "cac:TaxTotal"), ...all(root, BREAKDOWN), ...lines]
        .flatMap(({ children }) => children)
        .filter(({ attributes }) => attributes.currencyID)
        .every(({ text }) => /^-?\d+(\.\d{1,2})?$/.test(text)),
  ],
  ...categoryRules("S", "Standard rated", "S"),
  [
    "BR-S-05",
    "a line that is Standard rated shall have a rate above zero",
    (document) =>
      linesOf(document, "S").every(
        (line) => Number(textOf(line, `${LINE_CATEGORY}/cbc:Percent`)) > 0,
      ),
  ],
  [
    "BR-S-09",
    "the tax amount shall equal the taxable amount times the rate",
    eachOf(
      "S",
      (one) => cents(one, "cbc:TaxAmount") === percentOf(cents(one, "cbc:TaxableAmount"), 21),
    ),
  ],
  [
    "BR-S-10",
    "Standard rated shall not have an exemption reason",
    eachOf("S", (one) => !has(one, "cac:TaxCategory/cbc:TaxExemptionReason")),
  ],
  ...categoryRules("E", "Exempt from VAT", "E"),
  [
    "BR-E-05",
    "a line that is Exempt shall have the rate 0",
    (document) =>
      linesOf(document, "E").every((line) => textOf(line, `${LINE_CATEGORY}/cbc:Percent`) === "0"),
  ],
  [
    "BR-E-09",
    "the tax amount of Exempt shall be 0",
    eachOf("E", (one) => cents(one, "cbc:TaxAmount") === 0),
  ],
  [
    "BR-E-10",
    "Exempt shall have an exemption reason (BT-120, BT-121)",
    eachOf("E", (one) => has(one, "cac:TaxCategory/cbc:TaxExemptionReason")),
  ],
];
