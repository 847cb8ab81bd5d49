import { priceOrder, type BillLine, type Tariff } from "@waslijn/contract/shared/pricing";
import type { Price } from "@waslijn/contract/customer/catalogue";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { Catalogue } from "../../lib/page-data.ts";

/** Input of an estimate: pieces by service and alias, and kilos. */
export type Basket = { pieces: Record<string, number>; kilos: number };

/** A part of the sum; an estimate adds up its laundry. */
export type PriceLine = { kind: BillLine["kind"] | "laundry"; amount: number };

/** Amounts in euros. */
export type Estimate = {
  /** Sum before shipping. */
  value: number;
  /** Amount missing for free shipping; 0 when it is free. */
  missing: number;
  total: number;
  lines: PriceLine[];
};

/** Services priced per piece. */
export const PIECE_SERVICES = ["LS", "DC", "SS"] as const satisfies readonly ServiceCode[];

const LAUNDRY: readonly BillLine["kind"][] = ["piece", "kilos", "extra-kilos"];

export const pieceKey = (type: ServiceCode, { alias }: Pick<Price, "alias">): string =>
  `${type} ${alias}`;

/** Estimate of a basket. */
export function estimatePrice(
  { pieces, kilos }: Basket,
  catalogue: Catalogue,
  isFirstBag = false,
): Estimate {
  const tariff = tariffOf(catalogue);
  const counted = tariff.pieces
    .filter(({ type }) => PIECE_SERVICES.some((known) => known === type))
    .map(({ type, alias }) => ({ type, alias, count: pieces[pieceKey(type, { alias })] ?? 0 }));
  const { lines, value, total } = priceOrder({ pieces: counted, kilos, isFirstBag }, tariff);
  const isShipped = lines.some(({ kind }) => kind === "shipping");
  const freeFrom = tariff.fees.PRICE_FREE_SHIPPING_FROM?.cents ?? 0;
  return {
    value: value / 100,
    missing: isShipped ? (freeFrom - value) / 100 : 0,
    total: total / 100,
    lines: [
      { kind: "laundry", amount: value / 100 },
      // Free shipping is named too.
      ...(isShipped ? [] : [{ kind: "shipping" as const, amount: 0 }]),
      ...lines.filter(({ kind }) => !LAUNDRY.includes(kind)).map(toPriceLine),
    ],
  };
}

export const toPriceLine = ({ kind, cents }: BillLine): PriceLine => ({
  kind,
  amount: cents / 100,
});

const cents = (euros: number): number => Math.round(euros * 100);

export const tariffOf = ({ services, config }: Catalogue): Tariff => ({
  pieces: services.flatMap(({ type, prices }) =>
    prices.map(({ alias, amount }) => ({ type, alias, cents: cents(amount) })),
  ),
  fees: Object.fromEntries(config.map(({ alias, amount }) => [alias, { cents: cents(amount) }])),
});
