import { readHistoryState } from "../../lib/history-state.ts";
import { useHydrated } from "@waslijn/ui/take-over/use-hydrated.ts";
import { useVisit } from "../../parts/navigation/use-visit.ts";
import { payCodeIn } from "../../paths.ts";

/** The code of this bill. On a host of plain files it travels beside the history entry. */
export function usePayCode(): string {
  const inAddress = payCodeIn(useVisit());
  const isHydrated = useHydrated();
  return inAddress ?? (isHydrated ? readHistoryState("code") : undefined) ?? "";
}
