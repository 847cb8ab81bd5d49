import { useEffect, useEffectEvent, useReducer, type Dispatch } from "react";
import type { ServicePointKind } from "@waslijn/contract/customer/locations";
import { codeEntry, emptyKeypad, type CodeEntry, type CodeEntryEvent } from "./code-entry.ts";
import { rememberedCode } from "./remembered-code.ts";

export type LookUp<Placed> = (code: string) => Promise<CodeEntryEvent<Placed>>;

/** The code-entry machine with its lookup: one call each time a code is complete (CODE-27). */
export function useCodeEntry<Placed>(
  kind: ServicePointKind,
  lookUp: LookUp<Placed>,
): [CodeEntry<Placed>, Dispatch<CodeEntryEvent<Placed>>] {
  const [entry, dispatch] = useReducer(codeEntry<Placed>, emptyKeypad as CodeEntry<Placed>);
  const find = useEffectEvent((code: string) => {
    // A lookup that fails without an event could not even be loaded.
    lookUp(code).then(dispatch, () =>
      dispatch({ type: "not-found", code, problem: { is: "no-connection" } }),
    );
  });
  const wanted = entry.at === "looking-up" ? entry.code : undefined;
  useEffect(() => {
    if (wanted !== undefined) find(wanted);
  }, [wanted]);
  useEffect(() => {
    const code = rememberedCode(kind);
    if (code) dispatch({ type: "typed", code });
  }, [kind]);
  return [entry, dispatch];
}
