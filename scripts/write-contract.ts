import { writeFile } from "node:fs/promises";
import { consoleOpenapi, openapi } from "../apps/api/src/http/docs/openapi.ts";
import { printCallTables } from "./call-tables.ts";

const ROOT = new URL("../", import.meta.url);

/**
 * Writes the files generated from the contract: tables of calls for browsers, and API descriptions. Tests fail when one
 * is out of date.
 */
const write = (file: string, text: string): Promise<void> => writeFile(new URL(file, ROOT), text);
const writeJson = (file: string, described: object): Promise<void> =>
  write(file, `${JSON.stringify(described, null, 2)}\n`);

for (const [file, text] of Object.entries(printCallTables())) {
  await write(`packages/contract/src/${file}`, text);
}
await writeJson("docs/openapi.json", openapi());
// Internal, so it is not committed.
await writeJson("docs/openapi-console.json", consoleOpenapi());
