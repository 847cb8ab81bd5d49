import { calls } from "@waslijn/contract/customer/calls";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { Tokens } from "@waslijn/contract/customer/session";
import { deviceToken } from "./device-token.ts";
import { send } from "./send.ts";
import { keepTokens } from "./session-tokens.ts";

/** Short of the ten minutes that a token lives, so that it lasts until it is used. */
const FRESH_MS = 8 * 60_000;

let company: string | undefined;
let obtainedAt = 0;

/** Becomes a guest, or a company when an id is given; both are stored as `guest` (SESS-28). */
export async function obtainGuest(companyId?: string): Promise<void> {
  const answer = companyId
    ? await send(calls.companyToken, { params: { id: companyId } })
    : await send(calls.createToken, {
        credentials: GUEST_CREDENTIALS,
        body: { uuid: deviceToken() },
      });
  company = companyId;
  obtainedAt = Date.now();
  keepTokens("guest", answer as Tokens);
}

/** A guest whose time is over becomes the same kind of guest anew, unnoticed (SESS-13). */
export const renewGuest = (): Promise<void> => obtainGuest(company);

export const isGuestFresh = (): boolean => Date.now() - obtainedAt < FRESH_MS;
