import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./coming.en.ts";

export default {
  next: {
    title: "Je bent de volgende.",
    pickup: (time) => `Onze chauffeur staat rond ${time} voor je deur om je was op te halen.`,
    delivery: (time) => `Onze chauffeur staat rond ${time} voor je deur met je schone was.`,
    under: {
      pickup: "Onze chauffeur is onderweg naar je om je was op te halen.",
      delivery: "Onze chauffeur is onderweg naar je met je schone was.",
    },
  },
  between: (from, to) => `Naar verwachting tussen ${from} en ${to}`,
  unknown: "Onze chauffeur is onderweg. Hoe laat we er zijn, weten we nog niet precies.",
} satisfies Translated<typeof en>;
