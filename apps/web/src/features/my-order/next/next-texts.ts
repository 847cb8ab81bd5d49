import { defineTexts } from "../../../i18n/define-texts.ts";

export const useNextTexts = defineTexts({
  en: () => import("./next.en.ts"),
  nl: () => import("./next.nl.ts"),
});
