import { defineTexts } from "../../i18n/define-texts.ts";

export const useLandingTexts = defineTexts({
  en: () => import("./landing.en.ts"),
  nl: () => import("./landing.nl.ts"),
});
