import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { callersOf } from "./caller.ts";
import { addHits } from "./hit-counts.ts";
import { GENERAL_LIMIT } from "./limits.ts";
import { countApart } from "./waiting.ts";

/** Hits are added to the shared count in batches, so that most calls need no statement. */
const HANDFUL = 40;

type Tally = { pending: number; refusedUntil: number };

/** One generous limit on all calls of a caller; health checks and metrics are exempt. */
export function generalLimit(app: FastifyInstance, deps: Deps): void {
  if (deps.env.RATE_LIMITS === "off") return;
  const tallies = new Map<string, Tally>();
  const forget = setInterval(() => tallies.clear(), 600_000);
  forget.unref();
  app.addHook("onClose", async () => clearInterval(forget));
  app.addHook("onRequest", async (request) => {
    if (isFree(request)) return;
    const take = async (counted: { key: string; share: number }[]): Promise<void> => {
      for (const { key, share } of counted) {
        await count(deps, tallies, key, GENERAL_LIMIT.hits * share);
      }
    };
    try {
      await take(callersOf(deps, request));
    } catch (error) {
      await take(await countApart(deps, request, error));
    }
  });
}

async function count(
  deps: Deps,
  tallies: Map<string, Tally>,
  caller: string,
  most: number,
): Promise<void> {
  const now = deps.clock.now();
  const tally = tallies.get(caller) ?? { pending: 0, refusedUntil: 0 };
  tallies.set(caller, tally);
  if (now.getTime() < tally.refusedUntil) {
    throw new ApiProblem("too_many_requests", {
      retryAfter: Math.ceil((tally.refusedUntil - now.getTime()) / 1000),
    });
  }
  if (++tally.pending < HANDFUL) return;
  tally.pending = 0;
  const { hits } = await addHits(deps.db, `all:${caller}`, GENERAL_LIMIT, now, HANDFUL);
  // A short pause instead of the limit's whole minute.
  if (hits > most) tally.refusedUntil = now.getTime() + 10_000;
}

const isFree = (request: FastifyRequest): boolean =>
  /\/(health\/(live|ready)|metrics)$/.test(request.routeOptions.url ?? "");
