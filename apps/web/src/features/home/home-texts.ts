import { defineTexts } from "../../i18n/define-texts.ts";

export const useHomeTexts = defineTexts({
  en: () => import("./home.en.ts"),
  nl: () => import("./home.nl.ts"),
});
