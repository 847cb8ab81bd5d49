import { endpoints } from "@waslijn/contract/customer/endpoints";
import { expect, test } from "vitest";
import { fits } from "./fits.ts";
import { openapiTypes } from "./openapi-types.ts";

/** The compiler checks that they match: `npm run typecheck` generates the types and compares them in `fits.ts`. */
test("a generator makes types of every call in our OpenAPI file, and the client is held against them [OPEN-03]", async () => {
  const types = await openapiTypes();
  for (const name of Object.keys(endpoints)) expect(types).toContain(`    ${name}: {`);
  expect(fits).toEqual([true, true, true, true]);
});
