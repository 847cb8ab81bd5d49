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
  laundry: "Was",
  wash: (kilos) => `Wassen en vouwen, tot ${kilos}\u00a0kg`,
  shipping: "Ophalen en bezorgen",
  free: "gratis",
  missing: (amount) => `Nog ${amount} erbij en ophalen en bezorgen zijn gratis.`,
  minimum: "Minimale bestelwaarde",
  upToMinimum: (amount) => `Tot het minimum van ${amount}`,
  deposit: "Waszak, borg: krijg je terug",
  total: "Totaal, incl. 21% btw",
  atLeast: "Minstens",
  beforeDiscount: "Minstens, vóór korting",
  estimated: "Jouw schatting",
  madeOf: "Waaruit bestaat dit?",
  extraKilos: (kilos, amount) => `Boven ${kilos}\u00a0kg betaal je ${amount} per kilo.`,
  shippingRule: (free, fee) =>
    `Vanaf ${free} aan was, vóór korting, zijn ophalen en bezorgen gratis. Daaronder betaal je ${fee}.`,
  minimumRule:
    "Minimale bestelwaarde: was, ophalen en bezorgen samen. Is het minder, dan komt het verschil op je rekening.",
  vat: "21% btw zit erin.",
  vatDeposit: "21% btw zit erin, over de borg betaal je geen btw.",
} satisfies Translated<typeof en>;
