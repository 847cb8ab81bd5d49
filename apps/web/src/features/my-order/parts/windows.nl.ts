import type { Translated } from "../../../i18n/define-texts.ts";
import type en from "./windows.en.ts";

export default {
  missed: "niet gelukt",
  heading: "Wanneer we komen",
  past: "Wanneer we kwamen",
  pickup: "Ophalen",
  delivery: "Bezorgen",
  terms: {
    heading: "Wijzigen of annuleren",
    deliveryHeading: "Een andere bezorgtijd",
    freeNow: "Nu gratis",
    free: "Gratis",
    until: (moment) => `tot ${moment}`,
    call: "Bel ons",
    after: "daarna, op",
  },
} satisfies Translated<typeof en>;
