import type {
  BusinessService,
  CleaningService,
  ConfigPrice,
} from "@waslijn/contract/customer/catalogue";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";
import { cacheByRevision } from "./cache-by-revision.ts";
import { isKnownService, readConfigPrices, readPrices } from "./prices-repository.ts";

type Names = {
  services: { type: ServiceCode; name: string }[];
  businessServices: BusinessService[];
};

export type Catalogue = {
  revision: number;
  /** The day on which these prices apply. */
  day: string;
  services: CleaningService[];
  config: ConfigPrice[];
  businessServices: BusinessService[];
};

/** Names of services in one language, independent of the day's prices. */
export const readNames = (db: Db, language: Language): Promise<Names> =>
  cacheByRevision(db, language, () => loadNames(db, language));

/** Prices and fees of a day in one language; cached until the revision changes. */
export const readCatalogue = (db: Db, language: Language, day: string): Promise<Catalogue> =>
  cacheByRevision(db, `${language} ${day}`, (revision) =>
    loadCatalogue(db, language, day, revision),
  );

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

/** Names of pieces by type and alias on a day, including pieces whose price ended before it. */
export async function readPieceNames(
  db: Db,
  language: Language,
  day: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("prices")
    .select(["type", "alias", "name_nl", "name_en"])
    .distinctOn(["type", "alias"])
    .where("valid_from", "<=", day)
    .orderBy("type")
    .orderBy("alias")
    .orderBy("valid_from", "desc")
    .execute();
  return new Map(
    rows.map(({ type, alias, name_nl, name_en }) => [
      `${type} ${alias}`,
      language === "en" ? name_en : name_nl,
    ]),
  );
}

/** Keyed by code for consumer services and by droplocker value for business services. */
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
