import { readHistoryState } from "../../lib/history-state.ts";
import { readPlace, refresh } from "../../parts/navigation/place-store.ts";
import { hrefOf } from "../../paths.ts";

const NAME = "recoverToken";
/** What the address shows instead of the token. */
const STRIPPED = "-";

let known: string | undefined;

/**
 * Takes the token out of the address and keeps it beside the history entry, so that reload and
 * language switch still work and nobody reads it over a shoulder or in a screenshot.
 */
export function takeRecoverToken(): string {
  const place = readPlace();
  const inAddress = place.token !== STRIPPED ? place.token : undefined;
  known = inAddress ?? readHistoryState(NAME) ?? known ?? STRIPPED;
  if (inAddress || readHistoryState(NAME) !== known) {
    history.replaceState({ [NAME]: known }, "", hrefOf({ ...place, token: STRIPPED }));
  }
  if (inAddress) refresh();
  return known;
}
