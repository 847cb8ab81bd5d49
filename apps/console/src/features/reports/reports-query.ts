import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import type { ReportsSearch } from "./reports-search.ts";

/** Read anew while somebody looks at it: the last day goes on. */
const EVERY_MS = 60_000;

export const reportQuery = (search: ReportsSearch) =>
  queryOptions({
    queryKey: ["report", search],
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("readReport", { query: search, signal }),
  });
