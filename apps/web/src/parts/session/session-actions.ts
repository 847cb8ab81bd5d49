import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { Company, Me, Tokens } from "@waslijn/contract/customer/accounts";
import { call } from "../../api/client.ts";
import { deviceToken } from "../../api/send.ts";
import { obtainGuest, refreshOnce } from "../../api/refresh-once.ts";
import { counted } from "../../api/running-calls.ts";
import { session } from "../../api/session.ts";

/** Prefix of the drafts' keys in sessionStorage. */
export const ORDER_DATA_PREFIX = "order.";

const listeners = new Set<() => void>();

/** Lets drafts in memory reset together with the stored order data. */
export function onOrderDataReset(listener: () => void): void {
  listeners.add(listener);
}

/** Removes the order data of this tab (SESS-18, SESS-22). */
export function resetOrderData(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(ORDER_DATA_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so it is empty.
  }
  for (const listener of listeners) listener();
}

/** Logs in and loads the user (SESS-06, FLOW-15). */
export async function login(email: string, password: string): Promise<void> {
  const tokens = await call("createToken", {
    credentials: { username: email.trim(), password },
    body: { uuid: deviceToken() },
  });
  await loginWithTokens(tokens);
}

/** Logs in with the tokens returned for a new password (REC-19). */
export async function loginWithTokens(tokens: Tokens): Promise<void> {
  session.becomeUser(tokens);
  await loadMe();
}

/** Becomes a guest unless there is a session (FLOW-21). */
export async function becomeGuest(): Promise<void> {
  if (session.holder.type === "anon") await counted(() => obtainGuest());
}

export const loginAsCompany = (id: string): Promise<void> => counted(() => obtainGuest(id));

/** Who an order was confirmed as. */
export type OrderedBy =
  | { type: "user"; company?: undefined }
  | { type: "guest"; company?: Company | undefined };

/**
 * Obtains a fresh token for an order, as the one who confirmed it, also after a reload ended the guest session
 * (SESS-09, SESS-13). A user who logged out meanwhile is not replaced by a guest.
 */
export async function actAs(orderer: OrderedBy): Promise<void> {
  if (orderer.type === "guest") {
    const companyId = orderer.company?.id;
    if (!session.isFreshGuest(companyId)) await counted(() => obtainGuest(companyId));
    return;
  }
  if (session.holder.type !== "user") throw new ApiFailure(401);
  await counted(() => refreshOnce(session.holder.token));
}

/** Loads the user and the first stored address; a failure of `me` ends the session (SESS-07). */
export async function loadMe(ask: () => Promise<Me> = () => call("me")): Promise<void> {
  const locations = call("myLocations").catch(() => []);
  try {
    const me = await ask();
    session.show(me, (await locations)[0]);
  } catch (error) {
    session.end();
    throw error;
  }
}

/** Ends the session here at once, and on the server if reachable (SESS-22). */
export function logOut(): void {
  const { type, refresh: refreshToken } = session.holder;
  session.end();
  if (type !== "user") return;
  // If the server is unreachable, its session expires by itself.
  call("logOut", { body: { uuid: deviceToken(), refreshToken }, outlivesPage: true }).catch(
    () => undefined,
  );
}
