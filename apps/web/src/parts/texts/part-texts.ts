import { defineTexts } from "../../i18n/define-texts.ts";

/** What the parts say that most pages start with: one dictionary, so one request. */
export const usePartTexts = defineTexts({
  en: () => import("./part-texts.en.ts"),
  nl: () => import("./part-texts.nl.ts"),
});
