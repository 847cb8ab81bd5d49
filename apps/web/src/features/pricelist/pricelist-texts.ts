import { defineTexts } from "../../i18n/define-texts.ts";

export const usePricelistTexts = defineTexts({
  en: () => import("./pricelist.en.ts"),
  nl: () => import("./pricelist.nl.ts"),
});
