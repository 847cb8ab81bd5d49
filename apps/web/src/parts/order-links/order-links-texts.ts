import { defineTexts } from "../../i18n/define-texts.ts";

export const useOrderLinksTexts = defineTexts({
  en: () => import("./order-links.en.ts"),
  nl: () => import("./order-links.nl.ts"),
});
