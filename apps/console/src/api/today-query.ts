import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";
import { todayQuestion, type TodaySearch } from "./questions.ts";

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
