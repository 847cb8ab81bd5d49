import { formatFormalDate } from "@waslijn/contract/shared/formats/dates";
import type { CompanyBuyer, Seller } from "@waslijn/contract/shared/invoices";
import type { CollectivePaper } from "./collective-paper.ts";
import { collectiveWords, type en } from "./collective-words.ts";

/** Branded type: escaped XML, only produced by the functions below. */
type Xml = string & { readonly xml: unique symbol };

type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const open = (name: string, attributes: Attributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)].join(
    " ",
  );

/** An element with text content. */
const leaf = (name: string, text: string, attributes: Attributes = {}): Xml =>
  `<${open(name, attributes)}>${escape(text)}</${name}>` as Xml;

/** An element with child elements, in this order. */
const node = (name: string, children: readonly Xml[], attributes: Attributes = {}): Xml =>
  `<${open(name, attributes)}>${children.join("")}</${name}>` as Xml;

const xmlFile = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;

/**
 * Standard rate, and exempt for amounts without VAT. "Outside the scope" (O) may not be combined with other categories
 * on one invoice (BR-O-11), so a deposit is exempt, with its reason.
 */
type VatCategory = "S" | "E";
const RATES: Readonly<Record<VatCategory, string>> = { S: "21", E: "0" };

type UblLine = { name: string; servedOn: string; category: VatCategory; cents: number };

/** Amounts on a credit note are positive. */
const signOf = ({ credits }: CollectivePaper): 1 | -1 => (credits ? -1 : 1);

/** One net line per order, and a second one for its amounts without VAT. */
function toUblLines(paper: CollectivePaper, words: typeof en): UblLine[] {
  const sign = signOf(paper);
  return paper.orders.flatMap(({ number, servedOn, lines }, index): UblLine[] => {
    const { net, untaxed } = paper.amounts.bills[index] ?? { net: 0, untaxed: 0 };
    const has = (vat: string) => lines.some((line) => line.vat === vat);
    const laundry = {
      name: words.laundry(number),
      servedOn,
      category: "S",
      cents: sign * net,
    } as const;
    const other = {
      name: words.outsideVat(number),
      servedOn,
      category: "E",
      cents: sign * untaxed,
    } as const;
    return [...(has("21") ? [laundry] : []), ...(has("none") ? [other] : [])];
  });
}

/** VAT per category, computed over the category's total and rounded once. */
function sumVat(paper: CollectivePaper, exemption: string): Xml {
  const sign = signOf(paper);
  const { base, vat, untaxed } = paper.amounts;
  const has = (code: string) =>
    paper.orders.some(({ lines }) => lines.some((line) => line.vat === code));
  return node("cac:TaxTotal", [
    amount("TaxAmount", sign * vat),
    ...(has("21") ? [subtotal("S", sign * base, sign * vat)] : []),
    ...(has("none") ? [subtotal("E", sign * untaxed, 0, exemption)] : []),
  ]);
}

const subtotal = (category: VatCategory, taxable: number, vat: number, exemption?: string): Xml =>
  node("cac:TaxSubtotal", [
    amount("TaxableAmount", taxable),
    amount("TaxAmount", vat),
    node("cac:TaxCategory", [
      leaf("cbc:ID", category),
      leaf("cbc:Percent", RATES[category]),
      ...(exemption ? [leaf("cbc:TaxExemptionReason", exemption)] : []),
      node("cac:TaxScheme", [leaf("cbc:ID", "VAT")]),
    ]),
  ]);

function sumTotals(paper: CollectivePaper): Xml {
  const sign = signOf(paper);
  const { base, vat, untaxed, rounding, total } = paper.amounts;
  const net = sign * (base + untaxed);
  return node("cac:LegalMonetaryTotal", [
    amount("LineExtensionAmount", net),
    amount("TaxExclusiveAmount", net),
    amount("TaxInclusiveAmount", net + sign * vat),
    ...(rounding === 0 ? [] : [amount("PayableRoundingAmount", sign * rounding)]),
    amount("PayableAmount", sign * total),
  ]);
}

/** Cents as euros with two decimals, exactly. */
function amount(name: string, cents: number): Xml {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return leaf(`cbc:${name}`, euros, { currencyID: "EUR" });
}

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
const SPECIFICATION = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const INVOICE = { root: "Invoice", type: "380", typed: "InvoiceTypeCode" } as const;
const CREDIT_NOTE = { root: "CreditNote", type: "381", typed: "CreditNoteTypeCode" } as const;
/** SEPA credit transfer. */
const TRANSFER = "58";
/** UN/ECE unit code "one". */
const UNIT = "C62";

