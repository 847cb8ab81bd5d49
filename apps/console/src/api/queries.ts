import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";
import { todayQuestion, type TodaySearch } from "./questions.ts";
import type { DataTable } from "@waslijn/contract/console/codes";

/** Entries of the provider's data, each with the version that a change of it names. */
export const dataQuery = (table: DataTable) =>
  queryOptions({
    queryKey: ["data", table],
    queryFn: ({ signal }) => callConsole("listData", { params: { table }, signal }),
  });

export const dataChangesQuery = (table?: DataTable) =>
  queryOptions({
    queryKey: ["data", "changes", table],
    queryFn: ({ signal }) =>
      callConsole("listDataChanges", { query: table ? { table } : {}, signal }),
  });

const STALE_MS = 300_000;

/** What can be counted, and what it costs; by the prices of a day. */
export const pricesQuery = (day?: string) =>
  queryOptions({
    queryKey: ["prices", day],
    staleTime: STALE_MS,
    queryFn: ({ signal }) =>
      callConsole("deskPrices", { query: day === undefined ? {} : { day }, signal }),
  });

/** Read anew while somebody looks at it, also where the live line is silent. */
const EVERY_MS = 30_000;

export const clashesQuery = (query: Pick<TodaySearch, "hub">) =>
  queryOptions({
    queryKey: ["today", "clashes", query],
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("listClashes", { query, signal }),
  });

export const todayQuery = (search: TodaySearch) =>
  queryOptions({
    queryKey: todayQuestion(search).queryKey,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    queryFn: ({ signal }) => callConsole("deskToday", { query: search, signal }),
  });

/** Where the provider works from; they hardly ever change. */
export const useHubs = (): { id: string; name: string }[] =>
  useQuery({ ...todayQuery({}), staleTime: Infinity }).data?.hubs ?? [];
