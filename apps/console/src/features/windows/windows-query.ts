import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callConsole } from "../../api/client.ts";
import type { WindowsSearch } from "./windows-search.ts";

export const windowsQuery = (search: WindowsSearch) =>
  queryOptions({
    queryKey: ["windows", search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callConsole("viewWindows", { query: search, signal }),
  });
