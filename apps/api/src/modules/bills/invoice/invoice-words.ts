import { brand } from "@waslijn/contract/shared/brand";
import type { Language } from "@waslijn/contract/shared/constants";

export const invoiceWords = (language: Language): typeof en => ({ nl, en })[language];

/** The name of an invoice's file, with brand and number: `waslijn-2026-000123.pdf`. */
export const invoiceFile = (number: string, format: "pdf" | "xml" = "pdf"): string =>
  `${brand.name.toLowerCase()}-${number}.${format}`;

const en = {
  invoice: "Invoice",
  creditInvoice: "Credit invoice",
  number: "Invoice number",
  date: "Invoice date",
  order: "Order",
  servedOn: "Delivered on",
  credits: "Takes back invoice",
  chamberOfCommerce: "Chamber of Commerce",
  vatNumber: "VAT number",
  description: "Description",
  vatRate: "VAT",
  amount: "Amount",
  rates: { "21": "21%", none: "none" },
  base: "Total without VAT",
  vat: "VAT 21%",
  untaxed: "Without VAT: deposits and compensation",
  total: "Total",
  paid: (day: string, method: string | undefined) =>
    method ? `Paid on ${day} with ${method}.` : `Paid on ${day}.`,
  methods: {
    ideal: "iDEAL | Wero",
    creditcard: "credit card",
    paypal: "PayPal",
    banktransfer: "a bank transfer",
  },
  note: "Amounts on the lines are in euros and include VAT.",
  questions: (phone: string, email: string) =>
    `Questions about this invoice? Call ${phone} or write to ${email}.`,
};

const nl: typeof en = {
  invoice: "Factuur",
  creditInvoice: "Creditfactuur",
  number: "Factuurnummer",
  date: "Factuurdatum",
  order: "Bestelling",
  servedOn: "Leverdatum",
  credits: "Bij factuur",
  chamberOfCommerce: "KvK",
  vatNumber: "Btw-nummer",
  description: "Omschrijving",
  vatRate: "Btw",
  amount: "Bedrag",
  rates: { "21": "21%", none: "geen" },
  base: "Totaal zonder btw",
  vat: "Btw 21%",
  untaxed: "Zonder btw: borg en vergoedingen",
  total: "Totaal",
  paid: (day, method) => (method ? `Betaald op ${day} met ${method}.` : `Betaald op ${day}.`),
  methods: {
    ideal: "iDEAL | Wero",
    creditcard: "creditcard",
    paypal: "PayPal",
    banktransfer: "een overboeking",
  },
  note: "De bedragen op de regels zijn in euro’s en inclusief btw.",
  questions: (phone, email) => `Vragen over deze factuur? Bel ${phone} of mail naar ${email}.`,
};
