import type { UserLocation } from "@waslijn/contract/customer/locations";
import { type SessionType, SESSION_TYPES } from "@waslijn/contract/shared/codes";
import type { Me, Tokens } from "@waslijn/contract/customer/accounts";
import { ValueStore } from "../lib/value-store.ts";
import { forget, readStored, store } from "../lib/storage.ts";
import { useSyncExternalStore } from "react";

/** Defaults to anon with empty tokens (SESS-03); unknown types are ignored (SESS-02). */
export function storedTokens(): Tokens & { type: SessionType } {
  const type = SESSION_TYPES.find((known) => known === readStored("sessionType")) ?? "anon";
  if (type === "anon") return { type, token: "", refresh: "" };
  return { type, token: readStored("sessionToken"), refresh: readStored("sessionRefreshToken") };
}

/** The type is written last, so that another tab that reads it finds its tokens already stored. */
function storeTokens(type: SessionType, { token, refresh }: Tokens): void {
  store("sessionToken", token);
  store("sessionRefreshToken", refresh);
  store("sessionType", type);
}

function dropStored(): void {
  store("sessionType", "anon");
  storeTokens("anon", { token: "", refresh: "" });
}

/** Clears what an old guest left at start (SESS-09). */
export const forgetStored = (): void =>
  forget("sessionType", "sessionToken", "sessionRefreshToken");

/** The `me` response, with the full name also as `name` (API-12). */
export type SessionUser = Me & { name: string };

/** The session as screens see it. */
export type Visitor = {
  /** False until the session is known; everything that depends on it waits (SESS-11). */
  ready: boolean;
  type: SessionType;
  /** The company that this tab orders for; it has a guest's tokens (SESS-28). */
  companyId: string | undefined;
  user: SessionUser | undefined;
  /** The user's first stored address (API-13). */
  location: UserLocation | undefined;
  formattedAddress: string | undefined;
};

const nobody = { user: undefined, location: undefined, formattedAddress: undefined };
export const UNKNOWN_VISITOR: Visitor = {
  ready: false,
  type: "anon",
  companyId: undefined,
  ...nobody,
};

/** The tokens sent with calls, and whose they are. */
export type Holder = Tokens & { type: SessionType; companyId?: string | undefined };
type Guest = Holder & { obtainedAt: number };

const ANON: Holder = { type: "anon", token: "", refresh: "" };

/** Below the token's lifetime of ten minutes, so that it is still valid when used. */
const FRESH_MS = 8 * 60_000;

/**
 * Identity of this tab: tokens, type, company, and the user once loaded. A user is shared by all tabs through
 * localStorage; a guest or company belongs to one tab.
 */
export class Session {
  readonly #visitor = new ValueStore(UNKNOWN_VISITOR);
  #guest: Guest | undefined;
  #isHeld = false;
  #holder = nameOf(ANON);
  #onArrival: (() => void) | undefined;

  read = (): Visitor => this.#visitor.read();
  subscribe = this.#visitor.subscribe;

  /** A company takes precedence over a login in another tab: its order was started in its name. */
  get holder(): Holder {
    const stored = storedTokens();
    const guest = this.#guest;
    if (guest && (stored.type !== "user" || guest.companyId || this.#isHeld)) return guest;
    // A stored guest belongs to another tab.
    return stored.type === "user" ? stored : ANON;
  }

  becomeUser(tokens: Tokens): void {
    this.#guest = undefined;
    storeTokens("user", tokens);
    this.#see();
  }

  becomeGuest(tokens: Tokens, companyId?: string): void {
    this.#guest = { ...tokens, type: "guest", companyId, obtainedAt: Date.now() };
    if (storedTokens().type !== "user") storeTokens("guest", tokens);
    this.#see();
  }

  /** Whether this tab is that guest and its token is valid for a while. */
  isFreshGuest(companyId: string | undefined): boolean {
    const guest = this.#guest;
    return guest?.companyId === companyId && Date.now() - (guest?.obtainedAt ?? 0) < FRESH_MS;
  }

  /** Replaces tokens after a refresh. Does nothing if the session ended or changed meanwhile (SESS-08). */
  renew(refresh: string, tokens: Tokens): void {
    if (this.#guest?.refresh === refresh) {
      this.#guest = { ...this.#guest, ...tokens, obtainedAt: Date.now() };
    }
    const stored = storedTokens();
    if (stored.refresh === refresh) storeTokens(stored.type, tokens);
    this.#see();
  }

  /** Ends the session of this tab. Ending a guest does not log out a user of another tab. */
  end(): void {
    const isUsers = this.holder !== this.#guest;
    const { refresh } = storedTokens();
    if (isUsers || refresh === this.#guest?.refresh) dropStored();
    this.#guest = undefined;
    this.#see();
  }

  /** Keeps the guest identity until the order has a response, even if another tab logs in. */
  async holdGuest<T>(work: () => Promise<T>): Promise<T> {
    this.#isHeld = true;
    try {
      return await work();
    } finally {
      this.#isHeld = false;
      this.follow();
    }
  }

  /** Syncs with other tabs. Returns true when the identity changed. */
  follow = (): boolean => {
    const isOther = nameOf(this.holder) !== this.#holder;
    if (isOther) this.#see();
    // Not ready until the new user is loaded, so that nothing is confirmed in a name that was not shown.
    if (!isOther || this.read().type !== "user") return isOther;
    this.#visitor.set({ ...this.read(), ready: false });
    this.#onArrival?.();
    return true;
  };

  /** Follows other tabs. Some browsers delay storage events until the tab has focus, hence focus and pageshow. */
  listen(onArrival: () => void): void {
    this.#onArrival = onArrival;
    for (const event of ["storage", "focus", "pageshow"]) addEventListener(event, this.follow);
  }

  setReady(): void {
    this.#see();
    this.#visitor.set({ ...this.read(), ready: true });
  }

  show(me: Me, location: UserLocation | undefined): void {
    this.#see();
    this.#visitor.set({
      ...this.read(),
      user: { ...me, name: me.fullName },
      location,
      formattedAddress: location && addressOf(location),
    });
  }

  /** Updates the visitor when the identity changed; a refresh of tokens does not change it. */
  #see(): void {
    const now = this.holder;
    const { ready } = this.read();
    if (nameOf(now) === this.#holder) return;
    this.#holder = nameOf(now);
    this.#visitor.set({ ready, type: now.type, companyId: now.companyId, ...nobody });
  }
}

/** Stable across refreshes: a user is identified by the token's `sub`. Undecodable tokens count as one user. */
function nameOf({ type, token, companyId = "" }: Holder): string {
  return `${type} ${companyId}${type === "user" ? ownerIn(token) : ""}`;
}

function ownerIn(token: string): string {
  try {
    const claims = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return String((JSON.parse(atob(claims)) as { sub?: unknown }).sub);
  } catch {
    return "";
  }
}

function addressOf({ address, ...at }: UserLocation): string {
  return address || `${at.thoroughfare} ${at.subThoroughfare}\n${at.postalCode} ${at.city}`;
}

export const session = new Session();

/** The current session. Unknown during server rendering and hydration. */
export function useSession(): Visitor {
  return useSyncExternalStore(session.subscribe, session.read, () => UNKNOWN_VISITOR);
}
