import type { Endpoint } from "../shared/endpoint.ts";
import { type Role, ROLES } from "./codes.ts";

/** A call of the console: either before sign-in, or in a session with one of the named roles (STAFF-01). */
export type ConsoleEndpoint = Omit<Endpoint, "callers" | "auth"> &
  (
    | { readonly auth: "none" }
    | {
        readonly auth: "cookie";
        readonly roles: readonly Role[];
        /** Needs a passkey confirmation within the last minutes (STAFF-02). */
        readonly passkeyAgain?: true;
      }
  );

/**
 * The roles of a call. Every call with a session spreads one of these; without roles it does not compile. Owners may
 * make any call.
 */
export const byStaff = { auth: "cookie", roles: ROLES } as const;
export const byOwners = { auth: "cookie", roles: ["owner"] } as const;
export const byDesk = { auth: "cookie", roles: ["owner", "desk"] } as const;
export const byDrivers = { auth: "cookie", roles: ["owner", "driver"] } as const;
