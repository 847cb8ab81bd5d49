import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { callersOf } from "./caller.ts";
import { deviceOfCall, deviceSubject, isKnownDevice, knownSince } from "./known-devices.ts";

/** A person retries after a minute with the same device; a script with a new device id for each call never does. */
export const WAIT_SECONDS = 60;
/** An earlier refusal expires after this. */
const FORGOTTEN_AFTER_MS = 86_400_000;
/** Share of the address's limit for one device that has waited. */
const OWN_SHARE = 1 / 10;
/** Token bucket rate: refused devices stored per second and node, so that a flood cannot fill the disk. */
const NOTED_A_SECOND = 100;
/** Token bucket size, ten minutes' worth: real devices refused during a flood are stored too. */
const NOTED_AT_ONCE = 600 * NOTED_A_SECOND;

const waitSubject = (deps: Deps, device: string): string => `waits:${deviceSubject(deps, device)}`;

/** Seconds that a refused device still has to wait; 0 when it has waited. */
export async function secondsToWait(deps: Deps, device: string): Promise<number> {
  const since = await knownSince(deps.db, waitSubject(deps, device));
  const waited = since ? deps.clock.now().getTime() - since.getTime() : 0;
  if (waited > FORGOTTEN_AFTER_MS) return WAIT_SECONDS;
  return Math.max(0, Math.ceil(WAIT_SECONDS - waited / 1000));
}

/**
 * Subjects and shares for a call whose address is over its limit: a known device counts alone, a device that has waited
 * also counts together with the others that have. Throws `too_many_requests` for all others.
 */
export async function countApart(
  deps: Deps,
  request: FastifyRequest,
  refusal: unknown,
): Promise<{ key: string; share: number }[]> {
  const device = deviceOfCall(request);
  if (!device) throw refusal;
  const key = deviceSubject(deps, device);
  if (await isKnownDevice(deps, device)) return [{ key, share: 1 }];
  const retryAfter = await secondsToWait(deps, device);
  if (retryAfter > 0) throw new ApiProblem("too_many_requests", { retryAfter });
  const others = callersOf(deps, request).map((caller) => ({
    key: `waited:${caller.key}`,
    share: caller.share,
  }));
  return [{ key, share: OWN_SHARE }, ...others];
}

/** Stores which devices were refused, so that waiting can be recognised. */
export function noteRefusedDevices(app: FastifyInstance, deps: Deps): void {
  if (deps.env.RATE_LIMITS === "off") return;
  let room = NOTED_AT_ONCE;
  const more = setInterval(() => (room = Math.min(room + NOTED_A_SECOND, NOTED_AT_ONCE)), 1000);
  more.unref();
  app.addHook("onClose", async () => clearInterval(more));
  app.addHook("onError", async (request, _reply, error) => {
    const device = deviceOfCall(request);
    const isRefused = error instanceof ApiProblem && error.type === "too_many_requests";
    if (!device || !isRefused || room === 0) return;
    room--;
    await note(deps, waitSubject(deps, device));
  });
}

async function note({ db, clock }: Deps, subject: string): Promise<void> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS);
  await sql`
    INSERT INTO known_devices AS d (subject, since, used_at) VALUES (${subject}, ${now}, ${now})
    ON CONFLICT (subject) DO UPDATE SET since = excluded.since, used_at = excluded.used_at
    WHERE d.since < ${forgotten}`.execute(db);
}
