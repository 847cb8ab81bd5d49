import { defineTexts } from "../../../i18n/define-texts.ts";

export const useOrderBillTexts = defineTexts({
  en: () => import("./order-bill.en.ts"),
  nl: () => import("./order-bill.nl.ts"),
});
