import { readStored, store } from "../../lib/storage.ts";
import type { RouteName } from "../../paths.ts";

export const ENTRY_POINTS = [
  "default",
  "re-use",
  "re-cover",
  "retail",
  "collection",
  "business",
] as const;
export type EntryPoint = (typeof ENTRY_POINTS)[number];

const BY_ROUTE: Partial<Record<RouteName, EntryPoint>> = {
  home: "default",
  order: "default",
  "re-use": "re-use",
  "re-cover": "re-cover",
  retail: "retail",
  collection: "collection",
  b2b: "business",
};
const ROUTE_OF: Record<EntryPoint, RouteName> = {
  default: "home",
  "re-use": "re-use",
  "re-cover": "re-cover",
  retail: "retail",
  collection: "collection",
  business: "b2b",
};

/** Content pages do not change it (SESS-20). */
export function storeEntryPoint(route: RouteName): void {
  const entryPoint = BY_ROUTE[route];
  if (entryPoint) store("entryPoint", entryPoint);
}

export const readEntryPoint = (): EntryPoint =>
  ENTRY_POINTS.find((known) => known === readStored("entryPoint")) ?? "default";

export const entryRoute = (): RouteName => ROUTE_OF[readEntryPoint()];
