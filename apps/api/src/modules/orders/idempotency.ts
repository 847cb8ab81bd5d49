import {
  DEVICE_HEADER,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HOURS,
  TABLET_KEY_HOURS,
} from "@waslijn/contract/shared/constants";
import { calls } from "@waslijn/contract/calls/customer";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { createHmac } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { plannedOnce } from "../../db/planned-once.ts";
import type { Deps } from "../../deps.ts";
import type { Booked, Booking } from "./booking.ts";

export type RequestKey = NonNullable<Booking["key"]>;

const KEY = /^[\x21-\x7e]{8,128}$/;
const DEVICE = /^[\w-]{8,64}$/;
const HOUR_MS = 3_600_000;

const refused = (field: string, rule: string) =>
  new ApiProblem("validation_failed", { fields: [{ field, rule }] });

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

export function deviceOf(request: FastifyRequest): string | undefined {
  const device = headerOf(request, DEVICE_HEADER);
  if (device !== undefined && !DEVICE.test(device)) throw refused(DEVICE_HEADER, "uuid");
  return device;
}

/** The request's idempotency key, if any. Scoped to one device and one route; it expires after `hours`. */
export function requestKey(
  request: FastifyRequest,
  { secrets }: Pick<Deps, "secrets">,
  body: object,
  hours = IDEMPOTENCY_HOURS,
): RequestKey | undefined {
  const device = deviceOf(request);
  const key = headerOf(request, IDEMPOTENCY_HEADER);
  if (key === undefined) return undefined;
  if (device === undefined) throw refused(DEVICE_HEADER, "required");
  return { ...keyOf(request, secrets, key, device, body), hours };
}

/** The idempotency key of a staff request, if any. Scoped to the staff member and one route. */
export function staffKey(
  request: FastifyRequest,
  { secrets }: Pick<Deps, "secrets">,
  { id }: { id: string },
  body: object,
): RequestKey | undefined {
  const key = headerOf(request, IDEMPOTENCY_HEADER);
  return key === undefined ? undefined : keyOf(request, secrets, key, `staff-${id}`, body);
}

const scopeOf = (caller: string, route: string): string => `${caller} ${route}`;

function keyOf(
  request: FastifyRequest,
  { fingerprintKey }: Deps["secrets"],
  key: string,
  caller: string,
  body: object,
): RequestKey {
  if (!KEY.test(key)) throw refused(IDEMPOTENCY_HEADER, "idempotency_key");
  return {
    scope: scopeOf(caller, request.routeOptions.url ?? ""),
    key,
    fingerprint: createHmac("sha256", fingerprintKey)
      .update(JSON.stringify(body, withoutPassword))
      .digest("base64url"),
  };
}

/**
 * Runs `work` in a transaction, once per idempotency key (LIFE-09). False when an earlier request had already run it.
 */
export const doOnce = (
  db: Db,
  key: RequestKey | undefined,
  now: Date,
  work: (transaction: Db) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!key) {
      await work(transaction);
      return true;
    }
    const keyJson = JSON.stringify(key);
    const { rows } = await sql<{ earlier: Booked | null }>`
      SELECT answered_before(${keyJson}::jsonb, ${now}) AS earlier`.execute(transaction);
    if (rows[0]?.earlier) {
      answerOf(rows[0].earlier, key);
      return false;
    }
    await work(transaction);
    await sql`SELECT answered_now(${keyJson}::jsonb, 200, '{}', ${now})`.execute(transaction);
    return true;
  });

/** Clients resend a saved body without its password; the fingerprint ignores it, so that the retry still matches. */
const withoutPassword = (name: string, value: unknown): unknown =>
  name === "plainPassword" ? undefined : value;

/**
 * The answer to an earlier request with this key. A no-op UPDATE, as in `answered_before`: its commit waits for a
 * standby, so the answer read is durable.
 */
export async function findAnswer(
  db: Db,
  key: Pick<RequestKey, "scope" | "key" | "hours">,
  now: Date,
): Promise<Booked | undefined> {
  const row = await db
    .updateTable("idempotency")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("scope", "=", key.scope)
    .where("key", "=", key.key)
    .where("created_at", ">", new Date(now.getTime() - (key.hours ?? IDEMPOTENCY_HOURS) * HOUR_MS))
    .returning(["fingerprint", "answer"])
    .$call(plannedOnce)
    .executeTakeFirst();
  return row?.answer ? { answer: row.answer, fingerprint: row.fingerprint } : undefined;
}

const TABLET_ROUTES = {
  retail: `/api${calls.placeRetailOrder.path}`,
  collection: `/api${calls.placeCollection.path}`,
} as const;

/** The answer to a shop tablet's order by its idempotency key. A tablet may have been offline for days. */
export const findTabletAnswer = (
  db: Db,
  { kind, device, key }: { kind: keyof typeof TABLET_ROUTES; device: string; key: string },
  now: Date,
): Promise<Booked | undefined> =>
  findAnswer(
    db,
    { scope: scopeOf(device, TABLET_ROUTES[kind]), key, hours: TABLET_KEY_HOURS },
    now,
  );

/** Deletes expired idempotency keys. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const old = db.deleteFrom("idempotency");
  await old
    .where("created_at", "<", ago(IDEMPOTENCY_HOURS))
    .where((row) =>
      row.and(
        Object.values(TABLET_ROUTES).map((route) => row("scope", "not like", scopeOf("%", route))),
      ),
    )
    .execute();
  await old.where("created_at", "<", ago(TABLET_KEY_HOURS)).execute();
}

/** Like `findAnswer`, inside a transaction: blocks other requests with this key until the transaction ends. */
export async function answeredBefore(
  db: Db,
  key: RequestKey,
  now: Date,
): Promise<Booked | undefined> {
  const { rows } = await sql<{ earlier: Booked | null }>`
    SELECT answered_before(${JSON.stringify(key)}::jsonb, ${now}) AS earlier`.execute(db);
  return rows[0]?.earlier ?? undefined;
}

/** Stores the answer for this key, to be repeated for retries. */
export async function answeredNow(
  db: Db,
  key: RequestKey,
  answer: object,
  now: Date,
): Promise<void> {
  const [keyJson, answerJson] = [JSON.stringify(key), JSON.stringify(answer)];
  await sql`SELECT answered_now(${keyJson}::jsonb, 201, ${answerJson}::jsonb, ${now})`.execute(db);
}

/** Returns the stored answer. Throws `idempotency_mismatch` when the earlier request had another body. */
export function answerOf(booked: Booked, key: RequestKey | undefined): object {
  if (booked.fingerprint !== undefined && booked.fingerprint !== key?.fingerprint) {
    throw new ApiProblem("idempotency_mismatch");
  }
  return booked.answer;
}
