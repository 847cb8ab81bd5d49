import { readFile, stat, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const DESCRIPTION = new URL("../../../docs/openapi.json", import.meta.url);
/** Not committed: the type check makes it. */
const GENERATED = new URL("./generated.ts", import.meta.url);

/** The types that a generator makes of our description, as anybody's would be made. */
export const openapiTypes = async (): Promise<string> =>
  astToString(await openapiTypescript(await readFile(DESCRIPTION, "utf8"), { alphabetize: false }));

/** Makes the types that `fits.ts` compares with the client's, unless they are newer than the description. */
export async function writeOpenapiTypes(): Promise<void> {
  const [described, generated] = await Promise.all(
    [DESCRIPTION, GENERATED].map(
      async (file) => (await stat(file).catch(() => undefined))?.mtimeMs,
    ),
  );
  if (generated !== undefined && described !== undefined && generated > described) return;
  await writeFile(GENERATED, await openapiTypes());
}
