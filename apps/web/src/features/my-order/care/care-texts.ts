import { defineTexts } from "../../../i18n/define-texts.ts";

export const useCareTexts = defineTexts({
  en: () => import("./care.en.ts"),
  nl: () => import("./care.nl.ts"),
});
