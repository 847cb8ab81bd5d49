import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";

const STALE_MS = 30_000;

/** Who is signed in here. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  staleTime: STALE_MS,
  queryFn: ({ signal }) => callConsole("consoleMe", { signal }),
});
