import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { defineTexts } from "../i18n/define-texts.ts";

export const useFailureTexts = defineTexts({
  en: {
    lost: "No connection. Nothing was changed that you do not see here.",
    broken: "That did not work. Try again in a moment.",
    again: "Try again",
    passkey: "This needs your passkey. None yet? Make one under your name.",
  },
  nl: {
    lost: "Geen verbinding. Er is niets veranderd wat je hier niet ziet.",
    broken: "Dat lukte niet. Probeer het zo nog eens.",
    again: "Probeer opnieuw",
    passkey: "Hiervoor is je passkey nodig. Nog geen? Maak er een onder je naam.",
  },
});

/** An act that needs the passkey again was not confirmed with it (STAFF-02). */
export class NotConfirmed extends Error {}

/** Error text of a failed call: the server's own text where it decided. */
export function useFailureWords(): (failure: unknown) => string {
  const texts = useFailureTexts();
  return (failure) => {
    if (failure instanceof NotConfirmed) return texts.passkey;
    const verdict = verdictOf(failure);
    // Code of a screen that could not be loaded fails with the browser's own error.
    const isLost = !(failure instanceof ApiFailure) && isOffline();
    if (verdict === "lost" || isLost) return texts.lost;
    const title = failure instanceof ApiFailure ? failure.problem?.title : undefined;
    return verdict === "refused" && title ? title : texts.broken;
  };
}

/** False where nobody can tell, as on the server. */
const isOffline = (): boolean => "onLine" in navigator && !navigator.onLine;
