import type { DraftStore } from "./draft-store.ts";
import type { FlowTable, Situation } from "./flow-rules.ts";
import { readPending, type PendingOrder } from "./pending-order.ts";
import type { OrderKind } from "./to-order-body.ts";
import { href, hrefOf, type Visit } from "../../../paths.ts";
import { navigate, type NavigateOptions } from "../../../parts/navigation/navigate.ts";
import { readVisit } from "../../../parts/navigation/visit.ts";
import type { OrderPage } from "../../../parts/navigation/page-key.ts";

/** Query parameters kept between pages; a postal code from a form is not. */
const keptOf = ({ query: { webview, overview } }: Visit) => ({ webview, overview });

/** URL of another page of the current flow. */
export function pageHref(visit: Visit, page: OrderPage | "home"): string {
  const { webview, overview } = keptOf(visit);
  if (page === "home") return href("home", visit.language, { webview });
  return hrefOf(visit, { query: { page, webview, overview } });
}

export const goToPage = (page: OrderPage | "home", options: NavigateOptions = {}): void =>
  navigate(pageHref(readVisit(), page), options);

/** One flow: rules and draft. */
export type OrderFlow = {
  kind: OrderKind;
  table: FlowTable;
  drafts: DraftStore;
  /** True when the visitor must be redirected to logout; `query` is the raw `?page=`. */
  isSentOut?: (now: Situation, query: string | undefined) => boolean;
};

const found = new Map<OrderKind, PendingOrder | undefined>();

/** The order that was unanswered when the page loaded; undefined after it was resumed. */
export function pendingAtLoad({ kind }: OrderFlow): PendingOrder | undefined {
  if (!found.has(kind)) found.set(kind, readPending(kind));
  return found.get(kind);
}

export const pendingIsTakenUp = ({ kind }: OrderFlow): void => void found.set(kind, undefined);
