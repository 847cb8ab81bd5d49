import { readHistoryState } from "../../lib/history-state.ts";
import { readVisit, refresh } from "./visit.ts";
import { HIDDEN_PARAM, hrefOf } from "../../paths.ts";

/** As the route names it: what stood in the path. */
const NAME = "token";

let known: string | undefined;

/**
 * Takes the token of a mailed link out of the address and keeps it beside the history entry, so that reload and
 * language switch still work and nobody reads it over a shoulder or in a screenshot.
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
