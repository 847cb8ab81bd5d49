import type { AvailableDate } from "@waslijn/contract/times";
import { useCallback, useRef, useState } from "react";
import { FAILED, LOADING, NOT_ASKED, type DateList } from "./date-list.ts";

export type AvailableDates = {
  list: DateList;
  /** Asks anew; an answer that was overtaken by a later question is dropped. */
  request: (load: () => Promise<readonly AvailableDate[]>) => Promise<DateList>;
  reset: () => void;
};

/** One list of days with its loading state. A failure is only logged (TIME-33); the picker offers to try again. */
export function useAvailableDates(): AvailableDates {
  const [list, setList] = useState<DateList>(NOT_ASKED);
  const turn = useRef(0);
  const request = useCallback(async (load: () => Promise<readonly AvailableDate[]>) => {
    const mine = ++turn.current;
    setList(LOADING);
    const answer = await load().then(
      (dates): DateList => ({ status: "loaded", dates }),
      (cause: unknown) => {
        console.warn("times could not be loaded", cause);
        return FAILED;
      },
    );
    if (mine !== turn.current) return NOT_ASKED;
    setList(answer);
    return answer;
  }, []);
  const reset = useCallback(() => {
    turn.current += 1;
    setList(NOT_ASKED);
  }, []);
  return { list, request, reset };
}
