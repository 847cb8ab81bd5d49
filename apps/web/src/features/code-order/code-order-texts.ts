import { defineTexts } from "../../i18n/define-texts.ts";

export const useCodeOrderTexts = defineTexts({
  en: () => import("./code-order.en.ts"),
  nl: () => import("./code-order.nl.ts"),
});
