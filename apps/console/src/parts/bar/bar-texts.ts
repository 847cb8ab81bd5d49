import { defineTexts } from "../../i18n/define-texts.ts";

export const useBarTexts = defineTexts({
  en: { find: "Find or jump…" },
  nl: { find: "Zoek of spring…" },
});
