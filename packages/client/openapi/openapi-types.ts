import { readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const DESCRIPTION = new URL("../../../docs/openapi.json", import.meta.url);
export const GENERATED = new URL("./generated.ts", import.meta.url);

/** The types that a generator makes of our description, as anybody's would be made. */
export async function openapiTypes(): Promise<string> {
  const nodes = await openapiTypescript(await readFile(DESCRIPTION, "utf8"), {
    alphabetize: false,
  });
  return `${HEAD}${astToString(nodes)}`;
}

export const writeOpenapiTypes = async (): Promise<void> =>
  writeFile(GENERATED, await openapiTypes());

const HEAD = `// Made of docs/openapi.json by scripts/write-contract.ts; a test fails when it is out of date.\n\n`;
