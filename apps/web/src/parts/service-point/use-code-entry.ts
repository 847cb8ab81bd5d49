import { useEffect, useEffectEvent, useReducer, type Dispatch } from "react";
import {
  codeEntry,
  emptyKeypad,
  type CodeEntry,
  type CodeEntryEvent,
  type KnownPoint,
} from "./code-entry.ts";
import { lookupProblem } from "./problem-of.ts";

/** The code-entry machine with its lookup: one call each time a code is complete (CODE-27). */
export function useCodeEntry<Placed>(
  lookUp: (code: string) => Promise<KnownPoint>,
): [CodeEntry<Placed>, Dispatch<CodeEntryEvent<Placed>>] {
  const [entry, dispatch] = useReducer(codeEntry<Placed>, emptyKeypad as CodeEntry<Placed>);
  const find = useEffectEvent((code: string) => {
    lookUp(code).then(
      (point) => dispatch({ type: "found", code, point }),
      (error: unknown) =>
        dispatch({ type: "not-found", code, problem: lookupProblem(error, Date.now()) }),
    );
  });
  const wanted = entry.at === "looking-up" ? entry.code : undefined;
  useEffect(() => {
    if (wanted !== undefined) find(wanted);
  }, [wanted]);
  return [entry, dispatch];
}
