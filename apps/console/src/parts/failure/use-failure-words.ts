import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { useFailureTexts } from "./failure-texts.ts";

/** What to say about a call that failed: the server's own words where it decided. */
export function useFailureWords(): (failure: unknown) => string {
  const texts = useFailureTexts();
  return (failure) => {
    const verdict = verdictOf(failure);
    if (verdict === "lost") return texts.lost;
    const title = failure instanceof ApiFailure ? failure.problem?.title : undefined;
    return verdict === "refused" && title ? title : texts.broken;
  };
}
