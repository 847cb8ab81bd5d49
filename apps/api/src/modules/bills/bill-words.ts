import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatter } from "@waslijn/contract/shared/formatters";
import type { BillLine } from "@waslijn/contract/shared/pricing";
import type { Db } from "../../db/client.ts";
import { readPrices } from "../catalogue/prices-repository.ts";
import { en } from "./bill.en.ts";
import { nl } from "./bill.nl.ts";

const WORDS = { nl, en } as const;

export const billWords = (language: Language): typeof en => WORDS[language];

/** `€ 24,95` in Dutch, `€24.95` in English, a credit as `− € 3,50`. */
export const printCents = (cents: number, language: Language): string =>
  formatter(Intl.NumberFormat, language, { style: "currency", currency: "EUR" })
    .format(cents / 100)
    .replace(/^(\D*)-(\D*)/, "− $1$2");

export const printKilos = (kilos: number, language: Language): string =>
  billWords(language).kilos(formatter(Intl.NumberFormat, language).format(kilos));

/** As much of an order as naming its lines needs. */
export type NamedOrder = { created_at: Date; coupon_code: string };

/** Says in words what a line charges, with the names that the price list had when it was ordered (BILL-04). */
export async function lineNamer(
  db: Db,
  { created_at, coupon_code }: NamedOrder,
  language: Language,
): Promise<(line: BillLine) => string> {
  const prices = await readPrices(db, amsterdamDate(created_at));
  const names = new Map(
    prices.map(({ type, alias, name_nl, name_en }) => [
      `${type} ${alias}`,
      language === "en" ? name_en : name_nl,
    ]),
  );
  const words = billWords(language);
  return (line) => {
    const name = names.get(`${line.type} ${line.alias}`) ?? line.alias ?? "";
    const each = (): string => printCents(Math.abs(line.cents) / line.count, language);
    switch (line.kind) {
      case "piece":
        return line.count > 1 ? words.several(line.count, name, each()) : words.one(name);
      case "kilos":
        return name;
      case "extra-kilos":
        return words.extraKilos(line.count, each());
      case "discount":
        return words.discount(coupon_code);
      case "free":
        return line.reason || words.free;
      default:
        return words[FIXED[line.kind]];
    }
  };
}

const FIXED = {
  shipping: "shipping",
  "service-fee": "serviceFee",
  minimum: "minimum",
  deposit: "deposit",
  "deposit-back": "depositBack",
  "late-change": "lateChange",
  "missed-delivery": "missedDelivery",
} as const;
