import { defineTexts } from "../../../i18n/define-texts.ts";

export const useDriverTexts = defineTexts({
  en: () => import("./driver.en.ts"),
  nl: () => import("./driver.nl.ts"),
});
