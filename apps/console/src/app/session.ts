import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { QueryClient } from "@tanstack/react-query";
import type { Drawn } from "./drawn.ts";

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Fail immediately when offline, so that the screen can show it; the default would pause the query silently.
        networkMode: "always",
        retry: (tries, failure) =>
          tries < 2 && navigator.onLine && !(failure instanceof ApiFailure && failure.status),
      },
    },
  });

/** Puts the server's responses into the query cache as if just fetched. */
export function keepAnswers(queries: QueryClient, answers: Drawn["answers"]): void {
  for (const { queryKey, data } of answers) queries.setQueryData(queryKey, data);
}
