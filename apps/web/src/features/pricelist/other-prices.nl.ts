import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./other-prices.en.ts";

export default {
  also: "En ook",
  shirts: "Overhemden",
  shirtsNote: "Gewassen, gestreken en terug op een hanger.",
  each: (amount: string) => `${amount} per stuk`,
  shoes: "Schoenen",
  shoesNote: "Bestel ze met ‘Kies voor mij’, of zet in de opmerking dat er schoenen bij zitten.",
  fromPerPair: (amount: string) => `vanaf ${amount} per paar`,
  expert: "Kies voor mij",
  expertNote: "Twijfel je? Onze vakmensen kiezen per stuk.",
  perItem: "prijs per stuk",
  costs: "Naast het reinigen",
  shipping: "Ophalen en bezorgen",
  shippingNote: (amount: string) => `Gratis vanaf ${amount}, vóór korting.`,
  minimum: "Minimale bestelwaarde",
  minimumNote:
    "Blijven was, ophalen en bezorgen samen daaronder, dan komt het verschil als aparte regel op je rekening.",
  deposit: "Waszak, borg",
  depositNote: "De waszak is gratis. De borg krijg je terug als je hem inlevert.",
} satisfies Translated<typeof en>;
