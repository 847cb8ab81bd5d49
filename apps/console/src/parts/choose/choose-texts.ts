import { defineTexts } from "../../i18n/define-texts.ts";

export const useChooseTexts = defineTexts({
  en: {
    one: "Choose, or let go",
    all: "Choose all",
    none: "Let all go",
    further: "Choose further",
    name: (name: string) => `Choose ${name}`,
    column: "Chosen",
  },
  nl: {
    one: "Kies, of laat los",
    all: "Kies alles",
    none: "Laat alles los",
    further: "Kies verder",
    name: (name: string) => `Kies ${name}`,
    column: "Gekozen",
  },
});
