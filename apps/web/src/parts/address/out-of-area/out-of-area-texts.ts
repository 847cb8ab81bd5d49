import { defineTexts } from "../../../i18n/define-texts.ts";

/** Loaded with the dialog, not with every page. */
export const useOutOfAreaTexts = defineTexts({
  en: () => import("./out-of-area.en.ts"),
  nl: () => import("./out-of-area.nl.ts"),
});
