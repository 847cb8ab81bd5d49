import { match, type Visit, href } from "../../paths.ts";
import { pageKeyOf } from "./page-key.ts";
import { readVisit, refresh } from "./visit.ts";

const KEY = "carriedState";

type Carried = { to: string; state: unknown };

/** State for another document's history entry travels in this tab's storage, never in the address. */
export function carryState(to: string, state: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ to, state } satisfies Carried));
  } catch {
    // Blocked storage: the next page asks again.
  }
}

/** At the start of a document: puts what was carried to it beside its history entry. */
export function takeCarriedState(): void {
  try {
    const { to, state } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Carried>;
    sessionStorage.removeItem(KEY);
    // A host of plain files adds a slash to the path.
    const here = location.pathname.replace(/\/$/, "") + location.search;
    if (to?.replace(/\/(?=\?|$)/, "") === here) history.replaceState(state, "");
  } catch {
    // Nothing was carried.
  }
}

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

/** Of the two addresses that home and the flow share, each has its document at one. */
function routeOfDocument(visit: Visit): Visit["route"] {
  const key = pageKeyOf(visit);
  return key === "order-flow" ? "order" : key;
}

/**
 * A host of plain files goes by the path alone: it knows neither `?page=` nor tokens, and redirects
 * nobody. Where it served another page's document than the address means, this goes to the right one and
 * says so; what stood in the path travels beside the history entry.
 */
export function goToOwnDocument(rendered: Visit): boolean {
  const here = match(location.pathname + location.search + location.hash);
  const visit = readVisit();
  const to = href(routeOfDocument(visit), visit.language, visit.query);
  if (pageKeyOf(visit) !== pageKeyOf(rendered) && pathOf(to) !== pathOf(location.pathname)) {
    carryState(to, { ...history.state, ...visit.params });
    location.replace(to + location.hash);
    return true;
  }
  if (here.kind === "redirect") {
    history.replaceState(history.state, "", here.to);
    refresh();
  }
  return false;
}

/** Such a host adds a slash at the end. */
const pathOf = (address: string): string => (address.split("?")[0] ?? "").replace(/\/$/, "");
