import { SESSION_TYPES, type SessionType } from "@waslijn/contract/shared/codes";
import type { Tokens } from "@waslijn/contract/customer/accounts";
import { forget, readStored, store } from "../lib/storage.ts";

/** The default is anon with empty tokens (SESS-03); no other type is taken over (SESS-02). */
export function storedTokens(): Tokens & { type: SessionType } {
  const type = SESSION_TYPES.find((known) => known === readStored("sessionType")) ?? "anon";
  if (type === "anon") return { type, token: "", refresh: "" };
  return { type, token: readStored("sessionToken"), refresh: readStored("sessionRefreshToken") };
}

/** The type last: whoever reads it in another tab finds its tokens there already. */
export function storeTokens(type: SessionType, { token, refresh }: Tokens): void {
  store("sessionToken", token);
  store("sessionRefreshToken", refresh);
  store("sessionType", type);
}

export function dropStored(): void {
  store("sessionType", "anon");
  storeTokens("anon", { token: "", refresh: "" });
}

/** At start nothing of an old guest stays (SESS-09). */
export const forgetStored = (): void =>
  forget("sessionType", "sessionToken", "sessionRefreshToken");
