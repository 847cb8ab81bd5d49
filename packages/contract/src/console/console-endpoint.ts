import type { Endpoint } from "../shared/endpoint.ts";
import { type Role, ROLES } from "./codes.ts";

/**
 * A call of the console: before sign-in, on a shared tablet whoever works on it (STAFF-06), or in a session with one of
 * the named roles (STAFF-01).
 */
export type ConsoleEndpoint = Omit<Endpoint, "callers" | "auth"> &
  (
    | { readonly auth: "none" | "tablet" }
    | {
        readonly auth: "cookie";
        readonly roles: readonly Role[];
        /** Needs a passkey confirmation within the last minutes (STAFF-02). */
        readonly passkeyAgain?: true;
        /** Also for somebody who entered a PIN on a shared tablet (STAFF-06). */
        readonly tablet?: true;
      }
  );

/**
 * The roles of a call. Every call with a session spreads one of these; without roles it does not compile. Owners may
 * make any call.
 */
export const byStaff = { auth: "cookie", roles: ROLES } as const;
export const byOwners = { auth: "cookie", roles: ["owner"] } as const;
export const byDesk = { auth: "cookie", roles: ["owner", "desk"] } as const;
/** Calls of one hub. The server limits role `hub` to the orders and runs of its own hub. */
export const byHub = {
  auth: "cookie",
  roles: ["owner", "desk", "hub"],
  tablet: true,
} as const;
/** Calls without a person: the cookie of an opened tablet is enough. */
export const byTablet = { auth: "tablet" } as const;
export const byDrivers = { auth: "cookie", roles: ["owner", "driver"] } as const;
