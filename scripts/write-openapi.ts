import { writeFile } from "node:fs/promises";
import { openapi } from "../apps/api/src/http/docs/openapi.ts";

/** Writes docs/openapi.json anew from the contract; a test tells when it is stale. */
await writeFile(
  new URL("../docs/openapi.json", import.meta.url),
  `${JSON.stringify(openapi(), null, 2)}\n`,
);
