import { verdictOf } from "@waslijn/api-client/verdict.ts";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import { soonWhileCached } from "../../parts/offline/soon-while-cached.ts";
import { cacheForDay, readCached } from "../../parts/offline/day-cache.ts";
import { subjectOf } from "./said.ts";
import type { DriversRun } from "./shown-stops.ts";

/** Polling interval: the desk may change the run. */
const EVERY_MS = 30_000;
const CACHE_KEY = "run";

/** A stop as it was last in the run. */
export type SeenStop = { turn: number; customer: string; street: string };
/** By `subjectOf`: the stops of the day, including those that left the run since. */
export type SeenStops = Readonly<Record<string, SeenStop>>;

type CachedRun = { owner: string; run: DriversRun | null; seen?: SeenStops };
export type ReadRun = {
  run: DriversRun | null;
  /** Names a stop that left the run, where a report on it clashes (DRIVE-08). */
  seen: SeenStops;
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
    return { run, seen: await keepRun(owner, day, run), isCached: false };
  } catch (failure) {
    if (verdictOf(failure) === "refused") throw failure;
    const cached = await readOwnCached(owner, day);
    if (!cached) throw failure;
    return { run: cached.run, seen: seenIn(cached), isCached: true };
  }
}

/** Stores the run and returns the stops seen that day. */
export async function keepRun(
  owner: string,
  day: string,
  run: DriversRun | null,
): Promise<SeenStops> {
  const seen = { ...seenIn(await readOwnCached(owner, day)), ...seenIn({ owner, run }) };
  await cacheForDay(CACHE_KEY, day, { owner, run, seen } satisfies CachedRun);
  return seen;
}

/** Null: the stored answer is that there is no run. Undefined: nothing is stored. */
export const readCachedRun = async (
  owner: string,
  day: string,
): Promise<DriversRun | null | undefined> => (await readOwnCached(owner, day))?.run;

async function readOwnCached(owner: string, day: string): Promise<CachedRun | undefined> {
  const cached = await readCached<CachedRun>(CACHE_KEY, day);
  return cached?.owner === owner ? cached : undefined;
}

const seenIn = (cached: CachedRun | undefined): SeenStops => ({
  ...cached?.seen,
  ...Object.fromEntries(
    cached?.run?.stops.map((stop, index) => [
      subjectOf(stop),
      { turn: index + 1, customer: stop.customer, street: stop.street },
    ]) ?? [],
  ),
});
