import type { CodeEntryEvent, KnownPoint } from "./code-entry.ts";
import { lookupProblem } from "./problem-of.ts";

/** Finds a location and tells the code-entry machine what came of it. */
export async function lookUp<Placed>(
  code: string,
  find: (code: string) => Promise<KnownPoint>,
): Promise<CodeEntryEvent<Placed>> {
  try {
    return { type: "found", code, point: await find(code) };
  } catch (error) {
    return { type: "not-found", code, problem: lookupProblem(error, Date.now()) };
  }
}
