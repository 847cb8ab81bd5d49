import type { OrderKind } from "@waslijn/contract/shared/order-life";
import {
  priceCounted,
  priceOrder,
  sumOf,
  WASH,
  type BillLine,
  type BillTerms,
  type Counted,
  type Discount,
  type EventFee,
  type Priced,
  type Tariff,
} from "@waslijn/contract/shared/pricing";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import { discountOf, findPromoCode } from "../catalogue/promo-code.ts";
import { feesOf, type PricedEvent } from "./order-fees.ts";

/** The order fields that its bill depends on. */
export type BilledOrder = {
  id: string;
  kind: OrderKind;
  user_id: string | null;
  coupon_code: string;
  discount: Discount | null;
  has_bag: boolean | null;
  created_at: Date;
};

/** Orders for which a bag is posted, and its deposit billed, if the customer has none yet. */
const WITH_BAG: readonly OrderKind[] = ["consumer", "re-use"];

export const needsBag = ({ kind, has_bag }: Pick<BilledOrder, "kind" | "has_bag">): boolean =>
  WITH_BAG.includes(kind) && has_bag !== true;

/**
 * What the bill depends on besides the order itself: its events, the bills of the account's other orders, deposits that
 * refunds gave back for it, and the tariff of the day of ordering (BILL-04).
 */
export type PricedBooks = {
  events: readonly PricedEvent[];
  others: readonly { lines: BillLine[] }[];
  depositRefunds: readonly { cents: number }[];
  tariff: Tariff;
};

/** Prices an order, including the fees of its events. */
export async function priceBill(
  db: Db,
  order: BilledOrder,
  books: PricedBooks,
  counted: Counted | undefined,
): Promise<Priced> {
  const { events, tariff } = books;
  if (!counted) return priceOrder({ pieces: [], kilos: 0, fees: feesWithoutEvent(events) }, tariff);
  const priced = priceCounted(counted, await billTerms(db, order, books), tariff);
  return { ...priced, owedBack: priced.owedBack + sumOf(books.depositRefunds) };
}

/** The part of the bill that does not depend on the count. */
export async function billTerms(
  db: Db,
  order: BilledOrder,
  { events, others, depositRefunds, tariff }: PricedBooks,
): Promise<BillTerms> {
  const terms = {
    fees: feesWithoutEvent(events),
    isBusiness: order.kind !== "consumer",
    isFirstBag: needsBag(order),
    isWithdrawn: events.some(({ kind }) => kind === "withdrawn"),
    discount: await findDiscount(db, order),
  };
  const own = priceOrder({ pieces: [], kilos: 0, ...terms }, tariff).lines;
  const held = heldDeposits([...others.flatMap(({ lines }) => lines), ...own]);
  return { ...terms, held: withoutRefunded(held, sumOf(depositRefunds)) };
}

/** Deposits not yet returned, oldest first, each with the amount that was charged. */
function heldDeposits(lines: BillLine[]): number[] {
  const charged = lines.filter(({ kind }) => kind === "deposit").map(({ cents }) => cents);
  return charged.slice(lines.filter(({ kind }) => kind === "deposit-back").length);
}

/** What the bill's lines may still credit of each deposit. One refunded in full stays, as 0: each bag has its line. */
function withoutRefunded(held: readonly number[], refunded: number): number[] {
  let rest = refunded;
  return held.map((cents) => {
    const part = Math.min(cents, rest);
    rest -= part;
    return cents - part;
  });
}

const feesWithoutEvent = (events: readonly PricedEvent[]): EventFee[] =>
  feesOf(events).map(({ kind, cents, nth }) => ({ kind, cents, ...(nth && { nth }) }));

/** The discount as stored with the order. Orders written by the previous version have only the code. */
async function findDiscount(db: Db, order: BilledOrder): Promise<Discount | undefined> {
  if (order.discount || order.coupon_code === "") return order.discount ?? undefined;
  const promo = await findPromoCode(db, order.coupon_code);
  return promo && discountOf(promo);
}

/** Throws `validation_failed` with `not_billable` unless everything counted appears on the bill as counted. */
export function checkCounted(counted: Counted, { lines }: Priced, tariff: Tariff): void {
  const lineCount = (kind: BillLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  const wrong = [
    ...(counted.pieces.every((piece) => isPriced(tariff, piece)) ? [] : ["pieces"]),
    ...(counted.kilos <= 0 || isPriced(tariff, { type: WASH.type, alias: WASH.base })
      ? []
      : ["kilos"]),
    ...(lineCount("deposit-back") === counted.bagsBack ? [] : ["bagsBack"]),
    ...(counted.free.every(({ cents, reason }) =>
      lines.some((line) => line.kind === "free" && line.cents === cents && line.reason === reason),
    )
      ? []
      : ["free"]),
  ];
  if (wrong.length > 0) {
    throw new ApiProblem("validation_failed", {
      fields: wrong.map((field) => ({ field, rule: "not_billable" })),
    });
  }
}

const isPriced = ({ pieces }: Tariff, wanted: { type: string; alias: string }): boolean =>
  pieces.some(({ type, alias }) => type === wanted.type && alias === wanted.alias);
