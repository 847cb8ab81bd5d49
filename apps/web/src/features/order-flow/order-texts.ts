import { defineTexts } from "../../i18n/define-texts.ts";

/** What the consumer flow and both wizards say alike; loaded with them, not with every page. */
export const useOrderTexts = defineTexts({
  en: () => import("./order.en.ts"),
  nl: () => import("./order.nl.ts"),
});
