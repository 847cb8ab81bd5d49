import type { Endpoint } from "../shared/endpoint.ts";
import { type Role, ROLES } from "./codes.ts";

/** A call of the console: made before anybody is known, or by a session whose role it names (STAFF-01). */
export type ConsoleEndpoint = Omit<Endpoint, "callers" | "auth"> &
  (
    | { readonly auth: "none" }
    | {
        readonly auth: "cookie";
        readonly roles: readonly Role[];
        /** Answered only within minutes after the passkey was shown (STAFF-02). */
        readonly passkeyAgain?: true;
      }
  );

/** Who may make a call. A call of a session spreads one of these; without roles it does not compile. Owners may do what any role may. */
export const byStaff = { auth: "cookie", roles: ROLES } as const;
export const byOwners = { auth: "cookie", roles: ["owner"] } as const;
export const byDesk = { auth: "cookie", roles: ["owner", "desk"] } as const;
export const byDrivers = { auth: "cookie", roles: ["owner", "driver"] } as const;
