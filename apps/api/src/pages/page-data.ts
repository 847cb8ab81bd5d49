import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { setTimeout as after } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { asksStreet } from "../modules/catalogue/check-address.ts";
import { readCatalogue, type Catalogue } from "../modules/catalogue/catalogue-repository.ts";
import { catalogueRevision } from "../modules/catalogue/keep-by-revision.ts";
import { operatingDays as readOperatingDays } from "../modules/catalogue/times/times-repository.ts";

/** What pages show of a day. */
export type DayData = { catalogue: Catalogue; operatingDays: number[]; asksStreet: boolean };

export type CurrentData = DayData & {
  /** What pages of these data are kept under: prices change with their revision and with the day, forms with a register. */
  revision: string;
};

/** So long a page waits for what may be new; while the database moves to another machine it shows what it knows. */
const PATIENCE_MS = 1000;

/** The prices and days that pages show, read anew only when their revision grew or a day began. */
export function currentData(
  deps: Deps,
  patienceMs = PATIENCE_MS,
): (language: Language) => Promise<CurrentData> {
  const kept = new Map<Language, CurrentData>();
  const read = async (language: Language): Promise<CurrentData> => {
    const today = amsterdamDate(deps.clock.now());
    const form = (await asksStreet(deps)) ? "with street" : "";
    const revision = `${await catalogueRevision(deps.db)} ${today} ${form}`;
    const known = kept.get(language);
    if (known?.revision === revision) return known;
    const fresh = { revision, ...(await readDay(deps, language, today)) };
    kept.set(language, fresh);
    return fresh;
  };
  return async (language) => {
    const known = kept.get(language);
    const reading = read(language);
    if (!known) return reading;
    // Pages stay readable while the database is away.
    const orKnown = reading.catch(() => known);
    return Promise.race([orKnown, after(patienceMs, known, { ref: false })]);
  };
}

export async function readDay(
  deps: Pick<Deps, "db" | "env">,
  language: Language,
  day: string,
): Promise<DayData> {
  const [catalogue, operatingDays, isAsked] = await Promise.all([
    readCatalogue(deps.db, language, day),
    readOperatingDays(deps.db),
    asksStreet(deps),
  ]);
  return { catalogue, operatingDays, asksStreet: isAsked };
}
