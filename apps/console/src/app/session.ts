import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { StaffCallName } from "@waslijn/contract/console/permissions";
import { permissions } from "@waslijn/contract/console/permissions";
import type { Role } from "@waslijn/contract/console/roles";
import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isSignedOut } from "../api/me-query.ts";

/** Whoever is out hears it at the next call, whichever that is (STAFF-03). */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure) => {
        if (isSignedOut(failure)) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        retry: (tries, failure) => tries < 2 && !(failure instanceof ApiFailure && failure.status),
      },
    },
  });
}

export const may = (role: Role, call: StaffCallName): boolean =>
  (permissions[call] as readonly Role[]).includes(role);
