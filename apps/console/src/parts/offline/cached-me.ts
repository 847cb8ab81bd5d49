import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { cacheForDay, readCached } from "./day-cache.ts";

const CACHE_KEY = "me";

/** Stores the signed-in user for today, for use offline. */
export const cacheMe = (me: ConsoleMe): Promise<void> =>
  cacheForDay(CACHE_KEY, amsterdamDate(new Date()), me);

export const readCachedMe = (): Promise<ConsoleMe | undefined> =>
  readCached<ConsoleMe>(CACHE_KEY, amsterdamDate(new Date()));
