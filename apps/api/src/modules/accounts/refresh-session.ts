import type { Tokens } from "@waslijn/contract/customer/accounts";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { signAccessToken } from "../../http/access-token.ts";
import {
  bearerOf,
  endOf,
  LONGEST_MS,
  hashOf,
  isOurRefreshToken,
  nextRefreshToken,
  sessionOf,
} from "./open-session.ts";
import {
  findSession,
  revokeSession,
  rotateSession,
  type SessionRow,
} from "./sessions-repository.ts";

/** How long the previous token is still accepted: for two tabs, or a retry after a lost response. */
const GRACE_MS = 10_000;

export async function refreshSession(
  deps: Deps,
  { uuid, refreshToken }: { uuid: string; refreshToken: string },
): Promise<Tokens> {
  if (!isOurRefreshToken(deps, refreshToken)) throw new ApiProblem("invalid_refresh_token");
  const next = nextRefreshToken(deps, refreshToken);
  const session =
    (await rotate(deps, uuid, refreshToken, next)) ??
    (await withinGrace(deps, uuid, refreshToken, next));
  const token = await signAccessToken(deps, bearerOf(session), session.expires_at);
  return { token, refresh: next };
}

function rotate(
  deps: Deps,
  device: string,
  refreshToken: string,
  next: string,
): Promise<SessionRow | undefined> {
  const now = deps.clock.now();
  return rotateSession(deps.db, {
    id: sessionOf(refreshToken),
    device,
    from: hashOf(refreshToken),
    to: hashOf(next),
    now,
    userEnds: endOf("user", now),
    longestMs: LONGEST_MS,
  });
}

/**
 * Handles a token that is ours but not the newest. Within the grace period it is accepted; later it counts as stolen
 * and the session is revoked.
 */
async function withinGrace(
  deps: Deps,
  device: string,
  refreshToken: string,
  next: string,
): Promise<SessionRow> {
  const now = deps.clock.now();
  const session = await findSession(deps.db, sessionOf(refreshToken));
  const isLive =
    session && session.revoked_at === null && session.expires_at > now && session.device === device;
  if (!isLive || session.refresh_hash === hashOf(refreshToken)) {
    throw new ApiProblem("invalid_refresh_token");
  }
  const isPrevious =
    session.previous_hash === hashOf(refreshToken) && session.refresh_hash === hashOf(next);
  if (isPrevious && now.getTime() - session.rotated_at.getTime() <= GRACE_MS) return session;
  await revokeSession(deps.db, session.id, now);
  throw new ApiProblem("invalid_refresh_token");
}

/**
 * Revokes the session of a refresh token, on its own device, even if another tab has refreshed it since. Invalid tokens
 * get the same response and revoke nothing.
 */
export async function logOut(
  deps: Deps,
  { uuid, refreshToken }: { uuid: string; refreshToken: string },
): Promise<null> {
  if (isOurRefreshToken(deps, refreshToken)) {
    await revokeSession(deps.db, sessionOf(refreshToken), deps.clock.now(), uuid);
  }
  return null;
}
