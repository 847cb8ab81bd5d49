import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { Visitor } from "../../../api/session.ts";
import type { OrderDraft } from "./order-draft.ts";
import { ORDER_PAGES, type OrderPage } from "../../../parts/navigation/page-key.ts";

/** Input of the flow rules. */
export type Situation = { draft: OrderDraft; session: Visitor };

export type FlowStep = {
  screen: 1 | 2 | 3 | 4;
  step: 1 | 2 | 3;
  /** Condition for continuing to the next page. */
  isDone: (now: Situation) => boolean;
  /** True when this page does not apply to the visitor. */
  isSkipped?: (now: Situation) => boolean;
  /** This page is an alias of that one in this flow. */
  sameAs?: OrderPage;
};

/** The pages of a flow in the order of ORDER_PAGES. */
export type FlowTable = Record<OrderPage, FlowStep>;

/** Screen and step both start at 1 (STATE-01). */
export const positionOf = (table: FlowTable, page: OrderPage | undefined) => {
  const { screen, step } = table[page ?? "address-selection"];
  return { screen, step };
};

const isOpen =
  (table: FlowTable, now: Situation) =>
  (page: OrderPage): boolean =>
    !table[page].sameAs && !table[page].isSkipped?.(now);

/** The requested page, or the earliest unfinished one before it (FLOW-08). */
export function pageFor(table: FlowTable, asked: OrderPage, now: Situation): OrderPage {
  if (asked === "order-placed") return asked;
  const page = table[asked].sameAs ?? asked;
  const before = ORDER_PAGES.slice(0, ORDER_PAGES.indexOf(page)).filter(isOpen(table, now));
  const unmet = before.find((earlier) => !table[earlier].isDone(now));
  if (unmet) return unmet;
  return isOpen(table, now)(page) ? page : nextPage(table, page, now);
}

export function nextPage(table: FlowTable, page: OrderPage, now: Situation): OrderPage {
  const after = ORDER_PAGES.slice(ORDER_PAGES.indexOf(page) + 1);
  return after.find(isOpen(table, now)) ?? "order-placed";
}

/** The previous page, or home at the visitor's first page (FLOW-28). */
export function backPage(table: FlowTable, page: OrderPage, now: Situation): OrderPage | "home" {
  const before = ORDER_PAGES.slice(0, ORDER_PAGES.indexOf(page)).filter(isOpen(table, now));
  return before.at(-1) ?? "home";
}

export const isUser = ({ session }: Situation): boolean => session.type === "user";

/** A user's stored address takes precedence over a typed one. */
export const locationOf = ({ draft, session }: Situation): UserLocation | null =>
  (session.type === "user" && session.location) || draft.location;

/** True when a user with a stored address logged in after a different one was typed. */
export const hasOtherAddress = ({ draft, session }: Situation): boolean =>
  session.location !== undefined &&
  draft.location !== null &&
  draft.formattedAddress !== session.formattedAddress;

export const addressOf = ({ draft, session }: Situation): string =>
  (session.type === "user" && session.formattedAddress) || draft.formattedAddress;
