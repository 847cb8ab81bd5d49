import { defineTexts } from "../../i18n/define-texts.ts";

export const useFailureTexts = defineTexts({
  en: {
    lost: "No connection. Nothing was changed that you do not see here.",
    broken: "That did not work. Try again in a moment.",
    again: "Try again",
  },
  nl: {
    lost: "Geen verbinding. Er is niets veranderd wat je hier niet ziet.",
    broken: "Dat lukte niet. Probeer het zo nog eens.",
    again: "Probeer opnieuw",
  },
});
