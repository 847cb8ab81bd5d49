import { writeFile } from "node:fs/promises";
import { openapi } from "../apps/api/src/http/docs/openapi.ts";

/** Writes docs/openapi.json from the contract; a test fails when it is out of date. */
await writeFile(
  new URL("../docs/openapi.json", import.meta.url),
  `${JSON.stringify(openapi(), null, 2)}\n`,
);
