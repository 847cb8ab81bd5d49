import { defineTexts } from "../../i18n/define-texts.ts";

export const useToastTexts = defineTexts({
  en: { undo: "Undo", undone: "Put back as it was.", putAway: "Close" },
  nl: { undo: "Maak ongedaan", undone: "Teruggezet zoals het was.", putAway: "Sluit" },
});
