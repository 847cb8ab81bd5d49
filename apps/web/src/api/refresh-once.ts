import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { isRefused } from "@waslijn/api-client/verdict.ts";
import { calls } from "@waslijn/contract/calls/customer";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import { deviceToken, send } from "./send.ts";
import { session } from "./session.ts";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";

let running: Promise<void> | undefined;

/** Settles when no refresh is under way; its outcome is the business of whoever started it. */
export const refreshRunning = async (): Promise<void> => {
  await running?.catch(() => undefined);
};

/**
 * Exchanges the refresh token, once for everyone who asks meanwhile (SESS-15), in this tab and in
 * others. Rejects when that fails, so that the waiting calls fail (SESS-16).
 */
export function refreshOnce(usedToken: string): Promise<void> {
  running ??= alone(() => refresh(usedToken)).finally(() => {
    running = undefined;
  });
  return running;
}

/** A stored token reaches tabs of other processes a moment later; until then they would refresh again. */
const SETTLING_MS = 250;

/** Tabs take turns where the browser knows locks; plain http does not. */
function alone(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  return new Promise((resolve, reject) => {
    const turn = async (): Promise<void> => {
      // This tab goes on at once; the next one waits until it can see the new token.
      await work().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, SETTLING_MS));
    };
    navigator.locks.request("session-refresh", turn).catch(reject);
  });
}

async function refresh(usedToken: string): Promise<void> {
  const { type, companyId, token, refresh: refreshToken } = session.holder;
  // Another call or tab was faster: its token is the one to use.
  if (token && token !== usedToken) return;
  try {
    if (!refreshToken) throw new ApiFailure(401);
    const body = { uuid: deviceToken(), refreshToken };
    session.renew(refreshToken, (await send(calls.refreshToken, { body })) as Tokens);
  } catch (error) {
    // Only a refusal says that the tokens are of no use (SESS-10, SESS-16).
    if (!isRefused(error)) throw error;
    // A guest whose time is over becomes the same kind of guest anew, unnoticed (SESS-13).
    if (type === "guest") return obtainGuest(companyId);
    if (session.holder.refresh === refreshToken) session.end();
    throw error;
  }
}

/** Becomes a guest, or a company when an id is given; both are stored as `guest` (SESS-28). */
export async function obtainGuest(companyId?: string): Promise<void> {
  const answer = companyId
    ? await send(calls.companyToken, { params: { id: companyId } })
    : await send(calls.createToken, {
        credentials: GUEST_CREDENTIALS,
        body: { uuid: deviceToken() },
      });
  session.becomeGuest(answer as Tokens, companyId);
}
