import { defineTexts } from "../../i18n/define-texts.ts";

export const useB2bOrderTexts = defineTexts({
  en: () => import("./b2b-order.en.ts"),
  nl: () => import("./b2b-order.nl.ts"),
});
