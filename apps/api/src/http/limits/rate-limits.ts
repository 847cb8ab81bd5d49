import type { ConsoleCallName } from "@waslijn/contract/console/endpoints";
import type { EndpointName } from "@waslijn/contract/customer/endpoints";
import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { countMetric } from "../../metrics.ts";
import { callersOf } from "./caller.ts";
import { addHits, readHits, type Count } from "./hit-counts.ts";
import { deviceOfCall, deviceSubject, isKnownDevice } from "./known-devices.ts";
import { countApart } from "./waiting.ts";
import { CALL_LIMITS, MISS_LIMIT, type Limit } from "./limits.ts";

/** Counts one hit against a limit shared by all nodes; throws `too_many_requests` above it. */
export async function takeHit(deps: Deps, subject: string, limit: Limit): Promise<void> {
  if (deps.env.RATE_LIMITS === "off") return;
  const count = await addHits(deps.db, subject, limit, deps.clock.now());
  if (count.hits > limit.hits) refuse(count);
}

/**
 * Like `takeHit`, but returns false instead of throwing. Refused hits are not counted, so that retries do not prolong
 * the refusal.
 */
export async function hasRoom(deps: Deps, subject: string, limit: Limit): Promise<boolean> {
  try {
    await deps.db
      .transaction()
      .execute((transaction) => takeHit({ ...deps, db: transaction }, subject, limit));
    return true;
  } catch (error) {
    if (error instanceof ApiProblem) return false;
    throw error;
  }
}

/** Reverts a `takeHit` that was counted before the outcome was known. */
export async function giveBackHit(deps: Deps, subject: string, limit: Limit): Promise<void> {
  if (deps.env.RATE_LIMITS === "off") return;
  await addHits(deps.db, subject, limit, deps.clock.now(), -1);
}

/** Applies the call's own limit, if it has one. */
export async function limitCall(
  deps: Deps,
  request: FastifyRequest,
  name: EndpointName | ConsoleCallName,
): Promise<void> {
  const limit = CALL_LIMITS[name];
  if (limit) await takeCallersHit(deps, request, name, limit);
}

export type Hit = { subject: string; limit: Limit };

/**
 * Counts one hit against the caller's networks or, when those are used up, against a known device. Returns the counted
 * hits, for `giveBackHit`.
 */
export async function takeCallersHit(
  deps: Deps,
  request: FastifyRequest,
  name: string,
  limit: Limit,
): Promise<Hit[]> {
  const take = async (counted: { key: string; share: number }[]): Promise<Hit[]> => {
    const hits = counted.map(({ key, share }) => ({
      subject: `${name}:${key}`,
      limit: { ...limit, hits: limit.hits * share },
    }));
    for (const hit of hits) await takeHit(deps, hit.subject, hit.limit);
    return hits;
  };
  try {
    return await take(callersOf(deps, request));
  } catch (error) {
    return take(await countApart(deps, request, error));
  }
}

/** A kind of guess: its counter's name, its limit, and the problem for a miss. */
export type Misses = { name: string; limit: Limit; missing: () => ApiProblem };
export const CODE_MISSES: Misses = {
  name: "miss",
  limit: MISS_LIMIT,
  missing: () => new ApiProblem("location_not_found"),
};

type Guesser = ReturnType<typeof callersOf>;

/** The count of a caller who is over the limit; undefined below it. */
async function missesOf(deps: Deps, guesser: Guesser, misses: Misses): Promise<Count | undefined> {
  if (deps.env.RATE_LIMITS === "off") return undefined;
  const { name, limit } = misses;
  for (const { key, share } of guesser) {
    const count = await readHits(deps.db, `${name}:${key}`, limit, deps.clock.now());
    if (count.hits >= limit.hits * share) return count;
  }
  return undefined;
}

/** The subject that a miss counts against: the caller, or a known device whose network is over the limit. */
async function guesserOf(deps: Deps, request: FastifyRequest, misses: Misses): Promise<Guesser> {
  const callers = callersOf(deps, request);
  const device = deviceOfCall(request);
  if (!device || !(await missesOf(deps, callers, misses))) return callers;
  const isKnown = await isKnownDevice(deps, device);
  return isKnown ? [{ key: deviceSubject(deps, device), share: 1 }] : callers;
}

async function countMiss(deps: Deps, guesser: Guesser, { name, limit }: Misses): Promise<void> {
  // Distributed guessing stays under every single limit; this metric shows it.
  countMetric("waslijn_code_misses_total");
  if (deps.env.RATE_LIMITS === "off") return;
  for (const { key } of guesser) {
    await addHits(deps.db, `${name}:${key}`, limit, deps.clock.now());
  }
}

const lookups = new Map<string, Promise<unknown>>();

/**
 * Looks up a value that the caller may have guessed. An unknown value counts as a miss; after too many the caller is
 * refused without a lookup. Lookups of one caller run one after another: otherwise a burst of guesses would pass before
 * the first miss is counted.
 */
export async function countingMisses<T>(
  deps: Deps,
  request: FastifyRequest,
  lookup: () => Promise<T | undefined>,
  misses: Misses = CODE_MISSES,
): Promise<T> {
  const guesser = await guesserOf(deps, request, misses);
  const once = async (): Promise<T> => {
    const count = await missesOf(deps, guesser, misses);
    if (count) refuse(count);
    const found = await lookup();
    if (found !== undefined) return found;
    await countMiss(deps, guesser, misses);
    throw misses.missing();
  };
  if (deps.env.RATE_LIMITS === "off") return once();
  const subject = `${misses.name}:${guesser[0]?.key ?? ""}`;
  const turn = (lookups.get(subject) ?? Promise.resolve()).then(once, once);
  lookups.set(subject, turn);
  try {
    return await turn;
  } finally {
    if (lookups.get(subject) === turn) lookups.delete(subject);
  }
}

function refuse({ retryAfter }: Count): never {
  throw new ApiProblem("too_many_requests", { retryAfter });
}
