import { match, type Visit, href, type Query, type RouteName } from "../../paths.ts";
import { createContext, use } from "react";

export const VisitContext = createContext<Visit>({
  route: "home",
  language: "nl",
  query: {},
  params: {},
});

export const useVisit = (): Visit => use(VisitContext);

/** Only this value enables web view (CHROME-26). */
export const WEB_VIEW_ON = "true";
export const isWebView = (visit: Visit): boolean => visit.query.webview === WEB_VIEW_ON;
export const useWebView = (): boolean => isWebView(useVisit());

/** Builds links in the current language; web view is kept on internal links. */
export function useHref(): (route: RouteName, query?: Query, params?: Visit["params"]) => string {
  const visit = useVisit();
  const kept = isWebView(visit) ? { webview: WEB_VIEW_ON } : {};
  return (route, query = {}, params = {}) =>
    href(route, visit.language, { ...query, ...kept }, params);
}

/** The browser's location as a store; the server and the hydration render pass theirs in. */
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

/** A redirect always leads to a path with a language, so this recurses once. */
function visitOf(path: string): Visit {
  const found = match(path);
  return found.kind === "page" ? found.visit : visitOf(found.to);
}
