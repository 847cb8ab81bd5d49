import { defineTexts } from "../../../i18n/define-texts.ts";

/** Declared when the acts are loaded; they are shown when their texts are there too. */
export const useActsTexts = defineTexts({
  en: () => import("./acts.en.ts"),
  nl: () => import("./acts.nl.ts"),
});
