import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../deps.ts";
import {
  catalogueRevision,
  readCatalogue,
  type Catalogue,
} from "../modules/catalogue/catalogue-repository.ts";
import { operatingDays as readOperatingDays } from "../modules/times/operating-days.ts";

export type CurrentData = {
  /** What pages of these data are kept under: prices change with their revision and with the day. */
  revision: string;
  catalogue: Catalogue;
  operatingDays: number[];
};

/** The prices and days that pages show, read anew only when their revision grew or a day began. */
export function currentData(deps: Deps): (language: Language) => Promise<CurrentData> {
  const kept = new Map<Language, CurrentData>();
  return async (language) => {
    const known = kept.get(language);
    try {
      const today = amsterdamDate(deps.clock.now());
      const revision = `${await catalogueRevision(deps.db)} ${today}`;
      if (known?.revision === revision) return known;
      const [catalogue, operatingDays] = await Promise.all([
        readCatalogue(deps.db, language, today),
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
