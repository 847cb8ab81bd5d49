import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";

const STALE_MS = 30_000;

/** Who is signed in here; null is nobody. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: STALE_MS,
  queryFn: async ({ signal }): Promise<ConsoleMe | null> => {
    try {
      return await callConsole("consoleMe", { signal });
    } catch (failure) {
      if (isSignedOut(failure)) return null;
      throw failure;
    }
  },
});

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === 401;
