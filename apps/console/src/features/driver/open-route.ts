import type { StopResult } from "@waslijn/contract/console/runs";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "../../api/me-query.ts";
import { onNewDay } from "../../i18n/use-today.ts";
import { cacheMe } from "../../parts/offline/cached-me.ts";
import { keepRun, ownRunQuery, readCachedRun } from "./own-run-query.ts";
import { forgetPeople } from "./forget-people.ts";
import { recallSaid } from "./recent-said.ts";
import { openRouteQueues, type RouteQueues } from "./route-queues.ts";
import { isOf, type SaidAct } from "./said.ts";
import type { DriversRun } from "./shown-stops.ts";

let opened: { owner: string; queues: RouteQueues; stop: () => void } | undefined;

/** Opens the signed-in driver's queues, once per page load. */
export async function openRoute(queries: QueryClient): Promise<RouteQueues> {
  const me = await queries.ensureQueryData(meQuery);
  await cacheMe(me);
  if (opened?.owner !== me.id) {
    opened?.stop();
    await forgetEarlierDays(me.id, amsterdamDate(new Date()));
    const queues = openRouteQueues(me.id, (act, result) => settle(me.id, queries, act, result));
    // The page may stay open overnight.
    const stop = onNewDay(async (today) => {
      await forgetEarlierDays(me.id, today);
      await queues.acts.reload();
    });
    opened = { owner: me.id, queues, stop };
  }
  return opened.queues;
}

/** Removes the personal data of earlier days from this phone (DRIVE-03). */
async function forgetEarlierDays(owner: string, today: string): Promise<void> {
  await forgetPeople(today);
  await recallSaid(owner);
}

/** Writes the response into the cached run, in memory and on the phone, before the act leaves the queue. */
export async function settle(
  owner: string,
  queries: QueryClient,
  act: SaidAct,
  result: StopResult,
): Promise<void> {
  const day = amsterdamDate(new Date());
  const { queryKey } = ownRunQuery(owner, day);
  // A pending fetch may be older than this response.
  await queries.cancelQueries({ queryKey });
  const cached = await readCachedRun(owner, day);
  if (cached) await keepRun(owner, day, withResult(cached, act, result));
  queries.setQueryData(
    queryKey,
    (read) => read && { ...read, run: read.run && withResult(read.run, act, result) },
  );
  // The cancelled fetch may have been the first one: start it again.
  if (!queries.getQueryData(queryKey)) void queries.refetchQueries({ queryKey });
}

const withResult = (run: DriversRun, act: SaidAct, result: StopResult): DriversRun => ({
  ...run,
  stops: run.stops.map((stop) => (isOf(stop, act) ? { ...stop, ...result } : stop)),
});
