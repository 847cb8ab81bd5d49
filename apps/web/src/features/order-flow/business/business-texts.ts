import { defineTexts } from "../../../i18n/define-texts.ts";

export const useBusinessTexts = defineTexts({
  en: () => import("./business.en.ts"),
  nl: () => import("./business.nl.ts"),
});
