import { defineTexts } from "../../../i18n/define-texts.ts";

export const useWindowsTexts = defineTexts({
  en: () => import("./windows.en.ts"),
  nl: () => import("./windows.nl.ts"),
});
