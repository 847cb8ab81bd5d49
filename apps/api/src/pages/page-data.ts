import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { setTimeout as after } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { asksStreet } from "../modules/catalogue/check-address.ts";
import { readCatalogue, type Catalogue } from "../modules/catalogue/catalogue-repository.ts";
import { catalogueRevision } from "../modules/catalogue/cache-by-revision.ts";
import { operatingDays as readOperatingDays } from "../modules/catalogue/times/times-repository.ts";

/** Data that pages show for a day. */
export type DayData = { catalogue: Catalogue; operatingDays: number[]; asksStreet: boolean };

export type CurrentData = DayData & {
  /** Cache key of pages with these data: prices depend on the revision and the day, forms on the register. */
  revision: string;
};

/** Timeout for fresh data; after it, for example during a failover, pages use the cached data. */
const PATIENCE_MS = 1000;

/** Prices and days for pages, reloaded only when the revision or the day changes. */
export function currentData(
  deps: Deps,
  patienceMs = PATIENCE_MS,
): (language: Language) => Promise<CurrentData> {
  const cache = new Map<Language, CurrentData>();
  const read = async (language: Language): Promise<CurrentData> => {
    const today = amsterdamDate(deps.clock.now());
    const form = (await asksStreet(deps)) ? "with street" : "";
    const revision = `${await catalogueRevision(deps.db)} ${today} ${form}`;
    const known = cache.get(language);
    if (known?.revision === revision) return known;
    const fresh = { revision, ...(await readDay(deps, language, today)) };
    cache.set(language, fresh);
    return fresh;
  };
  return async (language) => {
    const known = cache.get(language);
    const reading = read(language);
    if (!known) return reading;
    // Pages stay available while the database is unreachable.
    const orKnown = reading.catch(() => known);
    return Promise.race([orKnown, after(patienceMs, known, { ref: false })]);
  };
}

export async function readDay(
  deps: Pick<Deps, "db" | "env">,
  language: Language,
  day: string,
): Promise<DayData> {
  const [catalogue, operatingDays, needsStreet] = await Promise.all([
    readCatalogue(deps.db, language, day),
    readOperatingDays(deps.db),
    asksStreet(deps),
  ]);
  return { catalogue, operatingDays, asksStreet: needsStreet };
}
