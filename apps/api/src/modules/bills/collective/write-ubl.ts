import { brand } from "@waslijn/contract/shared/brand";
import { brandFoot } from "@waslijn/contract/shared/brands/brand-foot";
import type { CompanyBuyer } from "@waslijn/contract/shared/invoices/buyer";
import type { CollectivePaper } from "./collective-paper.ts";
import { collectiveWords } from "./collective-words.ts";
import { printDate } from "../invoice/invoice-words.ts";
import { amount, RATES, sumTotals, sumVat, toUblLines, type UblLine } from "./ubl-amounts.ts";
import { leaf, node, xmlFile, type Xml } from "./xml.ts";

const UBL = "urn:oasis:names:specification:ubl:schema:xsd";
const SPECIFICATION = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0";
const PROCESS = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const INVOICE = { root: "Invoice", type: "380", typed: "InvoiceTypeCode" } as const;
const CREDIT_NOTE = { root: "CreditNote", type: "381", typed: "CreditNoteTypeCode" } as const;
/** SEPA credit transfer. */
const TRANSFER = "58";
/** One of what the line names. */
const UNIT = "C62";

/** A company's invoice or a credit of one for its bookkeeping: UBL 2.1 by Peppol BIS Billing 3.0 (BILL-07). */
export function writeUbl(paper: CollectivePaper): string {
  const { buyer, credits } = paper;
  const words = collectiveWords(buyer.language);
  const document = credits ? CREDIT_NOTE : INVOICE;
  const lines = toUblLines(paper, words);
  const days = paper.orders.map(({ servedOn }) => servedOn).toSorted();
  const payBy = printDate(paper.payBy, buyer.language);
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
      node("cac:AccountingSupplierParty", [seller()]),
      node("cac:AccountingCustomerParty", [customer(buyer)]),
      ...(credits ? [] : [payment(paper.number)]),
      node("cac:PaymentTerms", [
        leaf(
          "cbc:Note",
          credits ? words.settled : words.pay(brandFoot.iban, brand.company, paper.number, payBy),
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

const seller = (): Xml =>
  party(
    {
      ...brand,
      name: brand.company,
      vatNumber: brandFoot.vatNumber,
      registered: { scheme: "0106", id: brandFoot.chamberOfCommerce },
      electronicAddress: { scheme: "0106", id: brandFoot.chamberOfCommerce },
    },
    node("cac:Contact", [
      leaf("cbc:Telephone", brand.phone),
      leaf("cbc:ElectronicMail", brand.email),
    ]),
  );

const customer = (buyer: CompanyBuyer): Xml =>
  party(buyer, node("cac:Contact", [leaf("cbc:ElectronicMail", buyer.email)]));

const payment = (number: string): Xml =>
  node("cac:PaymentMeans", [
    leaf("cbc:PaymentMeansCode", TRANSFER),
    leaf("cbc:PaymentID", number),
    node("cac:PayeeFinancialAccount", [
      leaf("cbc:ID", brandFoot.iban),
      leaf("cbc:Name", brand.company),
    ]),
  ]);

/** A price cannot be below zero; what is taken off is so many less of it. */
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
