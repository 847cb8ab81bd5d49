import { useEffect, useSyncExternalStore } from "react";
import { readHistoryState } from "../../lib/history-state.ts";
import { refresh, useVisit } from "../navigation/visit.ts";

const never = (): (() => void) => () => undefined;

/**
 * Postal code of the home check (HOME-07). It comes in the query, so that the server renders it, and is then moved to
 * the history state.
 */
export function useInitialPostalCode(): string | undefined {
  const { postalCode } = useVisit().query;
  useEffect(() => {
    const url = new URL(location.href);
    if (!postalCode || !url.searchParams.has("postalCode")) return;
    url.searchParams.delete("postalCode");
    history.replaceState({ ...history.state, postalCode }, "", url);
    refresh();
  }, [postalCode]);
  const kept = useSyncExternalStore(
    never,
    () => readHistoryState("postalCode"),
    () => undefined,
  );
  return postalCode ?? kept;
}
