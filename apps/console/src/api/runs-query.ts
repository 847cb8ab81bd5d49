import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";

/** Polling interval while the screen is visible: the live channel may be down. */
const EVERY_MS = 30_000;

export const runsQuery = ({ hub, day }: { hub: string; day: string }) =>
  queryOptions({
    queryKey: ["runs", hub, day],
    enabled: hub !== "",
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("listRuns", { query: { hub, day }, signal }),
  });
