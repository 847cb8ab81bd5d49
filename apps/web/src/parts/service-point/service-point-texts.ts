import { defineTexts } from "../../i18n/define-texts.ts";

/** Only for the keypad pages, so not part of the shared dictionary. */
export const useServicePointTexts = defineTexts({
  en: () => import("./service-point.en.ts"),
  nl: () => import("./service-point.nl.ts"),
});
