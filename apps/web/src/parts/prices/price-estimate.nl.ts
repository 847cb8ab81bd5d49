import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./price-estimate.en.ts";

export default {
  title: "Wat gaat het kosten?",
  intro:
    "Kies kledingstukken of kilo’s. Dit is een schatting: de prijs weten we na het tellen en wegen.",
  kilos: "Wassen en vouwen, kilo’s",
  item: "Kledingstuk",
  chooseItem: "Kies een kledingstuk",
  services: { DC: "Stomen en strijken", LS: "Overhemden", SS: "Schoenen" },
  add: "Voeg toe",
  less: (name) => `Eén minder: ${name}`,
  more: (name) => `Eén meer: ${name}`,
  empty: "Nog niets gekozen.",
  shipping: "Ophalen en bezorgen",
  free: "gratis",
  missing: (amount) => `Nog ${amount} erbij en ophalen en bezorgen zijn gratis.`,
  minimum: "Tot het minimum",
  total: "Totaal, incl. 21% btw",
} satisfies Translated<typeof en>;
