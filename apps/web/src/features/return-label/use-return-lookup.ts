import { useEffect, useReducer, type Dispatch } from "react";
import { returnLookup, type ReturnLookup, type ReturnLookupEvent } from "./return-lookup.ts";

/** Asks for the label once per completed code (RET-04). */
export function useReturnLookup(
  ask: (code: string) => Promise<ReturnLookupEvent>,
): [ReturnLookup, Dispatch<ReturnLookupEvent>] {
  const [lookup, dispatch] = useReducer(returnLookup, { at: "typing", code: "" });
  const wanted = lookup.at === "looking-up" ? lookup.code : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    ask(wanted).then(dispatch, () =>
      dispatch({ type: "not-found", code: wanted, problem: { is: "no-connection" } }),
    );
  }, [ask, wanted]);
  return [lookup, dispatch];
}
