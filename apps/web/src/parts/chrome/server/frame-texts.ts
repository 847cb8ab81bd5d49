import { defineTexts } from "../../../i18n/define-texts.ts";

/** Texts of the layout's server-only parts. */
export const useFrameTexts = defineTexts({
  en: () => import("./frame.en.ts"),
  nl: () => import("./frame.nl.ts"),
});
