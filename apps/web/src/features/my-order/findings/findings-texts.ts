import { defineTexts } from "../../../i18n/define-texts.ts";

export const useFindingsTexts = defineTexts({
  en: () => import("./findings.en.ts"),
  nl: () => import("./findings.nl.ts"),
});
