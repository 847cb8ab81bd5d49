import { defineTexts } from "../../i18n/define-texts.ts";

export const useOrderLifeTexts = defineTexts({
  en: () => import("./order-life.en.ts"),
  nl: () => import("./order-life.nl.ts"),
});