/** Writes a company's invoice or credit note as UBL 2.1, by Peppol BIS Billing 3.0 (BILL-07). */
export function writeUbl(paper: CollectivePaper): string {
  const { buyer, credits, seller } = paper;
  const words = collectiveWords(buyer.language);
  const document = credits ? CREDIT_NOTE : INVOICE;
  const lines = toUblLines(paper, words);
  const days = paper.orders.map(({ servedOn }) => servedOn).toSorted();
  const payBy = formatFormalDate(paper.payBy, buyer.language);
  const root = node(
    document.root,
    [
      leaf("cbc:CustomizationID", SPECIFICATION),
      leaf("cbc:ProfileID", PROCESS),
      leaf("cbc:ID", paper.number),
      leaf("cbc:IssueDate", paper.date),
      ...(credits ? [] : [leaf("cbc:DueDate", paper.payBy)]),
      leaf(`cbc:${document.typed}`, document.type),
      leaf("cbc:DocumentCurrencyCode", "EUR"),
      leaf("cbc:BuyerReference", buyer.reference),
      period(days[0] ?? paper.date, days.at(-1) ?? paper.date),
      ...(credits ? [reference(credits)] : []),
      node("cac:AccountingSupplierParty", [supplier(seller)]),
      node("cac:AccountingCustomerParty", [customer(buyer)]),
      ...(credits ? [] : [payment(paper.number, seller)]),
      node("cac:PaymentTerms", [
        leaf(
          "cbc:Note",
          credits ? words.settled : words.pay(seller.iban, seller.company, paper.number, payBy),
        ),
      ]),
      sumVat(paper, words.exempt),
      sumTotals(paper),
      ...lines.map((line, index) => toLine(document.root, line, index + 1)),
    ],
    {
      xmlns: `${UBL}:${document.root}-2`,
      "xmlns:cac": `${UBL}:CommonAggregateComponents-2`,
      "xmlns:cbc": `${UBL}:CommonBasicComponents-2`,
    },
  );
  return xmlFile(root);
}

const period = (from: string, until: string): Xml =>
  node("cac:InvoicePeriod", [leaf("cbc:StartDate", from), leaf("cbc:EndDate", until)]);

const reference = ({ number, date }: { number: string; date: string }): Xml =>
  node("cac:BillingReference", [
    node("cac:InvoiceDocumentReference", [leaf("cbc:ID", number), leaf("cbc:IssueDate", date)]),
  ]);

type Party = Pick<CompanyBuyer, "name" | "street" | "postalCode" | "city" | "vatNumber"> &
  Pick<CompanyBuyer, "registered" | "electronicAddress">;

const party = (who: Party, contact: Xml): Xml =>
  node("cac:Party", [
    leaf("cbc:EndpointID", who.electronicAddress.id, { schemeID: who.electronicAddress.scheme }),
    node("cac:PartyName", [leaf("cbc:Name", who.name)]),
    node("cac:PostalAddress", [
      leaf("cbc:StreetName", who.street),
      leaf("cbc:CityName", who.city),
      leaf("cbc:PostalZone", who.postalCode),
      node("cac:Country", [leaf("cbc:IdentificationCode", "NL")]),
    ]),
    ...(who.vatNumber
      ? [node("cac:PartyTaxScheme", [leaf("cbc:CompanyID", who.vatNumber), taxScheme()])]
      : []),
    node("cac:PartyLegalEntity", [
      leaf("cbc:RegistrationName", who.name),
      leaf("cbc:CompanyID", who.registered.id, { schemeID: who.registered.scheme }),
    ]),
    contact,
  ]);

const supplier = (seller: Seller): Xml =>
  party(
    {
      ...seller,
      name: seller.company,
      registered: { scheme: "0106", id: seller.chamberOfCommerce },
      electronicAddress: { scheme: "0106", id: seller.chamberOfCommerce },
    },
    node("cac:Contact", [
      leaf("cbc:Telephone", seller.phone),
      leaf("cbc:ElectronicMail", seller.email),
    ]),
  );

const customer = (buyer: CompanyBuyer): Xml =>
  party(buyer, node("cac:Contact", [leaf("cbc:ElectronicMail", buyer.email)]));

const payment = (number: string, seller: Seller): Xml =>
  node("cac:PaymentMeans", [
    leaf("cbc:PaymentMeansCode", TRANSFER),
    leaf("cbc:PaymentID", number),
    node("cac:PayeeFinancialAccount", [
      leaf("cbc:ID", seller.iban),
      leaf("cbc:Name", seller.company),
    ]),
  ]);

/** A price must not be negative, so a negative line gets a quantity of -1. */
const toLine = (root: "Invoice" | "CreditNote", line: UblLine, id: number): Xml =>
  node(`cac:${root}Line`, [
    leaf("cbc:ID", String(id)),
    leaf(
      root === "Invoice" ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity",
      line.cents < 0 ? "-1" : "1",
      {
        unitCode: UNIT,
      },
    ),
    amount("LineExtensionAmount", line.cents),
    period(line.servedOn, line.servedOn),
    node("cac:Item", [
      leaf("cbc:Name", line.name),
      node("cac:ClassifiedTaxCategory", [
        leaf("cbc:ID", line.category),
        leaf("cbc:Percent", RATES[line.category]),
        taxScheme(),
      ]),
    ]),
    node("cac:Price", [amount("PriceAmount", Math.abs(line.cents))]),
  ]);

const taxScheme = (): Xml => node("cac:TaxScheme", [leaf("cbc:ID", "VAT")]);
