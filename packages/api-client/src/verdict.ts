import { ApiFailure } from "./api-failure.ts";

/** What a failed call means for whoever sent it: one idea for orders, tokens and queues. */
export type Verdict =
  /** Nobody answered, or the first try still runs. It may have arrived: the same again, until there is an answer. */
  | "lost"
  /** Somebody answered without deciding, for the server broke or has too much to do. Worth another try, and worth saying. */
  | "undecided"
  /** Decided: the same again is refused again. */
  | "refused";

/** Statuses of something in between that had no answer for us. */
const GATEWAY = [502, 503, 504];

export function verdictOf(failure: unknown): Verdict {
  if (!(failure instanceof ApiFailure)) return "undecided";
  const { status = 0, problem } = failure;
  if (failure.hasNoAnswer || GATEWAY.includes(status) || failure.is("idempotency_running")) {
    return "lost";
  }
  // A day's limit answers 429 as well, and that is a decision.
  const isBusy = failure.is("too_many_requests") || (status === 429 && !problem);
  return status >= 500 || isBusy ? "undecided" : "refused";
}

export const isLost = (failure: unknown): boolean => verdictOf(failure) === "lost";
export const isRefused = (failure: unknown): boolean => verdictOf(failure) === "refused";
