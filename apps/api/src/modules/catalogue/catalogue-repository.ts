import type {
  BusinessService,
  CleaningService,
  ConfigPrice,
} from "@waslijn/contract/shared/catalogue";
import {
  CONFIG_ALIASES,
  SERVICE_CODES,
  type ConfigAlias,
  type ServiceCode,
} from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Db } from "../../db/client.ts";

export type Catalogue = {
  revision: number;
  services: CleaningService[];
  config: ConfigPrice[];
  businessServices: BusinessService[];
};

type Kept = { revision: number; byLanguage: Map<Language, Promise<Catalogue>> };
const keptByDatabase = new WeakMap<Db, Kept>();

/** Grows with every change of a price, a hub's calendar or the service area, whoever makes it. */
export async function catalogueRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom("revisions")
    .select("revision")
    .where("name", "=", "catalogue")
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** Prices, fees and service names in one language; read again only when the revision has grown. */
export async function readCatalogue(db: Db, language: Language): Promise<Catalogue> {
  const revision = await catalogueRevision(db);
  let kept = keptByDatabase.get(db);
  if (kept?.revision !== revision) {
    kept = { revision, byLanguage: new Map() };
    keptByDatabase.set(db, kept);
  }
  let catalogue = kept.byLanguage.get(language);
  if (!catalogue) {
    catalogue = loadCatalogue(db, language, revision);
    kept.byLanguage.set(language, catalogue);
    catalogue.catch(() => kept.byLanguage.delete(language));
  }
  return catalogue;
}

async function loadCatalogue(db: Db, language: Language, revision: number): Promise<Catalogue> {
  const [services, config, businessServices] = await Promise.all([
    readServices(db, language),
    readConfig(db, language),
    readBusinessServices(db, language),
  ]);
  return { revision, services, config, businessServices };
}

async function readServices(db: Db, language: Language): Promise<CleaningService[]> {
  const services = await db
    .selectFrom("cleaning_services")
    .selectAll()
    .orderBy("position")
    .execute();
  const prices = await db.selectFrom("prices").selectAll().orderBy("position").execute();
  return services.filter(isKnownService).map((service) => ({
    type: service.type,
    name: service[`name_${language}`],
    prices: prices
      .filter((price) => price.type === service.type)
      .map((price) => ({
        alias: price.alias,
        name: price[`name_${language}`],
        nameShort: price[`name_short_${language}`],
        amount: price.cents / 100,
      })),
  }));
}

async function readConfig(db: Db, language: Language): Promise<ConfigPrice[]> {
  const rows = await db.selectFrom("config_prices").selectAll().orderBy("position").execute();
  return rows.filter(isKnownAlias).map((row) => ({
    alias: row.alias,
    name: row[`name_${language}`],
    amount: row.cents / 100,
  }));
}

async function readBusinessServices(db: Db, language: Language): Promise<BusinessService[]> {
  const rows = await db.selectFrom("business_services").selectAll().orderBy("position").execute();
  return rows.map((row) => ({ droplocker: row.droplocker, title: row[`title_${language}`] }));
}

const isKnownService = <T extends { type: string }>(row: T): row is T & { type: ServiceCode } =>
  (SERVICE_CODES as readonly string[]).includes(row.type);

const isKnownAlias = <T extends { alias: string }>(row: T): row is T & { alias: ConfigAlias } =>
  (CONFIG_ALIASES as readonly string[]).includes(row.alias);
