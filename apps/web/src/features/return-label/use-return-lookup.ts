import { useEffect, useReducer, type Dispatch } from "react";
import { call } from "../../api/client.ts";
import { lookupProblem } from "../../parts/service-point/problem-of.ts";
import { returnLookup, type ReturnLookup, type ReturnLookupEvent } from "./return-lookup.ts";

/** Asks for the label once per completed code: the call is a POST that makes one (RET-04). */
export function useReturnLookup(): [ReturnLookup, Dispatch<ReturnLookupEvent>] {
  const [lookup, dispatch] = useReducer(returnLookup, { at: "typing", code: "" });
  const wanted = lookup.at === "looking-up" ? lookup.code : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    call("createReturnLabel", { params: { code: wanted } }).then(
      (label) => dispatch({ type: "found", code: wanted, label }),
      (error: unknown) =>
        dispatch({ type: "not-found", code: wanted, problem: lookupProblem(error, Date.now()) }),
    );
  }, [wanted]);
  return [lookup, dispatch];
}
