import { defineTexts } from "../../i18n/define-texts.ts";

/** Only the keypad pages say these, so they do not travel with the texts of all parts. */
export const useServicePointTexts = defineTexts({
  en: () => import("./service-point.en.ts"),
  nl: () => import("./service-point.nl.ts"),
});
