import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { WASH, WASH_BASE_KILOS, type BillLine } from "@waslijn/contract/shared/pricing";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { Db } from "../../db/client.ts";
import { findBill } from "../bills/bills-repository.ts";
import { readPrices } from "../catalogue/prices-repository.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { ComplaintRow } from "./complaints-repository.ts";

/** A kind of piece that was billed, and what cleaning one of them cost. */
export type BilledPiece = {
  /** `type:alias`, as the API names it. */
  piece: string;
  type: ServiceCode;
  alias: string;
  label: string;
  cents: number;
};

/**
 * The pieces and kilos on an order's bill, named by the price list of the day of ordering. A complaint is about one of
 * these.
 */
export async function piecesOfBill(
  db: Db,
  order: OrderRow,
  language: Language,
): Promise<BilledPiece[]> {
  const bill = await findBill(db, order.id);
  if (!bill) return [];
  const nameOf = await readNamesOfDay(db, order, language);
  return bill.lines.flatMap((line): BilledPiece[] => {
    const { type, alias, kind } = line;
    if (!type || !alias || (kind !== "piece" && kind !== "kilos")) return [];
    const label = nameOf(type, alias);
    return [{ piece: `${type}:${alias}`, type, alias, label, cents: priceOf(line) }];
  });
}

/** The piece a complaint is about, also after a recount took it off the bill; null where no piece was named. */
export async function readComplaintPiece(
  db: Db,
  order: Pick<OrderRow, "created_at">,
  { piece_type, piece_alias }: Pick<ComplaintRow, "piece_type" | "piece_alias">,
  language: Language,
): Promise<string | null> {
  if (piece_type === null || piece_alias === null) return null;
  return (await readNamesOfDay(db, order, language))(piece_type, piece_alias);
}

/** Laundry by the kilo is not counted by the piece; the row of the price list names a price, not a piece. */
const WASHED = {
  nl: "Iets uit de was per kilo",
  en: "Something from the wash by the kilo",
} as const;

/** Names by the price list of the day of ordering. */
async function readNamesOfDay(
  db: Db,
  { created_at }: Pick<OrderRow, "created_at">,
  language: Language,
): Promise<(type: string, alias: string) => string> {
  const prices = await readPrices(db, amsterdamDate(created_at));
  return (type, alias) => {
    if (type === WASH.type && alias === WASH.base) return WASHED[language];
    const price = prices.find((one) => one.type === type && one.alias === alias);
    return (language === "en" ? price?.name_en : price?.name_nl) ?? alias;
  };
}

/** The price for complaints without a named piece: that of the dearest one. */
export const priceOfOther = (pieces: readonly BilledPiece[]): number =>
  Math.max(0, ...pieces.map(({ cents }) => cents));

/**
 * The price of cleaning one piece. A piece in the wash has no price of its own: it counts as one kilo of the base
 * price.
 */
const priceOf = ({ type, count, cents }: BillLine): number =>
  Math.round(cents / (type === WASH.type ? WASH_BASE_KILOS : count));
