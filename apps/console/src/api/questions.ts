import type { consoleCalls } from "@waslijn/contract/calls/console";
import type { Asked } from "./ahead.ts";

/** A call with its input, and the query key its response is cached under. */
export type Question = {
  call: keyof typeof consoleCalls;
  asked: Asked;
  queryKey: readonly unknown[];
  /** The response is the first page of an infinite query. */
  isFirstPage?: true;
};

export type TodaySearch = { hub?: string | undefined; day?: string | undefined };

/** Parses hub and day from the search parameters; absent: all hubs, today. */
export function parseTodaySearch({ hub, day }: Record<string, unknown>): TodaySearch {
  return {
    ...(typeof hub === "string" && /^[\w-]{1,40}$/.test(hub) && { hub }),
    ...(typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
  };
}

export const meQuestion: Question = { call: "consoleMe", asked: {}, queryKey: ["me"] };

export const todayQuestion = (search: TodaySearch): Question => ({
  call: "deskToday",
  asked: { query: search },
  queryKey: ["today", search],
});
