import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./chrome.en.ts";

export default {
  skip: "Naar de inhoud",
  menu: "Hoofdmenu",
  openMenu: "Menu",
  closeMenu: "Menu sluiten",
  language: "Taal",
  explore: "Zo werkt het",
  pricelist: "Prijzen",
  faq: "Vragen",
  contact: "Contact",
  logout: "Uitloggen",
  tagline: "Wij halen op, wassen en brengen terug.",
  care: "Klantenservice",
  terms: "Voorwaarden",
  privacy: "Privacy & cookies",
  cookieChoices: "Cookiekeuze",
  payAndFollow: "Betalen en volgen",
  creditCard: "Creditcard",
  consent: {
    title: "Cookies",
    text: "We gebruiken wat de site nodig heeft. Vind je het goed, dan meten we ook hoe hij gebruikt wordt, om hem beter te maken.",
    accept: "Accepteren",
    necessary: "Alleen noodzakelijk",
    close: "Sluiten",
    more: "Privacy en cookies",
  },
} satisfies Translated<typeof en>;
