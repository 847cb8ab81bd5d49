import { writeFile } from "node:fs/promises";
import { consoleOpenapi, openapi } from "../apps/api/src/http/docs/openapi.ts";

/** Writes docs/openapi.json and docs/openapi-console.json from the contract; a test fails when one is out of date. */
const write = (file: string, described: object): Promise<void> =>
  writeFile(new URL(`../docs/${file}`, import.meta.url), `${JSON.stringify(described, null, 2)}\n`);

await write("openapi.json", openapi());
await write("openapi-console.json", consoleOpenapi());
// After the file that they are made of.
const { writeOpenapiTypes } = await import("../packages/client/openapi/openapi-types.ts");
await writeOpenapiTypes();
