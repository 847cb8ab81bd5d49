import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./order-bill.en.ts";

export default {
  lede: (amount, day) => `Je rekening is ${amount}. Betaal voor ${day}.`,
  pay: (amount) => `Betaal ${amount}`,
  howToPay: (day) =>
    `De betaallink komt per sms of e-mail. Betaal voor ${day} met iDEAL | Wero, creditcard, PayPal of een overboeking.`,
  states: {
    paid: "Betaald. Bedankt!",
    "partly-refunded": "Betaald. Een deel krijg je terug, op dezelfde manier als je betaalde.",
    refunded: "Je krijgt je geld terug, op dezelfde manier als je betaalde.",
    overpaid: "Betaald. Wat je te veel hebt betaald, geven we terug.",
    "written-off": "Deze rekening is gesloten. Je kunt hem niet meer online betalen.",
  },
  nothingOpen: "Je hoeft niets te betalen.",
  collective: "Dit komt op de verzamelfactuur van je bedrijf. Je hoeft hier niets te betalen.",
  invoices: {
    heading: "Je bon",
    invoice: "Factuur",
    credit: "Creditfactuur",
    credits: (number) => `bij factuur ${number}`,
    download: "Download (PDF)",
    of: (number) => ` van ${number}`,
  },
} satisfies Translated<typeof en>;
