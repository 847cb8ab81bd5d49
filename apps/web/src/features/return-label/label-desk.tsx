import type { ReturnLabel } from "@waslijn/contract/customer/locations";
import { call } from "../../api/client.ts";
import { lookupProblem } from "../../parts/service-point/problem-of.ts";
import type { ReturnLookupEvent } from "./return-lookup.ts";

export { LabelSheet } from "./label-sheet.tsx";
export { LabelSummary } from "./label-summary.tsx";

/** Requests the label of a code. A POST: it creates one. */
export async function askLabel(code: string): Promise<ReturnLookupEvent> {
  try {
    const label: ReturnLabel = await call("createReturnLabel", { params: { code } });
    return { type: "found", code, label };
  } catch (error) {
    return { type: "not-found", code, problem: lookupProblem(error, Date.now()) };
  }
}
