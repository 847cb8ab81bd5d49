import { defineTexts } from "../../i18n/define-texts.ts";

export const usePayTexts = defineTexts({
  en: () => import("./pay.en.ts"),
  nl: () => import("./pay.nl.ts"),
});
