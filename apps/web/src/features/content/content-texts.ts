import { defineTexts } from "../../i18n/define-texts.ts";

export const useContentTexts = defineTexts({
  en: () => import("./content.en.ts"),
  nl: () => import("./content.nl.ts"),
});
