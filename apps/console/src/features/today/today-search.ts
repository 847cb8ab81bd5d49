import type { TodaySearch } from "../../api/questions.ts";

/** What the address holds: which hub, which day; today and all hubs without. */
export function parseTodaySearch({ hub, day }: Record<string, unknown>): TodaySearch {
  return {
    ...(typeof hub === "string" && /^[\w-]{1,40}$/.test(hub) && { hub }),
    ...(typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
  };
}
