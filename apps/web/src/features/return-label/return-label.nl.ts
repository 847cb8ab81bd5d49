import type { Translated } from "../../i18n/define-texts.ts";
import type en from "./return-label.en.ts";

export default {
  title: "Retourlabel",
  description: "Maak en print een retourlabel met de BLS-code van de locatie.",
  lede: "Vul de BLS-code in. Het label staat meteen klaar.",
  code: "BLS-code",
  placeholder: "BLS code",
  caption: "bijv. BC12M",
  lookingUp: "We maken het label…",
  ready: "Het label staat klaar.",
  facts: "Gegevens van het label",
  returnLabel: "Retourlabel",
  serviceCompany: "Bedrijf",
  station: "Station",
  print: "Print label",
  paper: "Papier",
  paperA6: "A6",
  paperA4: "A4",
  paperHint:
    "Print op 100%: het label is 105 × 148 mm. Op A4 staat het linksboven, op een kwart van het vel.",
  preview: "Voorbeeld van het label",
  empty: "Hier komt je label.",
  sheet: {
    head: "RETOUR",
    instruction: "Plak dit retourlabel over de bezorgbon.",
    undeliverable: "Onbestelbaar? Retour aan",
    barcode: (code) => `Streepjescode ${code}`,
  },
} satisfies Translated<typeof en>;
