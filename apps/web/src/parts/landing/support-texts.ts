import { defineTexts } from "../../i18n/define-texts.ts";

export const useSupportTexts = defineTexts({
  en: () => import("./support.en.ts"),
  nl: () => import("./support.nl.ts"),
});
