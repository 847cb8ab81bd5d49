import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { FastifyBaseLogger } from "fastify";
import type { Deps } from "../../deps.ts";
import { openRouting, type AskWay, type Job } from "../../outside/vroom.ts";
import { bestWay } from "./best-way.ts";
import type { Door } from "./crow-distance.ts";
import { DOOR_MINUTES } from "./estimate-arrivals.ts";

type WindowDoor = Door & { from: string };
/** The order in which these doors are driven: all of them, each once. */
export type FindWay = <D extends WindowDoor>(doors: readonly D[]) => Promise<D[]>;

/** Our own, which needs nobody. */
export const asTheCrowFlies: FindWay = async (doors) => bestWay(doors);

/** By real roads where ROUTING_URL names a service, and as the crow flies without one or while it fails (DRIVE-05). */
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

/** Asked for what has a position; the others, and what fits no window, are put where their windows are. */
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
