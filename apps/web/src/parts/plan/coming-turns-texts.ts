import { defineTexts } from "../../i18n/define-texts.ts";

export const useComingTurnsTexts = defineTexts({
  en: () => import("./coming-turns.en.ts"),
  nl: () => import("./coming-turns.nl.ts"),
});
