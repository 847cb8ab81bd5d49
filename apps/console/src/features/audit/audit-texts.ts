import { defineTexts } from "../../i18n/define-texts.ts";

export const useAuditTexts = defineTexts({
  en: {
    title: "Log",
    caption: "What was changed, newest first",
    loading: "Loading the log",
    columns: {
      at: "When",
      who: "Who",
      action: "What",
      change: "Before and after",
    },
    empty: "Nothing was changed yet",
    more: "Older",
    end: "That is all.",
  },
  nl: {
    title: "Logboek",
    caption: "Wat er veranderde, nieuwste bovenaan",
    loading: "Logboek laden",
    columns: { at: "Wanneer", who: "Wie", action: "Wat", change: "Voor en na" },
    empty: "Er is nog niets veranderd",
    more: "Ouder",
    end: "Dit is alles.",
  },
});
