import { calls } from "@waslijn/contract/calls/customer";
import { GUEST_CREDENTIALS } from "@waslijn/contract/shared/codes";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import { deviceToken } from "./device-token.ts";
import { send } from "./send.ts";
import { session } from "./session.ts";

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
