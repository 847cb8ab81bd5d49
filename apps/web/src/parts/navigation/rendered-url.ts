import { isPostalCode } from "@waslijn/contract/shared/rules";
import type { PublicSettings } from "../../lib/page-data.ts";
import { href, orderTokenIn, payCodeIn, verifyCodeIn, type Visit } from "../../paths.ts";
import { orderPageOf } from "./page-key.ts";
import { isWebView, WEB_VIEW_ON } from "./visit.ts";

const LEGACY: PublicSettings["overviewLayout"] = "legacy";

/** The postal code of the home check, to be rendered in the address form (HOME-07). */
export function postalCodeIn(visit: Visit): string | undefined {
  const { postalCode = "" } = visit.query;
  const isAsked = orderPageOf(visit) === "address-selection" && isPostalCode(postalCode);
  return isAsked ? postalCode : undefined;
}

/**
 * Cache key of a rendered page: only query parameters that change it, and no path parameters, so other queries cause no
 * extra renders. Order, payment and SMS pages, and an address form with its postal code, are rendered per
 * request and keep their parameters, so that the language
 * link works without script.
 */
export function renderedUrl(visit: Visit): string {
  const { route, language, query } = visit;
  const isBusiness = route === "re-use" || route === "re-cover";
  const kept = {
    page: orderPageOf(visit) && query.page,
    postalCode: postalCodeIn(visit),
    webview: isWebView(visit) ? WEB_VIEW_ON : undefined,
    overview: isBusiness && query.overview === LEGACY ? LEGACY : undefined,
  };
  const isOwn = orderTokenIn(visit) || payCodeIn(visit) || verifyCodeIn(visit);
  return href(route, language, kept, isOwn ? visit.params : {});
}
