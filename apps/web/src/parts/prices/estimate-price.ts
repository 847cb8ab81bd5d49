import { priceOrder, type Priced, type Tariff } from "@waslijn/contract/shared/pricing";
import type { Price } from "@waslijn/contract/customer/catalogue";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import type { Catalogue } from "../../lib/page-data.ts";

/** Input of an estimate: pieces by service and alias, and kilos. */
export type Basket = { pieces: Record<string, number>; kilos: number };

export type Estimate = {
  /** Sum before shipping. */
  value: number;
  shipping: number;
  /** Amount missing for free shipping; 0 when it is free. */
  missing: number;
  /** Surcharge up to the minimum order; 0 when it is reached. */
  minimum: number;
  total: number;
};

/** Services priced per piece. */
export const PIECE_SERVICES = ["LS", "DC", "SS"] as const satisfies readonly ServiceCode[];

export const pieceKey = (type: ServiceCode, { alias }: Pick<Price, "alias">): string =>
  `${type} ${alias}`;

/** Converts the contract's estimate from cents to euros. */
export function estimatePrice({ pieces, kilos }: Basket, catalogue: Catalogue): Estimate {
  const tariff = tariffOf(catalogue);
  const counted = tariff.pieces
    .filter(({ type }) => PIECE_SERVICES.some((known) => known === type))
    .map(({ type, alias }) => ({ type, alias, count: pieces[pieceKey(type, { alias })] ?? 0 }));
  const priced = priceOrder({ pieces: counted, kilos }, tariff);
  const shipping = lineOf(priced, "shipping");
  const freeFrom = tariff.fees.PRICE_FREE_SHIPPING_FROM?.cents ?? 0;
  return {
    value: priced.value / 100,
    shipping,
    missing: shipping > 0 ? (freeFrom - priced.value) / 100 : 0,
    minimum: lineOf(priced, "minimum"),
    total: priced.total / 100,
  };
}

const lineOf = ({ lines }: Priced, kind: "shipping" | "minimum"): number =>
  (lines.find((line) => line.kind === kind)?.cents ?? 0) / 100;

const cents = (euros: number): number => Math.round(euros * 100);

const tariffOf = ({ services, config }: Catalogue): Tariff => ({
  pieces: services.flatMap(({ type, prices }) =>
    prices.map(({ alias, amount }) => ({ type, alias, cents: cents(amount) })),
  ),
  fees: Object.fromEntries(config.map(({ alias, amount }) => [alias, { cents: cents(amount) }])),
});
