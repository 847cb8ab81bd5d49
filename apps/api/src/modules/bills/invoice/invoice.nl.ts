import type { en } from "./invoice.en.ts";

export const nl: typeof en = {
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
