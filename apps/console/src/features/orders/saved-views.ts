import { parseOrdersSearch, type OrdersSearch } from "./orders-search.ts";

/** A list with filters that somebody gave a name. */
export type SavedView = { name: string; search: OrdersSearch };

/**
 * On this device, per member of staff: a list is made again in seconds, so it needs neither a table nor a call, and
 * colleagues who share a computer keep their own.
 */
const keyOf = (staff: string): string => `waslijn-lists-${staff}`;

export const readViews = (staff: string): SavedView[] =>
  parseViews(localStorage.getItem(keyOf(staff)));

export function storeViews(staff: string, views: readonly SavedView[]): void {
  localStorage.setItem(keyOf(staff), JSON.stringify(views));
}

/** Drops anything that is not a list, and filters that this version does not know. */
export function parseViews(stored: string | null): SavedView[] {
  try {
    const views: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(views) ? views.flatMap(parseView) : [];
  } catch {
    return [];
  }
}

function parseView(view: unknown): SavedView[] {
  if (typeof view !== "object" || view === null || !("name" in view) || !("search" in view)) {
    return [];
  }
  const { name, search } = view;
  if (typeof name !== "string" || typeof search !== "object" || search === null) return [];
  return [{ name, search: parseOrdersSearch({ ...search }) }];
}

export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] => [
  ...withoutView(views, view.name),
  view,
];

export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name !== name);
