import { defineTexts } from "../../i18n/define-texts.ts";

export const useMyOrdersTexts = defineTexts({
  en: () => import("./my-orders.en.ts"),
  nl: () => import("./my-orders.nl.ts"),
});
