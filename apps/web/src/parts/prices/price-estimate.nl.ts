import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./price-estimate.en.ts";

export default {
  title: "Wat gaat het kosten?",
  intro: "Kies stuks of kilo’s. Dit is een schatting: na tellen en wegen weten we de prijs.",
  kilos: "Wassen en vouwen, kilo’s",
  item: "Kledingstuk",
  chooseItem: "Kies een kledingstuk",
  add: "Voeg toe",
  less: (name) => `Eén minder: ${name}`,
  more: (name) => `Eén meer: ${name}`,
  empty: "Nog niets gekozen.",
  shipping: "Ophalen en bezorgen",
  free: "gratis",
  missing: (amount) => `Nog ${amount} en ophalen en bezorgen is gratis.`,
  minimum: "Tot het minimum",
  total: "Totaal, incl. 21% btw",
} satisfies Translated<typeof en>;
