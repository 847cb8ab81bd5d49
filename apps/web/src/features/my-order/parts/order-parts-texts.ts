import { defineTexts } from "../../../i18n/define-texts.ts";

/** The words of all parts, in one file. */
export const useOrderPartsTexts = defineTexts({
  en: () => import("./order-parts.en.ts"),
  nl: () => import("./order-parts.nl.ts"),
});
