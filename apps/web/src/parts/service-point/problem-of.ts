import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import type { CodeProblem, CodeEntryEvent, KnownPoint } from "./code-entry.ts";

/** Why a code was not found (ERR-13): every reason has its own text, all say "not found". */
export function lookupProblem(error: unknown, now: number): CodeProblem {
  if (!(error instanceof ApiFailure)) return { is: "our-fault" };
  if (error.hasNoAnswer) return { is: "no-connection" };
  if (error.is("too_many_requests")) return { is: "wait", until: waitUntil(error, now) };
  return { is: (error.status ?? 500) >= 500 ? "our-fault" : "not-found" };
}

/** Why an order was not placed (ERR-14). */
export function placingProblem(error: unknown, now: number): CodeProblem {
  if (!(error instanceof ApiFailure)) return { is: "not-placed" };
  if (error.is("too_many_requests")) return { is: "wait", until: waitUntil(error, now) };
  if (error.is("items_limit_reached") || error.is("orders_limit_reached")) return { is: "limit" };
  if (error.is("slot_taken") || error.is("slot_not_offered")) return { is: "full" };
  return { is: "not-placed" };
}

const waitUntil = (failure: ApiFailure, now: number): number =>
  now + 1000 * (failure.problem?.extra.retryAfter ?? 60);

/** Looks up a location and returns the event for the code-entry reducer. */
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
