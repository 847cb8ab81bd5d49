import { defineTexts } from "../../i18n/define-texts.ts";

export const usePriceEstimateTexts = defineTexts({
  en: () => import("./price-estimate.en.ts"),
  nl: () => import("./price-estimate.nl.ts"),
});
