import { readFileSync } from "node:fs";
import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Facts } from "./facts.ts";

type Row = { type: ServiceCode; alias: string; cents: number } & Record<`name_${Language}`, string>;

const seed = <T>(name: string): T[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../../api/src/seed/${name}.json`, import.meta.url), "utf8"),
  ) as T[];

/** For tests: the facts as a freshly seeded installation knows them. */
export function seedFacts(language: Language): Facts {
  const prices = seed<Row>("prices");
  const named = (row: Row) => ({
    alias: row.alias,
    name: row[`name_${language}`],
    nameShort: row[`name_${language}`],
    amount: row.cents / 100,
  });
  return {
    language,
    operatingDays: [1, 2, 3, 4, 5, 6],
    catalogue: {
      services: seed<Row>("cleaning_services").map(({ type, ...row }) => ({
        type,
        name: row[`name_${language}`],
        prices: prices.filter((price) => price.type === type).map(named),
      })),
      config: seed<Row & { alias: ConfigAlias }>("config_prices").map((row) => ({
        ...named(row),
        alias: row.alias,
      })),
    },
  };
}
