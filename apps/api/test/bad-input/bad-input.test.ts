import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LEAST_PAST_VALIDATION, openTrial, type Trial } from "./try-bad-input.ts";

/** `npm run proof` sends 10,000 of each. */
const CASES = 200;

let trial: Trial;
beforeAll(async () => {
  trial = await openTrial("PGlite");
});
afterAll(() => trial.close());

test.each(Object.keys(endpoints) as EndpointName[])(
  "no generated input of %s makes it fail, and every answer is the contract's",
  async (name) => {
    const { cases, pastValidation } = await trial.attempt(name, CASES);
    expect(cases).toBeGreaterThanOrEqual(CASES);
    expect(pastValidation / cases).toBeGreaterThanOrEqual(LEAST_PAST_VALIDATION);
  },
  120_000,
);
