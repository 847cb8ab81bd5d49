import type { Book, CompanyDetail, EntryKind, MoneyList } from "@waslijn/contract/console/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { BillState, RefundState } from "@waslijn/contract/shared/payments";
import ordersEn from "../desk/list/export-orders.en.ts";
import ordersNl from "../desk/list/export-orders.nl.ts";

type Words = {
  columns: Record<MoneyList | "documents", string[]>;
  kinds: Record<EntryKind, string>;
  states: Record<BillState, string>;
  books: Record<Book, string>;
  refundStates: Record<RefundState, string>;
  details: Record<CompanyDetail, string>;
};

const billsNl = [
  "Bestelling",
  "Klant",
  "Telefoon",
  "Open in euro",
  "Rekening in euro",
  "Staat",
  "Sinds",
  "Uiterlijk te betalen",
  "Herinneringen",
  "Verschil",
];
const nl: Words = {
  columns: {
    overdue: billsNl,
    unsent: billsNl,
    differs: billsNl,
    "charged-back": billsNl,
    refunds: ["Bestelling", "Klant", "Euro", "Staat", "Reden", "Anders betaald", "Van"],
    invoices: ["Nummer", "Datum", "Euro", "Op naam van", "Bestelling", "Maand", "Credit op"],
    companies: ["Bedrijf", "Maand", "Bestellingen", "Euro", "Mist", "Factuur", "Factuur in euro"],
    days: ["Dag", "Betalingen", "Betaald", "Terugbetaald", "Teruggeboekt", "Samen"],
    documents: ["Soort", "Stuk", "Bestelling", "Euro", "Met 21% btw", "Zonder btw", "Btw"],
  },
  kinds: {
    billed: "Gefactureerd",
    credited: "Gecrediteerd",
    paid: "Betaald",
    "charged-back": "Teruggeboekt",
    refunded: "Terugbetaald",
  },
  states: ordersNl.payments,
  books: { payment: "betaling", invoice: "factuur", sums: "sommen van de rekening" },
  refundStates: {
    queued: "Wacht",
    pending: "Onderweg",
    done: "Terugbetaald",
    failed: "Mislukt",
  },
  details: {
    legal_name: "officiële naam",
    address: "adres",
    kvk: "KvK-nummer",
    peppol: "Peppol-adres",
    buyer_reference: "inkoopnummer",
  },
};

const billsEn = [
  "Order",
  "Customer",
  "Phone",
  "Due in euro",
  "Bill in euro",
  "State",
  "Since",
  "Pay by",
  "Reminders",
  "Difference",
];
const en: Words = {
  columns: {
    overdue: billsEn,
    unsent: billsEn,
    differs: billsEn,
    "charged-back": billsEn,
    refunds: ["Order", "Customer", "Euro", "State", "Reason", "Paid otherwise", "From"],
    invoices: ["Number", "Date", "Euro", "Made out to", "Order", "Month", "Credits"],
    companies: ["Company", "Month", "Orders", "Euro", "Missing", "Invoice", "Invoice in euro"],
    days: ["Day", "Payments", "Paid", "Refunded", "Charged back", "Together"],
    documents: ["Kind", "Document", "Order", "Euro", "With 21% VAT", "Without VAT", "VAT"],
  },
  kinds: {
    billed: "Invoiced",
    credited: "Credited",
    paid: "Paid",
    "charged-back": "Charged back",
    refunded: "Refunded",
  },
  states: ordersEn.payments,
  books: { payment: "payment", invoice: "invoice", sums: "sums of the bill" },
  refundStates: { queued: "Waiting", pending: "On its way", done: "Refunded", failed: "Failed" },
  details: {
    legal_name: "legal name",
    address: "address",
    kvk: "KvK number",
    peppol: "Peppol address",
    buyer_reference: "buyer reference",
  },
};

export const exportWords = (language: Language): Words => (language === "nl" ? nl : en);
