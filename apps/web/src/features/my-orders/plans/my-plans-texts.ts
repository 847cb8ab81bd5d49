import { defineTexts } from "../../../i18n/define-texts.ts";

export const useMyPlansTexts = defineTexts({
  en: () => import("./my-plans.en.ts"),
  nl: () => import("./my-plans.nl.ts"),
});
