import { readFile, stat, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";

const DESCRIPTION = new URL("../../../docs/openapi.json", import.meta.url);
/** Not committed: `npm run typecheck` generates it. */
const GENERATED = new URL("./generated.ts", import.meta.url);

/** TypeScript types of our OpenAPI file, made with a standard generator. */
export const openapiTypes = async (): Promise<string> =>
  astToString(await openapiTypescript(await readFile(DESCRIPTION, "utf8"), { alphabetize: false }));

/** Generates the types that `fits.ts` compares with the client's, unless they are newer than the OpenAPI file. */
export async function writeOpenapiTypes(): Promise<void> {
  const [described, generated] = await Promise.all(
    [DESCRIPTION, GENERATED].map(
      async (file) => (await stat(file).catch(() => undefined))?.mtimeMs,
    ),
  );
  if (generated !== undefined && described !== undefined && generated > described) return;
  await writeFile(GENERATED, await openapiTypes());
}
