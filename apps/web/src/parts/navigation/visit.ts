import { match, type Visit, href, type Query, type RouteName } from "../../paths.ts";
import { createContext, use } from "react";

export const VisitContext = createContext<Visit>({
  route: "home",
  language: "nl",
  query: {},
  params: {},
});

export const useVisit = (): Visit => use(VisitContext);

/** Only this value switches web view on (CHROME-26). */
export const WEB_VIEW_ON = "true";
export const isWebView = (visit: Visit): boolean => visit.query.webview === WEB_VIEW_ON;
export const useWebView = (): boolean => isWebView(useVisit());

/** Builds links in the language in use; web view stays on internal links. */
export function useHref(): (route: RouteName, query?: Query, params?: Visit["params"]) => string {
  const visit = useVisit();
  const kept = isWebView(visit) ? { webview: WEB_VIEW_ON } : {};
  return (route, query = {}, params = {}) =>
    href(route, visit.language, { ...query, ...kept }, params);
}

/** Where the browser is, as a store; the server and the first client render get theirs handed in. */
let current: Visit | undefined;
const listeners = new Set<() => void>();

export function readVisit(): Visit {
  current ??= visitOf(location.pathname + location.search);
  return current;
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("popstate", refresh);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("popstate", refresh);
  };
}

export function refresh(): void {
  current = visitOf(location.pathname + location.search);
  for (const listener of listeners) listener();
}

/** What a redirect leads to has a language, and redirects no further. */
function visitOf(path: string): Visit {
  const found = match(path);
  return found.kind === "page" ? found.visit : visitOf(found.to);
}
