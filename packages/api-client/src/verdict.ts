import { ApiFailure } from "./api-failure.ts";

/** What a failed call means for its sender; shared by orders, tokens and queues. */
export type Verdict =
  /**
   * No response, or the first attempt is still running. The request may have arrived: retry until there is a response.
   */
  | "lost"
  /** A response without a decision: a server error or overload. Retry, and show it to the user. */
  | "undecided"
  /** A decision: a retry would be refused again. */
  | "refused";

/** Statuses of a proxy that got no response from the server. */
const GATEWAY = [502, 503, 504];

export function verdictOf(failure: unknown): Verdict {
  if (!(failure instanceof ApiFailure)) return "undecided";
  const { status = 0, problem } = failure;
  if (failure.hasNoAnswer || GATEWAY.includes(status) || failure.is("idempotency_running")) {
    return "lost";
  }
  // A daily limit also answers 429, but that one is a decision.
  const isBusy = failure.is("too_many_requests") || (status === 429 && !problem);
  return status >= 500 || isBusy ? "undecided" : "refused";
}

export const isLost = (failure: unknown): boolean => verdictOf(failure) === "lost";
export const isRefused = (failure: unknown): boolean => verdictOf(failure) === "refused";
