import { todayQuestion, type Question } from "../../api/questions.ts";
import {
  type OrderView,
  ORDER_SORTS,
  PAYMENT_FILTERS,
  SEARCH_LENGTH,
  type OrderSort,
} from "@waslijn/contract/console/codes";
import type { OrderFilters } from "@waslijn/contract/console/orders";
import { WINDOW_KINDS } from "@waslijn/contract/shared/codes";
import { ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";

/** Search parameters of the list: all filters, and nothing else (DESK-02). */
export type OrdersSearch = OrderFilters & { sort?: OrderSort | undefined };

const oneOf =
  (some: readonly string[]) =>
  (value: string): boolean =>
    some.includes(value);

/** Approximates the contract's rules, whose schemas would add the validator to the bundle. */
const MAKES_SENSE: Record<keyof OrdersSearch, (value: string) => boolean> = {
  search: (words) => words.length <= SEARCH_LENGTH,
  state: oneOf(ORDER_STATES),
  hub: (id) => /^[\w-]{1,40}$/.test(id),
  day: (day) => /^2\d{3}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)),
  stop: oneOf(WINDOW_KINDS),
  kind: oneOf(ORDER_KINDS),
  payment: oneOf(PAYMENT_FILTERS),
  missed: oneOf(["1"]),
  bags: oneOf(["differ"]),
  sort: oneOf(ORDER_SORTS),
};

/** Drops invalid values and keeps the rest, because users edit URLs. */
export function parseOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const valid = Object.entries(MAKES_SENSE).flatMap(([name, makesSense]) => {
    const value = search[name];
    return typeof value === "string" && value !== "" && makesSense(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(valid);
}

/** Leaves out empty values, to keep URLs short. */
export function withFilter<N extends keyof OrdersSearch>(
  search: OrdersSearch,
  name: N,
  value: OrdersSearch[N] | undefined,
): OrdersSearch {
  const { [name]: _, ...others } = search;
  return value === undefined || value === "" ? others : { ...others, [name]: value };
}

/** Whether any filter is set; sorting is not one. */
export const isFiltered = (search: OrdersSearch): boolean =>
  Object.keys(search).some((name) => name !== "sort");

/** A view is a set of plain filters, so that it can be refined further; it keeps the hub. */
export const viewSearch = (
  view: OrderView | "all",
  today: string,
  hub: string | undefined,
): OrdersSearch => ({ ...filtersOf(view, today), ...(hub && { hub }) });

function filtersOf(view: OrderView | "all", today: string): OrdersSearch {
  switch (view) {
    case "all":
      return {};
    case "pickup-today":
      return { day: today, stop: "pickup", sort: "pickup" };
    case "delivery-today":
      return { day: today, stop: "delivery", sort: "delivery" };
    case "not-counted":
      return { state: "picked-up" };
    case "unpaid":
      return { payment: "unpaid" };
    case "overdue":
      return { payment: "overdue" };
    case "missed":
      return { missed: "1" };
  }
}

export const listQuestion = (search: OrdersSearch): Question => ({
  call: "deskOrders",
  asked: { query: search },
  queryKey: ["orders", search],
  isFirstPage: true,
});

export const countsQuestion = (hub: string | undefined): Question => ({
  call: "countOrders",
  asked: { query: { hub } },
  queryKey: ["orders", "counts", hub],
});

/** First queries of the list: rows, view counts and hubs. */
export const ordersQuestions = (search: OrdersSearch): Question[] => [
  listQuestion(search),
  countsQuestion(search.hub),
  todayQuestion({}),
];
