import { defineTexts } from "../../i18n/define-texts.ts";

export const useLogoutTexts = defineTexts({
  en: () => import("./logout.en.ts"),
  nl: () => import("./logout.nl.ts"),
});
