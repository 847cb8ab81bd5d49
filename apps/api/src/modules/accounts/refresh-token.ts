import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";

/**
 * `session.secret.seal`. The seal shows that we made the token, so that a guess cannot end a
 * session; the database keeps only the hash of the newest one.
 */
export function firstRefreshToken(deps: Deps, sessionId: string): string {
  return sealed(deps, sessionId, randomBytes(32).toString("base64url"));
}

/**
 * The successor of a token is always the same one: two tabs that refresh at once are handed the
 * same pair, and neither is left with a token that counts as stolen.
 */
export function nextRefreshToken(deps: Deps, token: string): string {
  return sealed(deps, sessionOf(token), hmac(deps, `next:${token}`));
}

export function isOurRefreshToken(deps: Deps, token: string): boolean {
  const [sessionId = "", secret = "", seal = ""] = token.split(".");
  const expected = Buffer.from(hmac(deps, `seal:${sessionId}.${secret}`));
  const given = Buffer.from(seal);
  return given.length === expected.length && timingSafeEqual(given, expected);
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
