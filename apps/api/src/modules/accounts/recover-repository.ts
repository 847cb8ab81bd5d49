import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";
import { RECOVER_LINK_TTL_SECONDS } from "@waslijn/contract/shared/constants";
import { createHash, randomBytes } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";

type RecoverTokenRow = Selectable<Database["recover_tokens"]>;

/** Starts a cooldown unless one is running; returns whether it did. */
export async function startCooldown(
  db: Db,
  emailHmac: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const started = await db
    .insertInto("recover_cooldowns")
    .values({ email_hmac: emailHmac, until })
    .onConflict((conflict) =>
      conflict
        .column("email_hmac")
        .doUpdateSet({ until })
        .where("recover_cooldowns.until", "<=", now),
    )
    .returning("until")
    .executeTakeFirst();
  return started !== undefined;
}

export async function cooldownEnd(db: Db, emailHmac: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom("recover_cooldowns")
    .select("until")
    .where("email_hmac", "=", emailHmac)
    .executeTakeFirst();
  return row?.until;
}

function findRecoverToken(db: Db, tokenHash: string): Promise<RecoverTokenRow | undefined> {
  return db
    .selectFrom("recover_tokens")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
}

async function insertRecoverToken(db: Db, token: Omit<RecoverTokenRow, "used_at">): Promise<void> {
  await db.insertInto("recover_tokens").values(token).execute();
}

/** Marks a token and all others of its user as used. Of two concurrent calls only one succeeds. */
export async function useRecoverToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const used = await db
    .updateTable("recover_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  if (!used) return undefined;
  await db
    .updateTable("recover_tokens")
    .set({ used_at: now })
    .where("user_id", "=", used.user_id)
    .where("used_at", "is", null)
    .execute();
  return used.user_id;
}

export const recoverTokenHash = (token: string): string =>
  createHash("sha256").update(`recover:${token}`).digest("base64url");

/** Called when the mail is rendered, so that the link is valid for as long as the mail says. */
export async function makeRecoverToken(deps: Deps, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = deps.clock.now();
  await insertRecoverToken(deps.db, {
    token_hash: recoverTokenHash(token),
    user_id: userId,
    created_at: now,
    expires_at: new Date(now.getTime() + RECOVER_LINK_TTL_SECONDS * 1000),
  });
  return token;
}

export async function validRecoverToken(deps: Deps, token: string): Promise<RecoverTokenRow> {
  const row = await findRecoverToken(deps.db, recoverTokenHash(token));
  if (!row || row.used_at) throw new ApiProblem("user_recover_token_invalid");
  if (row.expires_at <= deps.clock.now()) {
    throw new ApiProblem("user_recover_token_expired", { ttl: RECOVER_LINK_TTL_SECONDS });
  }
  return row;
}
