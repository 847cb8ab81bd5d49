import { match, type Visit, href } from "../../paths.ts";
import { pageKeyOf } from "./page-key.ts";
import { readVisit, refresh } from "./visit.ts";

const KEY = "carriedState";

type Carried = { to: string; state: unknown };

/** Passes history state to the next document through sessionStorage, never in the URL. */
export function carryState(to: string, state: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ to, state } satisfies Carried));
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

/** At document start: moves carried state into the history entry. */
export function takeCarriedState(): void {
  try {
    const { to, state } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Carried>;
    sessionStorage.removeItem(KEY);
    // A static host adds a trailing slash.
    const here = location.pathname.replace(/\/$/, "") + location.search;
    if (to?.replace(/\/(?=\?|$)/, "") === here) history.replaceState(state, "");
  } catch {
    // Storage is blocked, so nothing was carried.
  }
}

export type NavigateOptions = {
  /** Replaces the history entry; used by guards, so that Back does not return to a guarded page. */
  replace?: boolean;
  /** Stored in the history state, never in the URL. */
  state?: unknown;
  /** Does not scroll to the top; for forms that open in place (MINE-17). */
  inPlace?: boolean;
};

/**
 * Navigates to one of our paths. Within a page (another screen, step or language) it uses the history API and keeps
 * input; another page is a new, server-rendered document.
 */
export function navigate(
  to: string,
  { replace = false, state = null, inPlace }: NavigateOptions = {},
): void {
  const target = match(to);
  if (target.kind === "page" && isSamePage(target.visit, readVisit())) {
    history[replace ? "replaceState" : "pushState"](state, "", to);
    refresh();
    if (!inPlace) scrollTo(0, 0);
    return;
  }
  if (state) carryState(to, state);
  if (replace) location.replace(to);
  else location.assign(to);
}

/** The two URLs of home count as one page, and so do those of the flow. */
export const isSamePage = (one: Visit, other: Visit): boolean =>
  pageKeyOf(one) === pageKeyOf(other);

/** Home and the flow share two URLs; each has its document at one of them. */
function routeOfDocument(visit: Visit): Visit["route"] {
  const key = pageKeyOf(visit);
  return key === "order-flow" ? "order" : key;
}

/**
 * For static hosts, which serve by path alone: they know neither `?page=` nor tokens, and do not redirect. If the
 * document of another page was served, goes to the right one and returns true; path parameters move to the history
 * state.
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

/** A static host adds a trailing slash. */
const pathOf = (address: string): string => (address.split("?")[0] ?? "").replace(/\/$/, "");
