import { readHistoryState } from "../../lib/history-state.ts";
import { readVisit, refresh } from "./visit.ts";
import { HIDDEN_PARAM, hrefOf } from "../../paths.ts";

/** Name of the route parameter. */
const NAME = "token";

let known: string | undefined;

/**
 * Moves the token of a mailed link from the URL into the history state, so that it is not visible on screen or in
 * screenshots; reload and language switch still work.
 */
export function takeToken(): string {
  const visit = readVisit();
  const { token } = visit.params;
  const inAddress = token !== HIDDEN_PARAM ? token : undefined;
  known = inAddress ?? readHistoryState(NAME) ?? known ?? HIDDEN_PARAM;
  if (inAddress || readHistoryState(NAME) !== known) {
    history.replaceState({ [NAME]: known }, "", hrefOf(visit, { params: {} }));
  }
  if (inAddress) refresh();
  return known;
}
