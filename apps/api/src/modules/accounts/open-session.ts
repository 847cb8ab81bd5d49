import type { Tokens } from "@waslijn/contract/customer/accounts";
import { randomUUID, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { signAccessToken } from "../../http/access-token.ts";
import type { Bearer } from "../../http/principal.ts";
import { insertSession, type SessionRow } from "./sessions-repository.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** A user's session expires after this long without use; guest and company sessions expire at a fixed time. */
const LIFETIME_MS = { guest: 30 * MINUTE, company: 120 * MINUTE, user: 60 * DAY };

/** After this long a user has to log in again, however often the session is used. */
export const LONGEST_MS = 365 * DAY;

type Owner =
  | { kind: "guest" }
  | { kind: "user"; userId: string }
  | { kind: "company"; companyId: string };

export const endOf = (kind: Owner["kind"], now: Date): Date =>
  new Date(now.getTime() + LIFETIME_MS[kind]);

/** Creates a session (one family of refresh tokens) on one device. `db` may be the caller's transaction. */
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

/**
 * `session.secret.signature`. The signature proves that we issued the token, so that a guess cannot end a session; the
 * database stores only the hash of the newest token.
 */
function firstRefreshToken(deps: Deps, sessionId: string): string {
  return sealed(deps, sessionId, randomBytes(32).toString("base64url"));
}

/**
 * Deterministic: two tabs that refresh concurrently get the same token pair, so neither holds a token that looks
 * stolen.
 */
export function nextRefreshToken(deps: Deps, token: string): string {
  return sealed(deps, sessionOf(token), hmac(deps, `next:${token}`));
}

export function isOurRefreshToken(deps: Deps, token: string): boolean {
  const [sessionId = "", secret = "", seal = ""] = token.split(".");
  const expected = Buffer.from(hmac(deps, `seal:${sessionId}.${secret}`));
  const actual = Buffer.from(seal);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

export const sessionOf = (token: string): string => token.slice(0, token.indexOf("."));

export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

function sealed(deps: Deps, sessionId: string, secret: string): string {
  return `${sessionId}.${secret}.${hmac(deps, `seal:${sessionId}.${secret}`)}`;
}

function hmac(deps: Deps, text: string): string {
  return createHmac("sha256", deps.secrets.tokenKey).update(`refresh:${text}`).digest("base64url");
}
