import { describe, expect, it } from "vitest";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { lookupProblem, placingProblem } from "./problem-of.ts";

const failure = (status: number, type: string, extra = {}) =>
  new ApiFailure(status, { type, title: "", status, extra });

describe("lookupProblem", () => {
  it.each([
    [failure(404, "location_not_found"), "not-found"],
    [failure(422, "validation_failed"), "not-found"],
    [failure(500, "internal_error"), "our-fault"],
    [new ApiFailure(), "no-connection"],
    [new Error("odd"), "our-fault"],
  ])("names the reason of %s [ERR-13]", (error, is) => {
    expect(lookupProblem(error, 0)).toEqual({ is });
  });

  it("tells how long a caller with too many misses has to wait", () => {
    const limited = failure(429, "too_many_requests", { retryAfter: 90 });
    expect(lookupProblem(limited, 5000)).toEqual({ is: "wait", until: 95_000 });
  });
});

describe("placingProblem", () => {
  it.each([
    [failure(409, "items_limit_reached"), "limit"],
    [failure(429, "orders_limit_reached"), "limit"],
    [failure(409, "slot_taken"), "full"],
    [failure(422, "slot_not_offered"), "full"],
    [failure(404, "location_not_found"), "not-placed"],
    [failure(500, "internal_error"), "not-placed"],
  ])("names the reason of %s [ERR-14]", (error, is) => {
    expect(placingProblem(error, 0)).toEqual({ is });
  });
});
