import { DEVICE_HEADER } from "@waslijn/contract/shared/constants";
import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { subjectKey } from "./caller.ts";

/** Device ids can be made up; one that ordered or logged in a day ago was not created for today's attack. */
export const KNOWN_AFTER_MS = 86_400_000;

export const deviceSubject = (deps: Deps, device: string): string =>
  `device:${subjectKey(deps, `device:${device}`)}`;

/** The same for e-mail addresses with and without an account. */
export const loginSubject = (deps: Deps, email: string, device: string): string =>
  `login:${subjectKey(deps, `${device} ${email}`)}`;

export async function knownSince(db: Db, subject: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("known_devices")
    .select("since")
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.since;
}

export async function isKnownDevice(deps: Deps, device: string | null): Promise<boolean> {
  const since = device ? await knownSince(deps.db, deviceSubject(deps, device)) : undefined;
  return since !== undefined && deps.clock.now().getTime() - since.getTime() >= KNOWN_AFTER_MS;
}

/** A device with a history, or an account with one: rate limits count such callers alone. */
export const isKnownCaller = async (
  deps: Deps,
  caller: { kind: string; userId?: string },
  device: string | null,
): Promise<boolean> =>
  (await isKnownDevice(deps, device)) ||
  (caller.kind === "user" &&
    caller.userId !== undefined &&
    (await isOldAccount(deps, caller.userId)));

/** An account created today is no more trusted than the order it was created with. */
async function isOldAccount({ db, clock }: Deps, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirst();
  return user !== undefined && clock.now().getTime() - user.created_at.getTime() >= KNOWN_AFTER_MS;
}

export async function rememberDevice(deps: Deps, subjects: string[]): Promise<void> {
  const now = deps.clock.now();
  await deps.db
    .insertInto("known_devices")
    .values(subjects.map((subject) => ({ subject, since: now, used_at: now })))
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ used_at: now }))
    .execute();
}

/** The device id that a call claims; it only proves that it is the same device again. */
export function deviceOfCall({ headers, body }: FastifyRequest): string | null {
  const deviceId = headers[DEVICE_HEADER] ?? (body as { uuid?: unknown } | undefined)?.uuid;
  return typeof deviceId === "string" && /^[\w-]{8,64}$/.test(deviceId) ? deviceId : null;
}
