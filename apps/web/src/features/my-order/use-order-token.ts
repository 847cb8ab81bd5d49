import { readHistoryState } from "../../lib/history-state.ts";
import { useHydrated } from "@waslijn/design/use-hydrated.ts";
import { useVisit } from "../../parts/navigation/use-visit.ts";
import { orderTokenIn } from "../../paths.ts";

/** The key of this order. On a host of plain files it travels beside the history entry. */
export function useOrderToken(): string {
  const inAddress = orderTokenIn(useVisit());
  const isHydrated = useHydrated();
  return inAddress ?? (isHydrated ? readHistoryState("token") : undefined) ?? "";
}
