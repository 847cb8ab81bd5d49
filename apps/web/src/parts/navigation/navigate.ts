import { match } from "../../paths.ts";
import { readPlace, refresh } from "./place-store.ts";

export type NavigateOptions = {
  /** Guards replace the history entry, so that Back never bounces. */
  replace?: boolean;
  /** Kept beside the entry in the history, never in the address. */
  state?: unknown;
};

/**
 * Goes to a path of ours. Within a route (another screen, step or language) the page stays and what was
 * typed is kept; another route is a document of its own, rendered by the server.
 */
export function navigate(
  to: string,
  { replace = false, state = null }: NavigateOptions = {},
): void {
  const target = match(to);
  if (target.kind === "page" && target.place.route === readPlace().route) {
    history[replace ? "replaceState" : "pushState"](state, "", to);
    refresh();
    scrollTo(0, 0);
    return;
  }
  if (replace) location.replace(to);
  else location.assign(to);
}
