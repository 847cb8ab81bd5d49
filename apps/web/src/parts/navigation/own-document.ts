import { href, match, type Visit } from "../../paths.ts";
import { carryState } from "./carried-state.ts";
import { pageKeyOf } from "./page-key.ts";
import { readVisit, refresh } from "./visit-store.ts";

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
