import { defineTexts } from "../../../i18n/define-texts.ts";

export const useCalendarTexts = defineTexts({
  en: () => import("./calendar.en.ts"),
  nl: () => import("./calendar.nl.ts"),
});
