import { call } from "../../api/client.ts";
import { deviceToken } from "../../api/device-token.ts";
import { refreshOnce } from "../../api/refresh-once.ts";
import { isGuestFresh, obtainGuest, renewGuest } from "../../api/renew-guest.ts";
import { counted } from "../../api/running-calls.ts";
import { dropTokens, keepTokens, sessionTokens } from "../../api/session-tokens.ts";
import type { Tokens } from "@waslijn/contract/customer/session";
import { showUser } from "./session-store.ts";

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
  keepTokens("user", tokens);
  await loadMe();
}

/** Becomes a guest unless somebody is here already (FLOW-21). */
export async function becomeGuest(): Promise<void> {
  if (sessionTokens().type === "anon") await counted(() => obtainGuest());
}

export const loginAsCompany = (id: string): Promise<void> => counted(() => obtainGuest(id));

/** To be awaited before every order placement (SESS-13). */
export async function ensureFreshToken(): Promise<void> {
  const { type, token } = sessionTokens();
  if (type === "user") await counted(() => refreshOnce(token));
  if (type === "guest" && !isGuestFresh()) await counted(renewGuest);
}

/** Loads the user and the first stored address; a failure of `me` ends the session (SESS-07). */
export async function loadMe(): Promise<void> {
  const locations = call("myLocations").catch(() => []);
  try {
    const me = await call("me");
    showUser(me, (await locations)[0]);
  } catch (error) {
    dropTokens();
    throw error;
  }
}

export const endSession = (): void => dropTokens();
