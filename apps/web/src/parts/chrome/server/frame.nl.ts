import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./frame.en.ts";

export default {
  skip: "Naar de inhoud",
  home: "Home",
  explore: "Zo werkt het",
  pricelist: "Prijzen",
  faq: "Vragen",
  contact: "Contact",
  jobs: "Werken bij ons",
  login: "Inloggen",
  getApp: "Download de app",
  hero: { title: "Schone was, zonder sjouwen.", action: "Bestel nu" },
  tagline: "Wij halen op, wassen en brengen terug.",
  care: "Klantenservice",
  terms: "Voorwaarden",
  privacy: "Privacy & cookies",
  cookieChoices: "Cookiekeuze",
  payAndFollow: "Betalen en volgen",
  payWith: "Manieren om te betalen",
  creditCard: "Creditcard",
  bankTransfer: "Overboeking",
  chamberOfCommerce: "KvK",
  vat: "Btw",
  priceList: "Prijslijst",
  app: {
    title: "Je was in je broekzak",
    text: "Bestellen, volgen en betalen doe je in de app.",
  },
  menu: "Hoofdmenu",
} satisfies Translated<typeof en>;
