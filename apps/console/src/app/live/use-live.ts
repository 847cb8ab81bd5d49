import { consoleCalls } from "@waslijn/contract/console/calls";
import type { LiveChange } from "@waslijn/contract/console/today";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { silentSince } from "./silence.ts";

/** Everything on screen that an order's change can make old. */
const SHOWN = [["orders"], ["today"], ["runs"]];

/**
 * Follows all orders: what somebody else changed is read anew within a second or two. Gives since when
 * the line is silent, if it is.
 */
export function useLive(isWanted: boolean): number | undefined {
  const queries = useQueryClient();
  const [silent, setSilent] = useState<number>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let heardAt = Date.now();
    const refresh = (...keys: string[][]): void => {
      for (const queryKey of [...SHOWN, ...keys]) void queries.invalidateQueries({ queryKey });
    };
    const heard = (): void => {
      // Who was away for a while may have missed more than the line repeats.
      if (silentSince(heardAt, Date.now()) !== undefined) refresh(["order"]);
      heardAt = Date.now();
      setSilent(undefined);
    };
    const source = new EventSource(`/api${consoleCalls.followDesk.path}`);
    source.addEventListener("beat", heard);
    source.addEventListener("many", () => refresh(["order"]));
    source.addEventListener("run", () => {
      heard();
      for (const queryKey of [["runs"], ["today"]]) void queries.invalidateQueries({ queryKey });
    });
    source.addEventListener("order", (event: MessageEvent<string>) => {
      heard();
      const { number } = JSON.parse(event.data) as LiveChange;
      refresh(["order", number]);
    });
    const watch = setInterval(() => setSilent(silentSince(heardAt, Date.now())), 1000);
    return () => {
      source.close();
      clearInterval(watch);
    };
  }, [isWanted, queries]);
  return silent;
}
