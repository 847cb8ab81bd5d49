import { formatHours } from "@waslijn/contract/shared/formats/hours";
import { formatEuros } from "@waslijn/contract/shared/formats/prices";
import { formatDays } from "@waslijn/contract/shared/formats/weekdays";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { brand } from "@waslijn/contract/shared/brand";
import { FIRST_HOUR, LAST_HOUR, type Language } from "@waslijn/contract/shared/constants";
import type { PageData } from "../../../lib/page-data.ts";
import { readFileSync } from "node:fs";
import type { ConfigAlias, ServiceCode } from "@waslijn/contract/shared/codes";

export type Facts = Pick<PageData, "catalogue" | "operatingDays"> & { language: Language };

type LookUp = (facts: Facts, ...words: string[]) => string | undefined;

const amount = (found: { amount: number } | undefined, language: Language): string =>
  found ? formatEuros(found.amount, language).replace(" ", "\u00a0") : "–";

const hour = (value: number): string => addHours("00:00", value);
const and = { nl: "en", en: "and" };
const DRIVES = {
  nl: (days: string, from: string, to: string) => `We rijden ${days}, van ${from} tot ${to}.`,
  en: (days: string, from: string, to: string) => `We drive ${days}, from ${from} to ${to}.`,
};

const brandFacts = (): Record<string, string> => ({
  name: brand.name,
  company: brand.company,
  phone: brand.phone.replace(" ", "\u00a0"),
  email: brand.email,
  address: `${brand.street}, ${brand.postalCode.replace(" ", "\u00a0")} ${brand.city}`,
});

/** References that a text can contain. Amounts, days, hours and names come from data, never from the text (RULE-25). */
const REFERENCES: Record<string, LookUp> = {
  brand: (_facts, what = "") => brandFacts()[what],
  config: ({ catalogue, language }, alias) =>
    amount(
      catalogue.config.find((row) => row.alias === alias),
      language,
    ),
  price: ({ catalogue, language }, type, alias) =>
    amount(
      catalogue.services
        .find((service) => service.type === type)
        ?.prices.find((price) => price.alias === alias),
      language,
    ),
  drives: ({ operatingDays, language }) =>
    DRIVES[language](formatDays(operatingDays, language), hour(FIRST_HOUR), hour(LAST_HOUR)),
  careHours: ({ language }) =>
    brand.careHours
      .map(({ days, from, to }) => `${formatDays(days, language)} ${formatHours({ from, to })}`)
      .join(` ${and[language]} `),
};

export function lookUp(words: readonly string[], facts: Facts): string {
  const [kind = "", ...rest] = words;
  const found = REFERENCES[kind]?.(facts, ...rest);
  if (found === undefined)
    throw new Error(`A text refers to {{${words.join(" ")}}}: nobody knows it.`);
  return found;
}

type Row = { type: ServiceCode; alias: string; cents: number } & Record<`name_${Language}`, string>;

const seed = <T>(name: string): T[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../../api/src/seed/${name}.json`, import.meta.url), "utf8"),
  ) as T[];

/** Facts of a freshly seeded installation, for tests. */
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
