import { defineTexts } from "../../i18n/define-texts.ts";

export const useTimesTexts = defineTexts({
  en: () => import("./times.en.ts"),
  nl: () => import("./times.nl.ts"),
});
