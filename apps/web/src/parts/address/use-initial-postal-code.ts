import { useSyncExternalStore } from "react";
import { readHistoryState } from "../../lib/history-state.ts";
import { useVisit } from "../navigation/visit.ts";

const never = (): (() => void) => () => undefined;

/**
 * The postal code that the home check found (HOME-07): beside the history entry, or in the query
 * where the form was sent before the app ran.
 */
export function useInitialPostalCode(): string | undefined {
  const { postalCode } = useVisit().query;
  const kept = useSyncExternalStore(
    never,
    () => readHistoryState("postalCode"),
    () => undefined,
  );
  return kept ?? postalCode;
}
