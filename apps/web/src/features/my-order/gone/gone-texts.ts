import { defineTexts } from "../../../i18n/define-texts.ts";

export const useGoneTexts = defineTexts({
  en: () => import("./gone.en.ts"),
  nl: () => import("./gone.nl.ts"),
});
