import { isLocationCode } from "@waslijn/contract/shared/counter-rules";
import type {
  CollectionCount,
  ServicePoint,
  ServicePointKind,
} from "@waslijn/contract/customer/locations";
import { useEffect, useEffectEvent, useReducer, type Dispatch } from "react";
import { forget, readStored, store, type StorageKey } from "../../lib/storage.ts";

/** Data of a location for the card and the pages; all of it may be missing (API-29). */
export type KnownPoint = Pick<ServicePoint, "company" | "addressLine"> & {
  collections?: CollectionCount | undefined;
  /** From this device's cache while offline. */
  unchecked?: boolean | undefined;
};

export type CodeProblem = {
  is: "not-found" | "no-connection" | "our-fault" | "wait" | "not-placed" | "limit" | "full";
  /** Epoch milliseconds from which a retry makes sense. */
  until?: number | undefined;
};

/** State of a code-entry page; exactly one applies. */
export type CodeEntry<Placed> =
  | { at: "typing"; code: string; problem?: CodeProblem | undefined; back?: boolean | undefined }
  | { at: "looking-up"; code: string }
  | { at: "found"; code: string; point: KnownPoint }
  | { at: "placing"; code: string; point: KnownPoint }
  | { at: "placed"; code: string; point: KnownPoint; placed: Placed };

export type CodeEntryEvent<Placed> =
  | { type: "typed"; code: string }
  /** Enter or Tab. */
  | { type: "confirmed" }
  /** Escape. */
  | { type: "cancelled" }
  | { type: "found"; code: string; point: KnownPoint }
  | { type: "not-found"; code: string; problem: CodeProblem }
  | { type: "placing" }
  | { type: "placed"; placed: Placed; point?: KnownPoint | undefined }
  | { type: "not-placed"; problem: CodeProblem }
  /** Shows an order placed earlier. */
  | { type: "shown"; code: string; point: KnownPoint; placed: Placed }
  | { type: "new-code" };

export const emptyKeypad = { at: "typing", code: "" } as const;

/** Reducer. Events that do not fit the state are ignored: late responses, double presses. */
export function codeEntry<Placed>(
  entry: CodeEntry<Placed>,
  event: CodeEntryEvent<Placed>,
): CodeEntry<Placed> {
  switch (event.type) {
    case "typed":
      return entry.at === "typing" ? afterTyping(event.code) : entry;
    case "confirmed":
      return entry.at === "typing" ? lookUpWhenComplete(entry) : entry;
    case "cancelled":
      return entry.at === "typing" && entry.code ? emptyKeypad : entry;
    case "found":
      return entry.at === "looking-up" && entry.code === event.code
        ? { at: "found", code: entry.code, point: event.point }
        : entry;
    case "not-found":
      return entry.at === "looking-up" && entry.code === event.code
        ? { at: "typing", code: "", problem: event.problem }
        : entry;
    case "placing":
      return entry.at === "found" ? { ...entry, at: "placing" } : entry;
    case "placed":
      return entry.at === "placing"
        ? { ...entry, at: "placed", point: event.point ?? entry.point, placed: event.placed }
        : entry;
    case "not-placed":
      return entry.at === "placing"
        ? { at: "typing", code: "", problem: event.problem, back: true }
        : entry;
    case "shown":
      return entry.at === "placing"
        ? entry
        : { at: "placed", code: event.code, point: event.point, placed: event.placed };
    case "new-code":
      return entry.at === "placing" ? entry : { ...emptyKeypad, back: true };
  }
}

const afterTyping = <Placed>(code: string): CodeEntry<Placed> =>
  lookUpWhenComplete({ at: "typing", code });

/** Starts the lookup at the fourth digit (CODE-12). */
const lookUpWhenComplete = <Placed>(
  entry: Extract<CodeEntry<Placed>, { at: "typing" }>,
): CodeEntry<Placed> =>
  isLocationCode(entry.code) ? { at: "looking-up", code: entry.code } : entry;

const KEYS: Record<ServicePointKind, StorageKey> = { retail: "retailCode", b2b: "b2bCode" };

/** The stored location code, if valid. */
export function rememberedCode(kind: ServicePointKind): string | undefined {
  const code = readStored(KEYS[kind]);
  return isLocationCode(code) ? code : undefined;
}

export function rememberCode(kind: ServicePointKind, code: string, remember: boolean): void {
  if (remember) store(KEYS[kind], code);
  else forget(KEYS[kind]);
}

type LookUp<Placed> = (code: string) => Promise<CodeEntryEvent<Placed>>;

/** Code-entry state with its lookup: one call per completed code (CODE-27). */
export function useCodeEntry<Placed>(
  kind: ServicePointKind,
  lookUp: LookUp<Placed>,
): [CodeEntry<Placed>, Dispatch<CodeEntryEvent<Placed>>] {
  const [entry, dispatch] = useReducer(codeEntry<Placed>, emptyKeypad as CodeEntry<Placed>);
  const find = useEffectEvent((code: string) => {
    // The lookup itself reports failures as events; a rejection means that its chunk failed to load.
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
