import { defineTexts } from "../../../i18n/define-texts.ts";

export const useHistoryTexts = defineTexts({
  en: () => import("./history.en.ts"),
  nl: () => import("./history.nl.ts"),
});
