import { href, hrefOf, type Visit } from "../../../paths.ts";
import { navigate, type NavigateOptions } from "../../../parts/navigation/navigate.ts";
import { readVisit } from "../../../parts/navigation/visit-store.ts";
import type { OrderPage } from "../../../parts/navigation/order-page-param.ts";

/** What goes along from page to page; a postal code that came with a form does not. */
const keptOf = ({ query: { webview, overview } }: Visit) => ({ webview, overview });

/** The address of another screen or step of the flow that is open. */
export function pageHref(visit: Visit, page: OrderPage | "home"): string {
  const { webview, overview } = keptOf(visit);
  if (page === "home") return href("home", visit.language, { webview });
  return hrefOf(visit, { query: { page, webview, overview } });
}

export const goToPage = (page: OrderPage | "home", options: NavigateOptions = {}): void =>
  navigate(pageHref(readVisit(), page), options);
