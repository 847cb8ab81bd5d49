import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { countMetric } from "../../metrics.ts";
import { callerKey, callersOf } from "./caller.ts";
import { addHits, readHits, type Count } from "./hit-counts.ts";
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
  for (const { key, share } of callersOf(deps, request)) {
    await takeHit(deps, `${name}:${key}`, { ...limit, hits: limit.hits * share });
  }
}

const missSubject = (key: string): string => `miss:${key}`;

/** Refuses a caller who guessed too many codes. */
export async function refuseAfterMisses(deps: Deps, request: FastifyRequest): Promise<void> {
  if (deps.env.RATE_LIMITS === "off") return;
  for (const { key, share } of callersOf(deps, request)) {
    const count = await readHits(deps.db, missSubject(key), MISS_LIMIT, deps.clock.now());
    if (count.hits >= MISS_LIMIT.hits * share) refuse(count);
  }
}

export async function countMiss(deps: Deps, request: FastifyRequest): Promise<void> {
  // Guesses from very many addresses pass under every limit; over all callers together they show.
  countMetric("waslijn_code_misses_total");
  if (deps.env.RATE_LIMITS === "off") return;
  for (const { key } of callersOf(deps, request)) {
    await addHits(deps.db, missSubject(key), MISS_LIMIT, deps.clock.now());
  }
}

const lookups = new Map<string, Promise<unknown>>();

/**
 * Looks a code up for a caller who has guesses left; an unknown code counts as a miss and is
 * `location_not_found`. Lookups of one caller wait for each other, or a burst of guesses would all
 * pass before the first miss is counted.
 */
export async function countingMisses<T>(
  deps: Deps,
  request: FastifyRequest,
  lookup: () => Promise<T | undefined>,
): Promise<T> {
  const once = async (): Promise<T> => {
    await refuseAfterMisses(deps, request);
    const found = await lookup();
    if (found !== undefined) return found;
    await countMiss(deps, request);
    throw new ApiProblem("location_not_found");
  };
  if (deps.env.RATE_LIMITS === "off") return once();
  const caller = missSubject(callerKey(deps, request));
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
