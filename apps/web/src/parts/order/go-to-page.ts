import { href, hrefOf, type Place } from "../../paths.ts";
import { navigate } from "../navigation/navigate.ts";
import { readPlace } from "../navigation/place-store.ts";
import type { OrderPage } from "./order-page-param.ts";

/** What goes along from page to page; a postal code that came with a form does not. */
const keptOf = ({ query: { webview, overview } }: Place) => ({ webview, overview });

/** The address of another screen or step of the flow that is open. */
export function pageHref(place: Place, page: OrderPage | "home"): string {
  const { webview, overview } = keptOf(place);
  if (page === "home") return href("home", place.language, { webview });
  return hrefOf(place, { query: { page, webview, overview } });
}

export const goToPage = (page: OrderPage | "home", options: { replace?: boolean } = {}): void =>
  navigate(pageHref(readPlace(), page), options);
