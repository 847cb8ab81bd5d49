import { createContext, use } from "react";
import type { SeenStops } from "./own-run-query.ts";
import type { RouteQueues } from "./route-queues.ts";
import type { Said, SaidAct } from "./said.ts";
import type { DriversRun, ShownStop } from "./shown-stops.ts";

export type Route = {
  /** Null when no run is planned for today. */
  run: DriversRun | null;
  stops: ShownStop[];
  /** The stops of the day, including those that left the run since. */
  seen: SeenStops;
  /** The run is the phone's stored copy, because there was no response. */
  isCached: boolean;
  acts: readonly SaidAct[];
  queues: RouteQueues;
  /**
   * Stores the report on the phone; it is sent in the background. False for a second press while the first is stored,
   * which reports nothing.
   */
  say: (said: Said) => Promise<boolean>;
  undo: (act: SaidAct) => Promise<void>;
};

export const RouteContext = createContext<Route | undefined>(undefined);

export function useRoute(): Route {
  const route = use(RouteContext);
  if (!route) throw new Error("There is no route around this screen.");
  return route;
}
