import {
  CONFIG_ALIASES,
  SERVICE_CODES,
  type ConfigAlias,
  type ServiceCode,
} from "@waslijn/contract/shared/codes";
import type { Tariff } from "@waslijn/contract/shared/pricing";
import type { RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { cacheByRevision } from "./cache-by-revision.ts";

/** The price list of a day: of each entry the row with the latest start. */
export const readPrices = (db: Db, day: string) =>
  cacheByRevision(db, `prices ${day}`, () => loadPrices(db, day));

/** Fees and limits that apply on a day. */
export const readConfigPrices = (db: Db, day: string) =>
  cacheByRevision(db, `fees ${day}`, () => loadConfigPrices(db, day));

/** Of each entry of the price list the row with the latest start, until a day. */
export const pricesUntil = (db: Db, day: string | RawBuilder<string>) =>
  db
    .selectFrom("prices")
    .selectAll()
    .distinctOn(["type", "alias"])
    .where("valid_from", "<=", day)
    .orderBy("type")
    .orderBy("alias")
    .orderBy("valid_from", "desc");

async function loadPrices(db: Db, day: string) {
  const rows = await pricesUntil(db, day).execute();
  return rows.filter(isKnownService).filter(holdsStill(day)).sort(byPosition);
}

async function loadConfigPrices(db: Db, day: string) {
  const rows = await db
    .selectFrom("config_prices")
    .selectAll()
    .distinctOn("alias")
    .where("valid_from", "<=", day)
    .orderBy("alias")
    .orderBy("valid_from", "desc")
    .execute();
  return rows.filter(isKnownAlias).filter(holdsStill(day)).sort(byPosition);
}

/** The tariff for bills of orders placed on that day (BILL-04). */
export async function readTariff(db: Db, day: string): Promise<Tariff> {
  const [prices, config] = await Promise.all([readPrices(db, day), readConfigPrices(db, day)]);
  return {
    pieces: prices.map(({ type, alias, cents }) => ({ type, alias, cents })),
    fees: Object.fromEntries(config.map(({ alias, cents, vat }) => [alias, { cents, vat }])),
  };
}

const holdsStill =
  (day: string) =>
  ({ valid_until }: { valid_until: string | null }): boolean =>
    valid_until === null || day < valid_until;

const byPosition = (one: { position: number }, other: { position: number }): number =>
  one.position - other.position;

export const isKnownService = <T extends { type: string }>(
  row: T,
): row is T & { type: ServiceCode } => (SERVICE_CODES as readonly string[]).includes(row.type);

const isKnownAlias = <T extends { alias: string }>(row: T): row is T & { alias: ConfigAlias } =>
  (CONFIG_ALIASES as readonly string[]).includes(row.alias);
