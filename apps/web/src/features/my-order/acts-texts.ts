import { defineTexts } from "../../i18n/define-texts.ts";

/** Loaded together with the chunk of the actions, which render only once their texts are loaded. */
export const useActsTexts = defineTexts({
  en: () => import("./acts.en.ts"),
  nl: () => import("./acts.nl.ts"),
});
