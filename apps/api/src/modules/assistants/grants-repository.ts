import type { Assistant } from "@waslijn/contract/customer/assistants";
import { sql, type Selectable } from "kysely";
import { createHash } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type GrantRow = Selectable<Database["assistant_grants"]>;

export const tokenHash = (token: string): string =>
  createHash("sha256").update(`assistant:${token}`).digest("base64url");

/**
 * Currently valid grants. A grant from before the account's e-mail was confirmed is never valid: its creator knew the
 * password but had not proved to own the mailbox (OPEN-05).
 */
const workingGrants = (db: Db, now: Date) =>
  db
    .selectFrom("assistant_grants as g")
    .innerJoin("users as u", "u.id", "g.user_id")
    .where("g.revoked_at", "is", null)
    .where("g.expires_at", ">", now)
    .where("u.erased_at", "is", null)
    .whereRef("u.confirmed_at", "<=", "g.created_at");

/** Valid grants, newest first. */
export async function listGrants(db: Db, userId: string, now: Date): Promise<Assistant[]> {
  const rows = await workingGrants(db, now)
    .selectAll("g")
    .select(spentOf.as("spent"))
    .where("g.user_id", "=", userId)
    .orderBy("g.created_at", "desc")
    .orderBy("g.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    mostCents: row.most_cents,
    spentCents: row.spent,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    may: row.may,
    host: row.client_host,
  }));
}

/** Cents reserved for orders that were not cancelled since, and for fees. */
const spentOf = sql<number>`coalesce((SELECT sum(s.cents) FROM assistant_spending s
  LEFT JOIN orders o ON o.id = s.order_id
  WHERE s.grant_id = g.id AND o.status IS DISTINCT FROM 'cancelled'), 0)::int`;

/** Finds a valid grant by its pasted access code. */
export const findGrant = (db: Db, token: string, now: Date): Promise<GrantRow | undefined> =>
  used(db, now, workingGrants(db, now).selectAll("g").where("g.token_hash", "=", tokenHash(token)));

/** Finds a valid grant by an OAuth access token for this resource. */
export const findGrantByAccess = (
  db: Db,
  token: string,
  resource: string,
  now: Date,
): Promise<GrantRow | undefined> =>
  used(
    db,
    now,
    workingGrants(db, now)
      .innerJoin("assistant_tokens as t", "t.grant_id", "g.id")
      .selectAll("g")
      .where("t.hash", "=", tokenHash(token))
      .where("t.kind", "=", "access")
      .where("t.resource", "=", resource)
      .where("t.expires_at", ">", now),
  );

/** Runs the lookup. Updates `used_at` at most once a minute. */
async function used(
  db: Db,
  now: Date,
  lookup: { executeTakeFirst(): Promise<GrantRow | undefined> },
): Promise<GrantRow | undefined> {
  const grant = await lookup.executeTakeFirst();
  if (grant && now.getTime() - (grant.used_at?.getTime() ?? 0) >= 60_000) {
    await db
      .updateTable("assistant_grants")
      .set({ used_at: now })
      .where("id", "=", grant.id)
      .execute();
  }
  return grant;
}

export const findWorkingGrant = (db: Db, id: string, now: Date): Promise<GrantRow | undefined> =>
  workingGrants(db, now).selectAll("g").where("g.id", "=", id).executeTakeFirst();

/** Revokes a grant, and with it all its tokens. */
export async function endGrant(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("assistant_grants")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

/**
 * Locks a grant row until the transaction ends, so that two calls cannot spend the same amount. Returns what is left,
 * or undefined if the grant is not valid.
 */
export async function lockGrant(
  db: Db,
  id: string,
  now: Date,
): Promise<{ left: number } | undefined> {
  await db.selectFrom("assistant_grants").select("id").where("id", "=", id).forUpdate().execute();
  const row = await workingGrants(db, now)
    .select(["g.most_cents", spentOf.as("spent")])
    .where("g.id", "=", id)
    .executeTakeFirst();
  return row && { left: row.most_cents - row.spent };
}

/** Deletes an erased account's grants and their spending. */
export async function forgetGrantsOf(db: Db, userId: string): Promise<void> {
  const own = db.selectFrom("assistant_grants").select("id").where("user_id", "=", userId);
  await db.deleteFrom("assistant_spending").where("grant_id", "in", own).execute();
  await db.deleteFrom("assistant_grants").where("user_id", "=", userId).execute();
}

/** Deletes grants that expired before this date, with their spending. */
export async function forgetOldGrants(db: Db, before: Date): Promise<void> {
  const old = db.selectFrom("assistant_grants").select("id").where("expires_at", "<", before);
  await db.deleteFrom("assistant_spending").where("grant_id", "in", old).execute();
  await db.deleteFrom("assistant_grants").where("expires_at", "<", before).execute();
}

export const readGrantsOf = (db: Db, userId: string): Promise<GrantRow[]> =>
  db
    .selectFrom("assistant_grants")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
