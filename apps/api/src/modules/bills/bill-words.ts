import { formatCents } from "@waslijn/contract/shared/formats/money";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { languageOf, type Language } from "@waslijn/contract/shared/constants";
import type { BillLine } from "@waslijn/contract/shared/pricing";
import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";
import { readPrices } from "../catalogue/prices-repository.ts";

const nl: typeof en = {
  perKilo: "Per kilo",
  perPiece: "Per stuk",
  pieces: (count) => (count === 1 ? "1 stuk" : `${count} stuks`),
  several: (count, name, each) => `${count} × ${name}, ${each}`,
  one: (name) => `1 × ${name}`,
  extraKilos: (count, each) => `${count} kilo extra, ${each}`,
  shipping: "Ophalen en bezorgen",
  serviceFee: "Servicekosten",
  minimum: "Tot het minimum",
  discount: (code) => `Korting ${code}`.trim(),
  deposit: "Waszak, borg",
  depositBack: "Waszak, borg terug",
  lateChange: "Gewijzigd of geannuleerd binnen 8 uur",
  missedDeliveries: ["Tweede gemiste bezorging", "Derde gemiste bezorging"],
  missedAgain: "Nog een gemiste bezorging",
  free: "Overig",
  plan: "vaste afspraak",
};

/** Names of bill lines and groups on bills and invoices. */
const en = {
  perKilo: "By the kilo",
  perPiece: "By the piece",
  pieces: (count: number) => (count === 1 ? "1 piece" : `${count} pieces`),
  several: (count: number, name: string, each: string) => `${count} × ${name}, ${each}`,
  one: (name: string) => `1 × ${name}`,
  extraKilos: (count: number, each: string) =>
    `${count} extra ${count === 1 ? "kilo" : "kilos"}, ${each}`,
  shipping: "Pickup and delivery",
  serviceFee: "Service fee",
  minimum: "Up to the minimum",
  discount: (code: string) => `Discount ${code}`.trim(),
  deposit: "Laundry bag, deposit",
  depositBack: "Laundry bag, deposit back",
  lateChange: "Change or cancellation within 8 hours",
  /** From the second on; `missedAgain` is for those after the last. */
  missedDeliveries: ["Second missed delivery", "Third missed delivery"],
  missedAgain: "Another missed delivery",
  free: "Other",
  plan: "regular pickups",
};

const WORDS = { nl, en } as const;

export const billWords = (language: Language): typeof en => WORDS[language];

/** The order fields that line names depend on. */
export type NamedOrder = { created_at: Date; coupon_code: string };

/** Names a bill line as in the price list of the day of ordering (BILL-04). */
export async function lineNamer(
  db: Db,
  order: NamedOrder,
  language: Language,
): Promise<(line: BillLine) => string> {
  return namerBy(await readPrices(db, amsterdamDate(order.created_at)), order, language);
}

type PriceName = Pick<Selectable<Database["prices"]>, "type" | "alias" | "name_nl" | "name_en">;

function namerBy(
  prices: readonly PriceName[],
  { coupon_code }: Pick<NamedOrder, "coupon_code">,
  language: Language,
): (line: BillLine) => string {
  const names = new Map(
    prices.map(({ type, alias, name_nl, name_en }) => [
      `${type} ${alias}`,
      language === "en" ? name_en : name_nl,
    ]),
  );
  const words = billWords(language);
  return (line) => {
    const name = names.get(`${line.type} ${line.alias}`) ?? line.alias ?? "";
    const each = (): string => formatCents(Math.abs(line.cents) / line.count, language);
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
      case "missed-delivery":
        return words.missedDeliveries[(line.nth ?? 2) - 2] ?? words.missedAgain;
      default:
        return words[FIXED[line.kind]];
    }
  };
}

/** An order whose invoice is in its own language. */
export type PrintedOrder = NamedOrder & { language: string };

/** The names of lines on an order's invoice, by the price list of the day of ordering. */
export const printedNames = (
  prices: readonly PriceName[],
  order: PrintedOrder,
  lines: readonly BillLine[],
): string[] => lines.map(namerBy(prices, order, languageOf(order.language)));

/** Like `printedNames`, with the price list that it reads. */
export const readPrintedNames = async (
  db: Db,
  order: PrintedOrder,
  lines: readonly BillLine[],
): Promise<string[]> =>
  printedNames(await readPrices(db, amsterdamDate(order.created_at)), order, lines);

const FIXED = {
  shipping: "shipping",
  "service-fee": "serviceFee",
  minimum: "minimum",
  deposit: "deposit",
  "deposit-back": "depositBack",
  "late-change": "lateChange",
} as const;
