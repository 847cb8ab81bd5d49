import { useEffect } from "react";
import type { RouteName } from "../../paths.ts";
import { registerWorker } from "./register-worker.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** What every page at a counter wants: an awake screen, and to open without a connection. */
export function useCounterPage(route: RouteName): void {
  useWakeLock();
  // Once all of the page's files are here: those are what the worker keeps.
  useEffect(() => void registerWorker(route), [route]);
}
