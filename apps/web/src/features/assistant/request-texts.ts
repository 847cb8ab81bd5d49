import { defineTexts } from "../../i18n/define-texts.ts";

export const useRequestTexts = defineTexts({
  en: () => import("./request.en.ts"),
  nl: () => import("./request.nl.ts"),
});
