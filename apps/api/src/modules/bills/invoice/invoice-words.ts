import type { Language } from "@waslijn/contract/shared/constants";

export const invoiceWords = (language: Language): typeof en => ({ nl, en })[language];

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
  note: "De bedragen op de regels zijn in euro’s en inclusief btw.",
  questions: (phone, email) => `Vragen over deze factuur? Bel ${phone} of mail naar ${email}.`,
};
