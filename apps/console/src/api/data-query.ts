import type { DataTable } from "@waslijn/contract/console/codes";
import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";

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
