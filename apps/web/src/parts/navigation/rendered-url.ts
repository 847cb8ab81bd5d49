import type { PublicSettings } from "../../lib/page-data.ts";
import { href, orderTokenIn, payCodeIn, verifyCodeIn, type Visit } from "../../paths.ts";
import { orderPageOf } from "./page-key.ts";
import { isWebView, WEB_VIEW_ON } from "./visit.ts";

const LEGACY: PublicSettings["overviewLayout"] = "legacy";

/**
 * The address a page is rendered for: only parameters with a value that changes it, and never what
 * stands in its path. Whatever else is asked for costs no rendering of its own. An order's own page, a
 * bill's and a text message's are drawn for who asks each time, and lead to themselves in the other language
 * without a script too.
 */
export function renderedUrl(visit: Visit): string {
  const { route, language, query } = visit;
  const isBusiness = route === "re-use" || route === "re-cover";
  const kept = {
    page: orderPageOf(visit) && query.page,
    webview: isWebView(visit) ? WEB_VIEW_ON : undefined,
    overview: isBusiness && query.overview === LEGACY ? LEGACY : undefined,
  };
  const isOwn = orderTokenIn(visit) || payCodeIn(visit) || verifyCodeIn(visit);
  return href(route, language, kept, isOwn ? visit.params : {});
}
