import { createContext, use } from "react";
import { href, type Place, type Query, type RouteName } from "../../paths.ts";

export const PlaceContext = createContext<Place>({ route: "home", language: "nl", query: {} });

export const usePlace = (): Place => use(PlaceContext);

/** Only the value `true` switches web view on (CHROME-26). */
export const isWebView = (place: Place): boolean => place.query.webview === "true";
export const useWebView = (): boolean => isWebView(usePlace());

/** Builds links in the language in use; web view stays on internal links. */
export function useHref(): (route: RouteName, query?: Query) => string {
  const place = usePlace();
  const kept = isWebView(place) ? { webview: "true" } : {};
  return (route, query = {}) => href(route, place.language, { ...query, ...kept });
}
