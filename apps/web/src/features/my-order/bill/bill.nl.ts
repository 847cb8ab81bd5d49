import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./bill.en.ts";

export default {
  lede: (amount, day) => `Je rekening is ${amount}. Betaal voor ${day}.`,
  free: "gratis",
  total: "Totaal",
  vat: (amount) => `Inclusief 21% btw: ${amount}`,
  howToPay: (day) =>
    `De betaallink komt per sms of e-mail. Betaal voor ${day} met iDEAL | Wero, creditcard, PayPal of een overboeking.`,
  nothingOpen: "Je hoeft niets te betalen.",
  wrong: "Klopt er iets niet in de rekening? Bel ons voor je betaalt. Dan passen we hem aan:",
  invoices: {
    heading: "Je bon",
    invoice: "Factuur",
    credit: "Creditfactuur",
    credits: (number) => `bij factuur ${number}`,
    download: "Download (PDF)",
    of: (number) => ` van ${number}`,
  },
} satisfies Translated<typeof en>;
