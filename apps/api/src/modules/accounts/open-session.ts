import type { Tokens } from "@waslijn/contract/customer/session";
import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { signAccessToken } from "../../http/access-token.ts";
import type { Bearer } from "../../http/principal.ts";
import { firstRefreshToken, hashOf } from "./refresh-token.ts";
import { insertSession, type SessionRow } from "./sessions-repository.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A user's session ends when it was not used for this long; the others end in any case. */
const LIFETIME_MS = { guest: 30 * MINUTE, company: 120 * MINUTE, user: 60 * DAY };

/** A year after the login the password is asked for again, however often the session is used. */
export const LONGEST_MS = 365 * DAY;

export type Owner =
  | { kind: "guest" }
  | { kind: "user"; userId: string }
  | { kind: "company"; companyId: string };

export const endOf = (kind: Owner["kind"], now: Date): Date =>
  new Date(now.getTime() + LIFETIME_MS[kind]);

/** Starts a family of tokens on one device. `db` may be the caller's transaction. */
export async function openSession(
  deps: Deps,
  owner: Owner,
  device: string,
  db: Db = deps.db,
): Promise<Tokens> {
  const now = deps.clock.now();
  const id = randomUUID();
  const refresh = firstRefreshToken(deps, id);
  const session = {
    id,
    kind: owner.kind,
    user_id: owner.kind === "user" ? owner.userId : null,
    company_id: owner.kind === "company" ? owner.companyId : null,
    device,
    refresh_hash: hashOf(refresh),
    rotated_at: now,
    created_at: now,
    expires_at: endOf(owner.kind, now),
  };
  await insertSession(db, session);
  return { token: await signAccessToken(deps, bearerOf(session), session.expires_at), refresh };
}

export function bearerOf(
  session: Pick<SessionRow, "id" | "kind" | "device" | "user_id" | "company_id">,
): Bearer {
  const base = { sessionId: session.id, device: session.device };
  if (session.user_id) return { kind: "user", ...base, userId: session.user_id };
  if (session.company_id) return { kind: "company", ...base, companyId: session.company_id };
  return { kind: "guest", ...base };
}
