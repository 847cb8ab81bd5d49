import { randomBytes, randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { isSessionOpen } from "../../http/auth.ts";
import { lockUser } from "../accounts/users-repository.ts";
import { tokenHash } from "./grants-repository.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

type Customer = { userId: string; sessionId: string };

/**
 * Grants an assistant permission to order for the customer, up to an amount and for some days. Returns the token; only
 * its hash is stored. Throws `email_unconfirmed` until the e-mail address is confirmed: until then the account may not
 * belong to the owner of that mailbox (OPEN-05).
 */
export async function allowAssistant(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, sessionId }: Customer,
  { name, mostEuros, days }: { name: string; mostEuros: number; days: number },
): Promise<{ id: string; token: string }> {
  const now = clock.now();
  const id = randomUUID();
  const token = `wla_${randomBytes(TOKEN_BYTES).toString("base64url")}`;
  await db.transaction().execute(async (transaction) => {
    // The row lock is shared with password resets, so a session that a reset has just ended cannot create a grant.
    const user = await lockUser(transaction, userId);
    if (!user || !(await isSessionOpen(transaction, sessionId, now))) {
      throw new ApiProblem("expired_token");
    }
    if (!user.confirmed_at) throw new ApiProblem("email_unconfirmed");
    await transaction
      .insertInto("assistant_grants")
      .values({
        id,
        token_hash: tokenHash(token),
        user_id: userId,
        name: name.trim(),
        most_cents: mostEuros * 100,
        created_at: now,
        expires_at: new Date(now.getTime() + days * DAY_MS),
      })
      .execute();
  });
  return { id, token };
}

/** Revokes a grant. Takes effect at the assistant's next call. */
export async function stopAssistant(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  id: string,
): Promise<void> {
  await db
    .updateTable("assistant_grants")
    .set({ revoked_at: clock.now() })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .execute();
}
