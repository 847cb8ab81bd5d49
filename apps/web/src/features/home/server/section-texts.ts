import { defineTexts } from "../../../i18n/define-texts.ts";

export const useSectionTexts = defineTexts({
  en: () => import("./sections.en.ts"),
  nl: () => import("./sections.nl.ts"),
});
