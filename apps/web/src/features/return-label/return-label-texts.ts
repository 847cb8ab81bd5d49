import { defineTexts } from "../../i18n/define-texts.ts";

export const useReturnLabelTexts = defineTexts({
  en: () => import("./return-label.en.ts"),
  nl: () => import("./return-label.nl.ts"),
});
