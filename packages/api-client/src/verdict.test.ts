import { expect, test } from "vitest";
import { ApiFailure } from "./api-failure.ts";
import { verdictOf } from "./verdict.ts";

const problem = (status: number, type: string) =>
  new ApiFailure(status, { type, title: type, status, extra: {} });

test.each([
  ["no answer", new ApiFailure(), "lost"],
  ["a gateway without one", new ApiFailure(502), "lost"],
  ["a restart", problem(503, "unavailable"), "lost"],
  ["a first try that still runs", problem(409, "idempotency_running"), "lost"],
  ["a server that broke", problem(500, "internal_error"), "undecided"],
  ["too many requests", problem(429, "too_many_requests"), "undecided"],
  ["too many requests for a gateway", new ApiFailure(429), "undecided"],
  ["a mistake of our own", new TypeError("bug"), "undecided"],
  ["a day's limit", problem(429, "orders_limit_reached"), "refused"],
  ["a taken window", problem(409, "slot_taken"), "refused"],
  ["a refused token", problem(401, "invalid_refresh_token"), "refused"],
  ["an answer that we cannot read", new ApiFailure(422, "<html>"), "refused"],
] as const)("%s means that a call is %3$s", (_, failure, verdict) => {
  expect(verdictOf(failure)).toBe(verdict);
});
