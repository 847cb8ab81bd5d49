import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { defineTexts } from "../i18n/define-texts.ts";

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

/** Error text of a failed call: the server's own text where it decided. */
export function useFailureWords(): (failure: unknown) => string {
  const texts = useFailureTexts();
  return (failure) => {
    const verdict = verdictOf(failure);
    if (verdict === "lost") return texts.lost;
    const title = failure instanceof ApiFailure ? failure.problem?.title : undefined;
    return verdict === "refused" && title ? title : texts.broken;
  };
}
