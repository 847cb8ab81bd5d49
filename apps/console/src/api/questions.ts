import type { ConsoleCallName } from "@waslijn/contract/console/endpoints";
import type { Asked } from "./ahead.ts";

/** A call with what it is asked, and the query that keeps its answer. */
export type Question = {
  call: ConsoleCallName;
  asked: Asked;
  queryKey: readonly unknown[];
  /** The answer is the first page of a list that goes on. */
  isFirstPage?: true;
};

export type TodaySearch = { hub?: string | undefined; day?: string | undefined };

/** What the address holds: which hub, which day; today and all hubs without. */
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
