import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../deps.ts";
import {
  catalogueRevision,
  readCatalogue,
  type Catalogue,
} from "../modules/catalogue/catalogue-repository.ts";
import { operatingDays as readOperatingDays } from "../modules/times/operating-days.ts";

export type CurrentData = { revision: number; catalogue: Catalogue; operatingDays: number[] };

/** The prices and days that pages show, read anew only when their revision grew. */
export function currentData(deps: Deps): (language: Language) => Promise<CurrentData> {
  const kept = new Map<Language, CurrentData>();
  return async (language) => {
    const known = kept.get(language);
    try {
      const revision = await catalogueRevision(deps.db);
      if (known?.revision === revision) return known;
      const [catalogue, operatingDays] = await Promise.all([
        readCatalogue(deps.db, language),
        readOperatingDays(deps.db),
      ]);
      const fresh = { revision, catalogue, operatingDays };
      kept.set(language, fresh);
      return fresh;
    } catch (error) {
      // Pages stay readable while the database is away.
      if (known) return known;
      throw error;
    }
  };
}
