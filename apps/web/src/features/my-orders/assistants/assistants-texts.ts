import { defineTexts } from "../../../i18n/define-texts.ts";

export const useAssistantsTexts = defineTexts({
  en: () => import("./assistants.en.ts"),
  nl: () => import("./assistants.nl.ts"),
});
