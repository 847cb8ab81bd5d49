import { createContext, use } from "react";
import { href, type Visit, type Query, type RouteName } from "../../paths.ts";

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
