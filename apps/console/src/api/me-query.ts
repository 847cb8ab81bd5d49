import { queryOptions } from "@tanstack/react-query";
import { callConsole } from "./client.ts";
import { meQuestion } from "./questions.ts";

const STALE_MS = 30_000;

/** The signed-in member of staff. */
export const meQuery = queryOptions({
  queryKey: meQuestion.queryKey,
  staleTime: STALE_MS,
  queryFn: ({ signal }) => callConsole("consoleMe", { signal }),
});
