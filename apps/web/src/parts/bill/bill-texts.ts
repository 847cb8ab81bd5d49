import { defineTexts } from "../../i18n/define-texts.ts";

export const useBillTexts = defineTexts({
  en: () => import("./bill.en.ts"),
  nl: () => import("./bill.nl.ts"),
});
