import { useSyncExternalStore } from "react";
import { readHistoryState } from "../../lib/history-state.ts";
import { useVisit } from "../navigation/visit.ts";

const never = (): (() => void) => () => undefined;

/** Postal code of the home check (HOME-07): in the history state, or in the query if submitted before hydration. */
export function useInitialPostalCode(): string | undefined {
  const { postalCode } = useVisit().query;
  const kept = useSyncExternalStore(
    never,
    () => readHistoryState("postalCode"),
    () => undefined,
  );
  return kept ?? postalCode;
}
