import { createContext, use } from "react";
import type { RouteQueues } from "./route-queues.ts";
import type { Said, SaidAct } from "./said.ts";
import type { DriversRun, ShownStop } from "./shown-stops.ts";

export type Route = {
  /** None where nobody planned one for today. */
  run: DriversRun | null;
  stops: ShownStop[];
  /** The run is the phone's own, because nobody answered. */
  isKept: boolean;
  acts: readonly SaidAct[];
  queues: RouteQueues;
  /** Keeps it on the phone; it is sent by itself. */
  say: (said: Said) => Promise<void>;
  undo: (act: SaidAct) => Promise<void>;
};

export const RouteContext = createContext<Route | undefined>(undefined);

export function useRoute(): Route {
  const route = use(RouteContext);
  if (!route) throw new Error("There is no route around this screen.");
  return route;
}
