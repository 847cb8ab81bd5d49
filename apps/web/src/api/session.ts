import type { UserLocation } from "@waslijn/contract/customer/locations";
import { type SessionType, SESSION_TYPES } from "@waslijn/contract/shared/codes";
import type { Me, Tokens } from "@waslijn/contract/customer/accounts";
import { ValueStore } from "../lib/value-store.ts";
import { forget, readStored, store } from "../lib/storage.ts";
import { useSyncExternalStore } from "react";

/** The default is anon with empty tokens (SESS-03); no other type is taken over (SESS-02). */
export function storedTokens(): Tokens & { type: SessionType } {
  const type = SESSION_TYPES.find((known) => known === readStored("sessionType")) ?? "anon";
  if (type === "anon") return { type, token: "", refresh: "" };
  return { type, token: readStored("sessionToken"), refresh: readStored("sessionRefreshToken") };
}

/** The type last: whoever reads it in another tab finds its tokens there already. */
function storeTokens(type: SessionType, { token, refresh }: Tokens): void {
  store("sessionToken", token);
  store("sessionRefreshToken", refresh);
  store("sessionType", type);
}

function dropStored(): void {
  store("sessionType", "anon");
  storeTokens("anon", { token: "", refresh: "" });
}

/** At start nothing of an old guest stays (SESS-09). */
export const forgetStored = (): void =>
  forget("sessionType", "sessionToken", "sessionRefreshToken");

/** The me response, its full name also as `name` (API-12). */
export type SessionUser = Me & { name: string };

/** Who is here, as screens see it. */
export type Visitor = {
  /** False until it is known who that is: what depends on the session waits (SESS-11). */
  ready: boolean;
  type: SessionType;
  /** The company that this tab orders for; its tokens are a guest's (SESS-28). */
  companyId: string | undefined;
  user: SessionUser | undefined;
  /** The first of a user's stored addresses (API-13). */
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

/** Whose tokens go with a call. */
export type Holder = Tokens & { type: SessionType; companyId?: string | undefined };
type Guest = Holder & { obtainedAt: number };

const ANON: Holder = { type: "anon", token: "", refresh: "" };

/** Short of the ten minutes that a token lives, so that it lasts until it is used. */
const FRESH_MS = 8 * 60_000;

/**
 * Who this tab acts as: the tokens, their kind, the company, and the person once loaded. A user belongs
 * to the browser and is followed from tab to tab; a guest or a company belongs to the tab that became it.
 */
export class Session {
  readonly #visitor = new ValueStore(UNKNOWN_VISITOR);
  #guest: Guest | undefined;
  #isHeld = false;
  #holder = nameOf(ANON);
  #onArrival: (() => void) | undefined;

  read = (): Visitor => this.#visitor.read();
  subscribe = this.#visitor.subscribe;

  /** A company goes before a login elsewhere: its order was begun in its name. */
  get holder(): Holder {
    const stored = storedTokens();
    const guest = this.#guest;
    if (guest && (stored.type !== "user" || guest.companyId || this.#isHeld)) return guest;
    // The guest that is stored is another tab's.
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

  /** Whether this tab is that guest, with a token that lasts. */
  isFreshGuest(companyId: string | undefined): boolean {
    const guest = this.#guest;
    return guest?.companyId === companyId && Date.now() - (guest?.obtainedAt ?? 0) < FRESH_MS;
  }

  /** New tokens for old ones; whoever has left meanwhile stays away (SESS-08). */
  renew(refresh: string, tokens: Tokens): void {
    if (this.#guest?.refresh === refresh) {
      this.#guest = { ...this.#guest, ...tokens, obtainedAt: Date.now() };
    }
    const stored = storedTokens();
    if (stored.refresh === refresh) storeTokens(stored.type, tokens);
    this.#see();
  }

  /** Ends whoever is here; a guest's end leaves alone who is logged in elsewhere. */
  end(): void {
    const isUsers = this.holder !== this.#guest;
    const { refresh } = storedTokens();
    if (isUsers || refresh === this.#guest?.refresh) dropStored();
    this.#guest = undefined;
    this.#see();
  }

  /** Who confirms an order as a guest stays one until it is answered, whatever other tabs do. */
  async holdGuest<T>(work: () => Promise<T>): Promise<T> {
    this.#isHeld = true;
    try {
      return await work();
    } finally {
      this.#isHeld = false;
      this.follow();
    }
  }

  /** Looks what other tabs did. True when somebody else is here than before. */
  follow = (): boolean => {
    const isOther = nameOf(this.holder) !== this.#holder;
    if (isOther) this.#see();
    // Who arrived is asked first, so that nothing is confirmed in a name that was not shown.
    if (!isOther || this.read().type !== "user") return isOther;
    this.#visitor.set({ ...this.read(), ready: false });
    this.#onArrival?.();
    return true;
  };

  /** Other tabs tell by a storage event; some browsers keep it to themselves until the tab is looked at. */
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

  /** With other tokens than a refresh gives, the person is another one too. */
  #see(): void {
    const now = this.holder;
    const { ready } = this.read();
    if (nameOf(now) === this.#holder) return;
    this.#holder = nameOf(now);
    this.#visitor.set({ ready, type: now.type, companyId: now.companyId, ...nobody });
  }
}

/** Stays the same through refreshes: a token of ours names its owner, any other is a user's. */
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

/** Who is here. The server and the first render of the page do not know it yet. */
export function useSession(): Visitor {
  return useSyncExternalStore(session.subscribe, session.read, () => UNKNOWN_VISITOR);
}
