import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { calls } from "@waslijn/contract/calls/customer";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import { deviceToken, send } from "./send.ts";
import { session } from "./session.ts";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";

let running: Promise<void> | undefined;

/** Resolves when no refresh is running, also when it failed: the caller that started it handles that. */
export const refreshRunning = async (): Promise<void> => {
  await running?.catch(() => undefined);
};

/**
 * Exchanges the refresh token once for all concurrent callers, in this tab and in others (SESS-15). Rejects when that
 * fails, so that the waiting calls fail too (SESS-16).
 */
export function refreshOnce(usedToken: string): Promise<void> {
  running ??= alone(() => refresh(usedToken)).finally(() => {
    running = undefined;
  });
  return running;
}

/** localStorage reaches tabs in other processes with a delay; without this wait they would refresh again. */
const SETTLING_MS = 250;

/** Web Locks serialise the tabs; they are missing on plain http. */
function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    const turn = async (): Promise<void> => {
      // Resolve at once; hold the lock until the next tab can see the new token.
      await work().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, SETTLING_MS));
    };
    navigator.locks.request("session-refresh", turn).catch(reject);
  });
}

async function refresh(usedToken: string): Promise<void> {
  const { type, companyId, token, refresh: refreshToken } = session.holder;
  // Another call or tab has refreshed already.
  if (token && token !== usedToken) return;
  try {
    if (!refreshToken) throw new ApiFailure(401);
    const body = { uuid: deviceToken(), refreshToken };
    session.renew(refreshToken, (await send(calls.refreshToken, { body })) as Tokens);
  } catch (error) {
    // Only a refusal means that the tokens are invalid (SESS-10, SESS-16).
    if (!isRefused(error)) throw error;
    // An expired guest is replaced by a new guest of the same kind, without the visitor noticing (SESS-13).
    if (type === "guest") return obtainGuest(companyId);
    if (session.holder.refresh === refreshToken) session.end();
    throw error;
  }
}

/** Obtains a guest token, or a company's when an id is given; both are stored as `guest` (SESS-28). */
export async function obtainGuest(companyId?: string): Promise<void> {
  const answer = companyId
    ? await send(calls.companyToken, { params: { id: companyId } })
    : await send(calls.createToken, {
        credentials: GUEST_CREDENTIALS,
        body: { uuid: deviceToken() },
      });
  session.becomeGuest(answer as Tokens, companyId);
}
