import { match, type Visit } from "../../paths.ts";
import { carryState } from "./carried-state.ts";
import { pageKeyOf } from "./page-key.ts";
import { readVisit, refresh } from "./visit-store.ts";

export type NavigateOptions = {
  /** Guards replace the history entry, so that Back never bounces. */
  replace?: boolean;
  /** Kept beside the entry in the history, never in the address. */
  state?: unknown;
};

/**
 * Goes to a path of ours. Within a page (another screen, step or language) everything stays and what was
 * typed is kept; another page is a document of its own, rendered by the server.
 */
export function navigate(
  to: string,
  { replace = false, state = null }: NavigateOptions = {},
): void {
  const target = match(to);
  if (target.kind === "page" && isSamePage(target.visit, readVisit())) {
    history[replace ? "replaceState" : "pushState"](state, "", to);
    refresh();
    scrollTo(0, 0);
    return;
  }
  if (state) carryState(to, state);
  if (replace) location.replace(to);
  else location.assign(to);
}

/** Home under both its addresses is one page, and so is the flow. */
export const isSamePage = (one: Visit, other: Visit): boolean =>
  pageKeyOf(one) === pageKeyOf(other);
