import type { DraftStore } from "./draft-store.ts";
import type { FlowTable, Situation } from "./flow-rules.ts";
import { readPending, type PendingOrder } from "./pending-order.ts";
import type { OrderKind } from "./to-order-body.ts";
import { href, hrefOf, type Visit } from "../../../paths.ts";
import { navigate, type NavigateOptions } from "../../../parts/navigation/navigate.ts";
import { readVisit } from "../../../parts/navigation/visit.ts";
import type { OrderPage } from "../../../parts/navigation/page-key.ts";

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

/** What one flow is made of: its rules and its draft. */
export type OrderFlow = {
  kind: OrderKind;
  table: FlowTable;
  drafts: DraftStore;
  /** Who has no business on this page is sent out by logout; `query` is the page as it was asked for. */
  isSentOut?: (now: Situation, query: string | undefined) => boolean;
};

const found = new Map<OrderKind, PendingOrder | undefined>();

/** The order that was under way when the page was loaded, until it is taken up again. */
export function pendingAtLoad({ kind }: OrderFlow): PendingOrder | undefined {
  if (!found.has(kind)) found.set(kind, readPending(kind));
  return found.get(kind);
}

export const pendingIsTakenUp = ({ kind }: OrderFlow): void => void found.set(kind, undefined);
