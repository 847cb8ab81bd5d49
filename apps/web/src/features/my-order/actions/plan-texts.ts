import { defineTexts } from "../../../i18n/define-texts.ts";

export const usePlanTexts = defineTexts({
  en: () => import("./plan.en.ts"),
  nl: () => import("./plan.nl.ts"),
});
