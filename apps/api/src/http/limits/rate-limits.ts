import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { countMetric } from "../../metrics.ts";
import { callersOf } from "./caller.ts";
import { addHits, readHits, type Count } from "./hit-counts.ts";
import { deviceOfCall, deviceSubject, isKnownDevice } from "./known-devices.ts";
import { CALL_LIMITS, MISS_LIMIT, type Limit } from "./limits.ts";

/** Counts one hit against a limit that all nodes share, and refuses the one too many. */
export async function takeHit(deps: Deps, subject: string, limit: Limit): Promise<void> {
  if (deps.env.RATE_LIMITS === "off") return;
  const count = await addHits(deps.db, subject, limit, deps.clock.now());
  if (count.hits > limit.hits) refuse(count);
}

/** Takes back what `takeHit` counted before the outcome was known. */
export async function giveBackHit(deps: Deps, subject: string, limit: Limit): Promise<void> {
  if (deps.env.RATE_LIMITS === "off") return;
  await addHits(deps.db, subject, limit, deps.clock.now(), -1);
}

/** The limit of a call of the contract, if it has one of its own. */
export async function limitCall(
  deps: Deps,
  request: FastifyRequest,
  name: EndpointName,
): Promise<void> {
  const limit = CALL_LIMITS[name];
  if (!limit) return;
  try {
    for (const { key, share } of callersOf(deps, request)) {
      await takeHit(deps, `${name}:${key}`, { ...limit, hits: limit.hits * share });
    }
  } catch (error) {
    // The neighbours have used up what their address may: a device with a past has the same for itself.
    const device = deviceOfCall(request);
    if (!(await isKnownDevice(deps, device))) throw error;
    await takeHit(deps, `${name}:${deviceSubject(deps, device ?? "")}`, limit);
  }
}

const missSubject = (key: string): string => `miss:${key}`;

type Guesser = ReturnType<typeof callersOf>;

/** Who guessed too many codes has a count to be refused with. */
async function missesOf(deps: Deps, guesser: Guesser): Promise<Count | undefined> {
  if (deps.env.RATE_LIMITS === "off") return undefined;
  for (const { key, share } of guesser) {
    const count = await readHits(deps.db, missSubject(key), MISS_LIMIT, deps.clock.now());
    if (count.hits >= MISS_LIMIT.hits * share) return count;
  }
  return undefined;
}

/** Whom a guess counts against: the caller, or a device with a past whose neighbours guessed too much. */
async function guesserOf(deps: Deps, request: FastifyRequest): Promise<Guesser> {
  const callers = callersOf(deps, request);
  const device = deviceOfCall(request);
  if (!device || !(await missesOf(deps, callers))) return callers;
  const isKnown = await isKnownDevice(deps, device);
  return isKnown ? [{ key: deviceSubject(deps, device), share: 1 }] : callers;
}

async function countMiss(deps: Deps, guesser: Guesser): Promise<void> {
  // Guesses from very many addresses pass under every limit; over all callers together they show.
  countMetric("waslijn_code_misses_total");
  if (deps.env.RATE_LIMITS === "off") return;
  for (const { key } of guesser) {
    await addHits(deps.db, missSubject(key), MISS_LIMIT, deps.clock.now());
  }
}

const lookups = new Map<string, Promise<unknown>>();

/**
 * Looks a code up for a caller who has guesses left; an unknown code counts as a miss and is refused
 * as missing. Lookups of one caller wait for each other, or a burst of guesses would all
 * pass before the first miss is counted.
 */
export async function countingMisses<T>(
  deps: Deps,
  request: FastifyRequest,
  lookup: () => Promise<T | undefined>,
  missing = () => new ApiProblem("location_not_found"),
): Promise<T> {
  const guesser = await guesserOf(deps, request);
  const once = async (): Promise<T> => {
    const misses = await missesOf(deps, guesser);
    if (misses) refuse(misses);
    const found = await lookup();
    if (found !== undefined) return found;
    await countMiss(deps, guesser);
    throw missing();
  };
  if (deps.env.RATE_LIMITS === "off") return once();
  const caller = missSubject(guesser[0]?.key ?? "");
  const turn = (lookups.get(caller) ?? Promise.resolve()).then(once, once);
  lookups.set(caller, turn);
  try {
    return await turn;
  } finally {
    if (lookups.get(caller) === turn) lookups.delete(caller);
  }
}

function refuse({ retryAfter }: Count): never {
  throw new ApiProblem("too_many_requests", { retryAfter });
}
