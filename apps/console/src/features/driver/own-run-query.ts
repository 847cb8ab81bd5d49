import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { soonWhileCached } from "../../parts/offline/soon-while-cached.ts";
import { cacheForDay, readCached } from "../../parts/offline/day-cache.ts";
import type { DriversRun } from "./shown-stops.ts";

/** Polling interval: the desk may change the run. */
const EVERY_MS = 30_000;
const CACHE_KEY = "run";

type CachedRun = { owner: string; run: DriversRun | null };
export type ReadRun = {
  run: DriversRun | null;
  /** Read from the phone, because there was no response. */
  isCached: boolean;
};

/** The driver's run of today: from the server, or the phone's stored copy (DRIVE-03). */
export const ownRunQuery = (owner: string, day: string) =>
  queryOptions({
    queryKey: ["own-run", owner, day],
    refetchInterval: soonWhileCached(EVERY_MS),
    refetchOnReconnect: true,
    retry: false,
    queryFn: ({ signal }): Promise<ReadRun> => readRun(owner, day, signal),
  });

async function readRun(owner: string, day: string, signal: AbortSignal): Promise<ReadRun> {
  try {
    const run = await callConsole("ownRun", { query: { day }, signal });
    // Cancelled after the response arrived: the stored copy is newer by now.
    signal.throwIfAborted();
    await keepRun(owner, day, run);
    return { run, isCached: false };
  } catch (failure) {
    if (verdictOf(failure) === "refused") throw failure;
    const run = await readCachedRun(owner, day);
    if (run === undefined) throw failure;
    return { run, isCached: true };
  }
}

export const keepRun = (owner: string, day: string, run: DriversRun | null): Promise<void> =>
  cacheForDay(CACHE_KEY, day, { owner, run } satisfies CachedRun);

/** Null: the stored answer is that there is no run. Undefined: nothing is stored. */
export async function readCachedRun(
  owner: string,
  day: string,
): Promise<DriversRun | null | undefined> {
  const cached = await readCached<CachedRun>(CACHE_KEY, day);
  return cached?.owner === owner ? cached.run : undefined;
}
