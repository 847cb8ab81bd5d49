import { defineTexts } from "../../../i18n/define-texts.ts";

export const useOtherPricesTexts = defineTexts({
  en: () => import("./other-prices.en.ts"),
  nl: () => import("./other-prices.nl.ts"),
});
