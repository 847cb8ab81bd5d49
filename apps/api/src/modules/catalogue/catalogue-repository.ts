import type {
  BusinessService,
  CleaningService,
  ConfigPrice,
} from "@waslijn/contract/shared/catalogue";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import { isKnownService, readConfigPrices, readPrices } from "./prices-repository.ts";

export type Names = {
  services: { type: ServiceCode; name: string }[];
  businessServices: BusinessService[];
};

export type Catalogue = {
  revision: number;
  /** On which these prices hold. */
  day: string;
  services: CleaningService[];
  config: ConfigPrice[];
  businessServices: BusinessService[];
};

type Kept = { revision: number; answers: Map<string, Promise<unknown>> };
const MOST_KEPT = 100;
const keptByDatabase = new WeakMap<Db, Kept>();

/** Grows with every change of a price, a hub's calendar or the service area, no matter who makes it. */
export async function catalogueRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom("revisions")
    .select("revision")
    .where("name", "=", "catalogue")
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** What services are called in one language, whatever they cost. */
export const readNames = (db: Db, language: Language): Promise<Names> =>
  keep(db, language, () => loadNames(db, language));

/** Prices and fees of a day in one language; read again only when the revision has grown. */
export const readCatalogue = (db: Db, language: Language, day: string): Promise<Catalogue> =>
  keep(db, `${language} ${day}`, (revision) => loadCatalogue(db, language, day, revision));

async function keep<T>(db: Db, what: string, load: (revision: number) => Promise<T>): Promise<T> {
  const revision = await catalogueRevision(db);
  let kept = keptByDatabase.get(db);
  if (kept?.revision !== revision) {
    kept = { revision, answers: new Map() };
    keptByDatabase.set(db, kept);
  }
  const { answers } = kept;
  let answer = answers.get(what) as Promise<T> | undefined;
  if (!answer) {
    // Yesterday is not asked for again.
    if (answers.size >= MOST_KEPT) answers.clear();
    answer = load(revision);
    answers.set(what, answer);
    answer.catch(() => answers.delete(what));
  }
  return answer;
}

async function loadNames(db: Db, language: Language): Promise<Names> {
  const services = await db
    .selectFrom("cleaning_services")
    .selectAll()
    .orderBy("position")
    .execute();
  const business = await db
    .selectFrom("business_services")
    .selectAll()
    .orderBy("position")
    .execute();
  return {
    services: services
      .filter(isKnownService)
      .map((service) => ({ type: service.type, name: service[`name_${language}`] })),
    businessServices: business.map((row) => ({
      droplocker: row.droplocker,
      title: row[`title_${language}`],
    })),
  };
}

async function loadCatalogue(
  db: Db,
  language: Language,
  day: string,
  revision: number,
): Promise<Catalogue> {
  const [names, prices, config] = await Promise.all([
    readNames(db, language),
    readPrices(db, day),
    readConfigPrices(db, day),
  ]);
  return {
    revision,
    day,
    businessServices: names.businessServices,
    services: names.services.map(({ type, name }) => ({
      type,
      name,
      prices: prices
        .filter((price) => price.type === type)
        .map((price) => ({
          alias: price.alias,
          name: price[`name_${language}`],
          nameShort: price[`name_short_${language}`],
          amount: price.cents / 100,
        })),
    })),
    config: config.map((row) => ({
      alias: row.alias,
      name: row[`name_${language}`],
      amount: row.cents / 100,
    })),
  };
}
