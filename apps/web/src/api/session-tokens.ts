import { SESSION_TYPES, type SessionType } from "@waslijn/contract/shared/codes";
import type { Tokens } from "@waslijn/contract/customer/session";
import { forget, readStored, store } from "../lib/storage.ts";
import { ValueStore } from "../lib/value-store.ts";

export type SessionTokens = Tokens & { type: SessionType };

/** Grows with each change, so that whoever shows the session reads it again. */
export const tokensChanged = new ValueStore(0);

const ANON: SessionTokens = { type: "anon", token: "", refresh: "" };
/** A guest of this tab stays one when another tab starts and ends the stored guest (SESS-09). */
let guestOfThisTab: SessionTokens | undefined;

export function sessionTokens(): SessionTokens {
  const stored = storedTokens();
  return stored.type === "anon" && guestOfThisTab ? guestOfThisTab : stored;
}

/** The default is anon with empty tokens (SESS-03); no other type is taken over (SESS-02). */
export function storedTokens(): SessionTokens {
  const type = SESSION_TYPES.find((known) => known === readStored("sessionType")) ?? "anon";
  if (type === "anon") return ANON;
  return { type, token: readStored("sessionToken"), refresh: readStored("sessionRefreshToken") };
}

export function keepTokens(type: SessionType, { token, refresh }: Tokens): void {
  store("sessionType", type);
  store("sessionToken", token);
  store("sessionRefreshToken", refresh);
  guestOfThisTab = type === "guest" ? { type, token, refresh } : undefined;
  tokensChanged.set(tokensChanged.read() + 1);
}

export const dropTokens = (): void => keepTokens("anon", ANON);

/** At start nothing of an old session stays (SESS-09). */
export function removeTokens(): void {
  dropTokens();
  forget("sessionType", "sessionToken", "sessionRefreshToken");
}
