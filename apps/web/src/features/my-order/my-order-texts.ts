import { defineTexts } from "../../i18n/define-texts.ts";

export const useMyOrderTexts = defineTexts({
  en: () => import("./my-order.en.ts"),
  nl: () => import("./my-order.nl.ts"),
});
