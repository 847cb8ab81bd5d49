import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fits } from "./fits.ts";
import { GENERATED, openapiTypes } from "./openapi-types.ts";

/** Without what a formatter changes. */
const words = (source: string): string => source.replace(/[\s"|();,]/g, "");

test("the types that a generator makes of our OpenAPI file are those the client is held against [OPEN-03]", async () => {
  const kept = await readFile(GENERATED, "utf8");
  expect(words(kept) === words(await openapiTypes()), "run scripts/write-contract.ts").toBe(true);
  expect(fits).toEqual([true, true, true, true]);
});
