import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";
import { todayQuestion, type TodaySearch } from "./questions.ts";
import type { DataTable } from "@waslijn/contract/console/codes";

/** Entries of a provider data table, each with its version for optimistic locking. */
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

/** Countable items with their prices on a day. */
export const pricesQuery = (day?: string) =>
  queryOptions({
    queryKey: ["prices", day],
    staleTime: STALE_MS,
    queryFn: ({ signal }) =>
      callConsole("deskPrices", { query: day === undefined ? {} : { day }, signal }),
  });

/** Polling interval while the screen is visible: the live channel may be down. */
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

/** The provider's hubs; cached for good, because they hardly ever change. None unless `enabled`. */
export const useHubs = (enabled = true): { id: string; name: string }[] =>
  useQuery({ ...todayQuery({}), staleTime: Infinity, enabled }).data?.hubs ?? [];
