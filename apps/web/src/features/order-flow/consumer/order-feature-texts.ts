import { defineTexts } from "../../../i18n/define-texts.ts";

export const useOrderFeatureTexts = defineTexts({
  en: () => import("./order-feature.en.ts"),
  nl: () => import("./order-feature.nl.ts"),
});
