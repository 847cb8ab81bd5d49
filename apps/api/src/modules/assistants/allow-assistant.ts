import { ASSISTANT_SCOPES, type AssistantScope } from "@waslijn/contract/customer/assistant-limits";
import { randomBytes, randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { isSessionOpen } from "../../http/auth.ts";
import type { Bearer, Principal } from "../../http/principal.ts";
import { lockUser } from "../accounts/users-repository.ts";
import { tokenHash } from "./grants-repository.ts";

const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

type Customer = { userId: string; sessionId: string };
type Terms = { name: string; mostEuros: number; days: number; may: AssistantScope[] };
/** Either a pasted access code or an OAuth client. */
type Holder = { token: string } | { client: { id: string; host: string | null } };

export function userOf(principal: Principal): Extract<Bearer, { kind: "user" }> {
  if (principal.kind !== "user") throw new ApiProblem("forbidden");
  return principal;
}

/**
 * Grants an assistant permission to order for the customer, up to an amount and for some days. Returns the access code;
 * only its hash is stored. Throws as `createGrant` does.
 */
export async function allowAssistant(
  deps: Pick<Deps, "db" | "clock">,
  customer: Customer,
  terms: Omit<Terms, "may">,
): Promise<{ id: string; token: string }> {
  const token = `wla_${randomBytes(TOKEN_BYTES).toString("base64url")}`;
  const grant = { ...terms, token, may: [...ASSISTANT_SCOPES] };
  const id = await createGrant(deps, customer, grant, async (_db, made) => made.id);
  return { id, token };
}

/**
 * Creates a grant and, in the same transaction, what `also` makes of it. Throws `email_unconfirmed` until the e-mail
 * address is confirmed: until then the account may not belong to the owner of that mailbox (OPEN-05).
 */
export function createGrant<T>(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, sessionId }: Customer,
  { name, mostEuros, days, may, ...holder }: Terms & Holder,
  also: (db: Db, grant: { id: string; expires_at: Date }) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    // The row lock is shared with password resets, so a session that a reset has just ended cannot create a grant.
    const user = await lockUser(transaction, userId);
    if (!user || !(await isSessionOpen(transaction, sessionId, now))) {
      throw new ApiProblem("expired_token");
    }
    if (!user.confirmed_at) throw new ApiProblem("email_unconfirmed");
    const grant = { id: randomUUID(), expires_at: new Date(now.getTime() + days * DAY_MS) };
    const isPasted = "token" in holder;
    await transaction
      .insertInto("assistant_grants")
      .values({
        ...grant,
        token_hash: isPasted ? tokenHash(holder.token) : null,
        client_id: isPasted ? null : holder.client.id,
        client_host: isPasted ? null : holder.client.host,
        user_id: userId,
        name: name.trim(),
        most_cents: mostEuros * 100,
        may,
        created_at: now,
      })
      .execute();
    return also(transaction, grant);
  });
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
