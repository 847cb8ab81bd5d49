import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../../deps.ts";
import { openRouting, type AskWay, type Job } from "../../../outside/vroom.ts";
import { type Door, crowDistance, alongTheWay } from "./doors.ts";
import { DOOR_MINUTES } from "./estimate-arrivals.ts";
import { shorten } from "./shorten-way.ts";

/** Largest window solved exactly: the time of Held-Karp grows exponentially. */
const MOST_EXACT = 12;

/** A partial route and its length. */
type Way<D> = { doors: D[]; km: number };

/**
 * The shortest route that drives the windows in order. Optimal while each window has at most a dozen doors, also across
 * windows, because every door is tried as the last of its window; a heuristic beyond that.
 */
export function bestWay<D extends Door & { from: string }>(doors: readonly D[]): D[] {
  const windows = Map.groupBy(doors, ({ from }) => from);
  let ways: Way<D>[] = [{ doors: [], km: 0 }];
  for (const from of [...windows.keys()].sort()) {
    const window = alongTheWay(windows.get(from) ?? []);
    ways = window.length > MOST_EXACT ? [goOn(shortest(ways), window)] : allEnds(ways, window);
  }
  return shortest(ways).doors;
}

/** Of equally short routes the last one, which ends farther along the postal codes. */
const shortest = <D>(ways: Way<D>[]): Way<D> =>
  ways.reduce((one, other) => (other.km <= one.km ? other : one));

function goOn<D extends Door>(way: Way<D>, window: D[]): Way<D> {
  const last = way.doors.at(-1);
  const added = shorten(last, window);
  return { doors: [...way.doors, ...added], km: way.km + lengthFrom(last, added) };
}

function lengthFrom(before: Door | undefined, doors: readonly Door[]): number {
  let km = 0;
  let last = before;
  for (const door of doors) {
    if (last) km += crowDistance(last, door);
    last = door;
  }
  return km;
}

/**
 * Held-Karp: for every door of the window the shortest route that visits all others and ends there. The best route over
 * a set with a given last door extends the best one over the set without it.
 */
function allEnds<D extends Door>(ways: Way<D>[], window: D[]): Way<D>[] {
  const size = window.length;
  const sets = 1 << size;
  const km = window.map((one) => window.map((other) => crowDistance(one, other)));
  const best = new Float64Array(sets * size).fill(Infinity);
  const before = new Int8Array(sets * size).fill(-1);
  const entries = window.map((door) =>
    shortest(ways.map((way) => ({ ...way, km: way.km + lengthFrom(way.doors.at(-1), [door]) }))),
  );
  entries.forEach((entry, door) => {
    best[(1 << door) * size + door] = entry.km;
  });
  for (let set = 1; set < sets; set++) {
    for (let last = 0; last < size; last++) {
      const here = best[set * size + last] ?? Infinity;
      if (here === Infinity) continue;
      for (let next = 0; next < size; next++) {
        if (set & (1 << next)) continue;
        const at = (set | (1 << next)) * size + next;
        const there = here + (km[last]?.[next] ?? 0);
        if (there >= (best[at] ?? Infinity)) continue;
        best[at] = there;
        before[at] = last;
      }
    }
  }
  return window.map((_, end) => {
    const order: number[] = [];
    for (let set = sets - 1, last = end; last >= 0;) {
      order.unshift(last);
      const previous = before[set * size + last] ?? -1;
      set ^= 1 << last;
      last = previous;
    }
    const entry = entries[order[0] ?? 0];
    const added = order.flatMap((door) => window.slice(door, door + 1));
    return {
      doors: [...(entry?.doors ?? []), ...added],
      km: best[(sets - 1) * size + end] ?? Infinity,
    };
  });
}

type WindowDoor = Door & { from: string };
/** Returns the doors in driving order, each exactly once. */
export type FindWay = <D extends WindowDoor>(doors: readonly D[]) => Promise<D[]>;

/** Our own solver, without an external service. */
export const asTheCrowFlies: FindWay = async (doors) => bestWay(doors);

/**
 * Routes over real roads if ROUTING_URL names a service; by straight-line distance without one or when it fails
 * (DRIVE-05).
 */
export function wayFinder(
  { env, clock }: Pick<Deps, "env" | "clock">,
  log: Pick<FastifyBaseLogger, "warn">,
): FindWay {
  const ask = openRouting(env, clock);
  if (!ask) return asTheCrowFlies;
  return async (doors) => {
    const built = bestWay(doors);
    try {
      return await byRoads(ask, built);
    } catch (error) {
      log.warn({ err: error }, "no way by roads, so as the crow flies");
      return built;
    }
  };
}

/**
 * Requests a route for the doors with a position. The others, and those the service could not fit, are inserted at the
 * end of their windows.
 */
async function byRoads<D extends WindowDoor>(ask: AskWay, doors: D[]): Promise<D[]> {
  const jobs = doors.flatMap((door) => jobOf(door));
  const [first] = jobs;
  if (!first || jobs.length < 2) return doors;
  const { order, unassigned } = await ask({ start: first.position, jobs });
  const doorAt = (place: number): D[] => jobs.slice(place, place + 1).map(({ door }) => door);
  const way = order.flatMap(doorAt);
  const left = [...unassigned.flatMap(doorAt), ...doors.filter(({ position }) => !position)];
  for (const door of left) {
    const later = way.findIndex(({ from }) => from > door.from);
    way.splice(later < 0 ? way.length : later, 0, door);
  }
  return way;
}

function jobOf<D extends WindowDoor>(door: D): (Job & { door: D })[] {
  const { position, from } = door;
  if (!position) return [];
  const window: Job["window"] = [secondsOf(from), secondsOf(addHours(from, WINDOW_HOURS))];
  return [{ door, position, window, service: DOOR_MINUTES * 60 }];
}

const secondsOf = (time: string): number =>
  Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60;
