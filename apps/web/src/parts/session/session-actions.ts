import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { Company, Me, Tokens } from "@waslijn/contract/customer/accounts";
import { call } from "../../api/client.ts";
import { deviceToken } from "../../api/send.ts";
import { obtainGuest, refreshOnce } from "../../api/refresh-once.ts";
import { counted } from "../../api/running-calls.ts";
import { session } from "../../api/session.ts";

/** Drafts live in this tab's session storage under keys that begin so. */
export const ORDER_DATA_PREFIX = "order.";

const listeners = new Set<() => void>();

/** Drafts in memory forget themselves when the order data is reset. */
export function onOrderDataReset(listener: () => void): void {
  listeners.add(listener);
}

/** Removes what was chosen and typed for an order in this tab (SESS-18, SESS-22). */
export function resetOrderData(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(ORDER_DATA_PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing.
  }
  for (const listener of listeners) listener();
}

/** Logs in as a user and loads who that is (SESS-06, FLOW-15). */
export async function login(email: string, password: string): Promise<void> {
  const tokens = await call("createToken", {
    credentials: { username: email.trim(), password },
    body: { uuid: deviceToken() },
  });
  await loginWithTokens(tokens);
}

/** A new password comes with tokens of its own (REC-19). */
export async function loginWithTokens(tokens: Tokens): Promise<void> {
  session.becomeUser(tokens);
  await loadMe();
}

/** Becomes a guest unless somebody is here already (FLOW-21). */
export async function becomeGuest(): Promise<void> {
  if (session.holder.type === "anon") await counted(() => obtainGuest());
}

export const loginAsCompany = (id: string): Promise<void> => counted(() => obtainGuest(id));

/** In whose name an order was confirmed. */
export type OrderedBy =
  | { type: "user"; company?: undefined }
  | { type: "guest"; company?: Company | undefined };

/**
 * Gets a token for an order, in the name it was confirmed in: fresh, and anew where a reload has ended
 * the guest (SESS-09, SESS-13). A user who has left meanwhile is not replaced by anybody.
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

/** Ends the session here at once, and at the server if that can be told (SESS-22). */
export function logOut(): void {
  const { type, refresh: refreshToken } = session.holder;
  session.end();
  if (type !== "user") return;
  // A server that is not there keeps nobody logged in here: its session then ends by its time.
  call("logOut", { body: { uuid: deviceToken(), refreshToken }, outlivesPage: true }).catch(
    () => undefined,
  );
}
