import {
  INVOICE_SERIES,
  MONEY_LISTS,
  MONTH_FORM,
  REFUND_FILTERS,
  SEARCH_LENGTH,
  type MoneyList,
} from "@waslijn/contract/console/codes";
import type { MoneyExportQuery } from "@waslijn/contract/console/money";

/** Search parameters of the screen: the list and its filters. */
export type MoneySearch = Partial<MoneyExportQuery>;
export type ListSearch = MoneySearch & { list: MoneyList };

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value !== "" && value.length <= most;

const isDay = (value: unknown): value is string =>
  isText(value, 10) && /^2\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** Drops invalid values and keeps the rest, because users edit URLs. */
export function validSearch(typed: Record<string, unknown>): ListSearch {
  const { search, hub, month, day } = typed;
  const state = REFUND_FILTERS.find((one) => one === typed.state);
  const series = INVOICE_SERIES.find((one) => one === typed.series);
  return {
    list: MONEY_LISTS.find((one) => one === typed.list) ?? "overdue",
    ...(isText(search, SEARCH_LENGTH) && { search }),
    ...(isText(hub, 40) && { hub }),
    ...(state && { state }),
    ...(series && { series }),
    ...(isText(month, 7) && MONTH_FORM.test(month) && { month }),
    ...(isDay(day) && { day }),
  };
}

/** The last completed months, newest first, as `2026-10`. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, ago) =>
    new Date(Date.UTC(year, month - 2 - ago, 1)).toISOString().slice(0, 7),
  );
}
