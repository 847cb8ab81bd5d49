import { RETURN_CODE_LENGTH } from "@waslijn/contract/shared/constants";
import type { ReturnLabel } from "@waslijn/contract/customer/locations";
import { isReturnCode } from "@waslijn/contract/shared/counter-rules";
import type { CodeProblem } from "../../parts/service-point/code-entry.ts";

/** State of the return page. The code stays editable throughout (RET-14). */
export type ReturnLookup =
  | { at: "typing"; code: string; problem?: CodeProblem | undefined }
  | { at: "looking-up"; code: string }
  | { at: "found"; code: string; label: ReturnLabel };

export type ReturnLookupEvent =
  | { type: "typed"; text: string }
  | { type: "found"; code: string; label: ReturnLabel }
  | { type: "not-found"; code: string; problem: CodeProblem };

/** Removes spaces, converts to capitals, cuts to the code's length. */
export const toReturnCode = (text: string): string =>
  text.replace(/\s+/g, "").toUpperCase().slice(0, RETURN_CODE_LENGTH);

/** Reducer. A completed code is looked up once; a response after an edit is dropped. */
export function returnLookup(lookup: ReturnLookup, event: ReturnLookupEvent): ReturnLookup {
  if (event.type === "typed") {
    const code = toReturnCode(event.text);
    if (code === lookup.code) return lookup;
    return isReturnCode(code) ? { at: "looking-up", code } : { at: "typing", code };
  }
  if (lookup.at !== "looking-up" || lookup.code !== event.code) return lookup;
  return event.type === "found"
    ? { at: "found", code: event.code, label: event.label }
    : { at: "typing", code: event.code, problem: event.problem };
}
