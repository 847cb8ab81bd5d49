import type { Need, TodayNeed } from "@waslijn/contract/console/today";
import type { OrderFilters } from "@waslijn/contract/console/orders";

const LISTS: Record<
  Exclude<
    Need,
    | "message-dead"
    | "message-kept"
    | "job-failing"
    | "complaint-due"
    | "driver-conflict"
    | "refund-failed"
    | "books-differ"
  >,
  OrderFilters
> = {
  "missed-delivery": { missed: "1" },
  "missed-pickup": { missed: "1" },
  "payment-differs": { payment: "differs" },
  "not-counted": { state: "picked-up" },
  "bags-differ": { bags: "differ" },
  "bill-unsent": { payment: "unsent" },
  "bill-overdue": { payment: "overdue" },
};

/** Where a need is seen to: the one order that has it, or the list of all. */
export function needTarget(
  { kind, count, orders }: Pick<TodayNeed, "kind" | "count" | "orders">,
  hub?: string,
) {
  if (kind === "driver-conflict") return { to: "/clashes", search: hub ? { hub } : {} } as const;
  if (kind === "complaint-due") return { to: "/care", search: {} } as const;
  if (kind === "message-kept" || kind === "job-failing") return { to: "/system" } as const;
  const first = orders[0];
  const hasNoList = kind === "message-dead" || kind === "refund-failed" || kind === "books-differ";
  if (first && (count === 1 || hasNoList)) {
    return { to: "/orders/$number", params: { number: first.number } } as const;
  }
  return { to: "/orders", search: hasNoList ? {} : LISTS[kind] } as const;
}
