import { readStored, store } from "../../lib/storage.ts";
import type { RouteName } from "../../paths.ts";

/** Route of each entry point. */
const ROUTE_OF = {
  default: "home",
  "re-use": "re-use",
  "re-cover": "re-cover",
  retail: "retail",
  collection: "collection",
  business: "b2b",
} as const satisfies Record<string, RouteName>;

type EntryPoint = keyof typeof ROUTE_OF;
const ENTRY_POINTS = Object.keys(ROUTE_OF) as EntryPoint[];

/** Content pages do not change the entry point (SESS-20). */
export function storeEntryPoint(route: RouteName): void {
  const door = route === "order" ? "home" : route;
  const entryPoint = ENTRY_POINTS.find((known) => ROUTE_OF[known] === door);
  if (entryPoint) store("entryPoint", entryPoint);
}

export const readEntryPoint = (): EntryPoint =>
  ENTRY_POINTS.find((known) => known === readStored("entryPoint")) ?? "default";

export const entryRoute = (): RouteName => ROUTE_OF[readEntryPoint()];
