import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import { readNames } from "./catalogue-repository.ts";

/** Consumer services go by their code, business services by their droplocker value. */
export async function readServiceNames(
  db: Db,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { services, businessServices } = await readNames(db, language);
  return new Map([
    ...businessServices.map(({ droplocker, title }) => [droplocker, title] as const),
    ...services.map(({ type, name }) => [type, name] as const),
  ]);
}
