import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";

const STALE_MS = 300_000;

/** What can be counted, and what it costs; by the prices of a day. */
export const pricesQuery = (day?: string) =>
  queryOptions({
    queryKey: ["prices", day],
    staleTime: STALE_MS,
    queryFn: ({ signal }) =>
      callConsole("deskPrices", { query: day === undefined ? {} : { day }, signal }),
  });
