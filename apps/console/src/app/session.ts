import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { QueryClient } from "@tanstack/react-query";
import type { Drawn } from "./drawn.ts";

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a screen says so; by itself it would wait for one in silence.
        networkMode: "always",
        retry: (tries, failure) =>
          tries < 2 && navigator.onLine && !(failure instanceof ApiFailure && failure.status),
      },
    },
  });

/** As if they had just been asked for. */
export function keepAnswers(queries: QueryClient, answers: Drawn["answers"]): void {
  for (const { queryKey, data } of answers) queries.setQueryData(queryKey, data);
}
