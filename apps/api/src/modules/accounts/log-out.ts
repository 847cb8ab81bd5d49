import type { Deps } from "../../deps.ts";
import { isOurRefreshToken, sessionOf } from "./refresh-token.ts";
import { revokeSession } from "./sessions-repository.ts";

/**
 * Ends the session that a refresh token belongs to, on its own device, also when another tab has
 * refreshed it meanwhile. Anything else gets the same answer and ends nothing.
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
