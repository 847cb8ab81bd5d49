import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";

/** Read anew while somebody looks at it, also where the live line is silent. */
const EVERY_MS = 30_000;

export const runsQuery = ({ hub, day }: { hub: string; day: string }) =>
  queryOptions({
    queryKey: ["runs", hub, day],
    enabled: hub !== "",
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("listRuns", { query: { hub, day }, signal }),
  });
