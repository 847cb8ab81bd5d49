import { defineTexts } from "../../i18n/define-texts.ts";

export const useRecoverTexts = defineTexts({
  en: () => import("./recover.en.ts"),
  nl: () => import("./recover.nl.ts"),
});
