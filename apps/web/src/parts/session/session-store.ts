import type { UserLocation } from "@waslijn/contract/shared/address";
import type { SessionType } from "@waslijn/contract/shared/codes";
import type { Me } from "@waslijn/contract/customer/session";
import { sessionTokens, tokensChanged } from "../../api/session-tokens.ts";
import { ValueStore } from "../../lib/value-store.ts";

/** The me response, its full name also as `name` (API-12). */
export type SessionUser = Me & { name: string };

export type Session = {
  /** False until the start-up handling has finished: what depends on the session waits (SESS-11). */
  ready: boolean;
  type: SessionType;
  user: SessionUser | undefined;
  /** The first of a user's stored addresses (API-13). */
  location: UserLocation | undefined;
  formattedAddress: string | undefined;
};

const nobody = { user: undefined, location: undefined, formattedAddress: undefined };
export const UNKNOWN_SESSION: Session = { ready: false, type: "anon", ...nobody };

export const sessionStore = new ValueStore<Session>(UNKNOWN_SESSION);

/** Follows the tokens: with another type the person is another one too. */
function followTokens(): void {
  const { type } = sessionTokens();
  const before = sessionStore.read();
  if (before.type === type) return;
  sessionStore.set({ ready: before.ready, type, ...nobody });
}

export function sessionIsReady(): void {
  followTokens();
  sessionStore.set({ ...sessionStore.read(), ready: true });
}

export function showUser(me: Me, location: UserLocation | undefined): void {
  followTokens();
  sessionStore.set({
    ...sessionStore.read(),
    user: { ...me, name: me.fullName },
    location,
    formattedAddress: location && addressOf(location),
  });
}

function addressOf({ address, ...at }: UserLocation): string {
  return address || `${at.thoroughfare} ${at.subThoroughfare}\n${at.postalCode} ${at.city}`;
}

tokensChanged.subscribe(followTokens);
if (typeof window !== "undefined") {
  // Another tab logged in or out.
  addEventListener("storage", ({ key }) => {
    if (key === "sessionType" || key === null) followTokens();
  });
}
