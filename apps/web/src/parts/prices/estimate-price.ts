import type { Catalogue } from "../../lib/page-data.ts";
import type { Price } from "@waslijn/contract/shared/catalogue";
import type { ServiceCode } from "@waslijn/contract/shared/codes";
import { configAmount, extraKiloPrice, washPrice } from "./price-of.ts";

/** The base price of wash and fold covers so much. */
export const WASH_BASE_KILOS = 6;

/** What somebody thinks of handing in: pieces by service and alias, and laundry by weight. */
export type Basket = { pieces: Record<string, number>; kilos: number };

export type EstimateLine = { name: string; count: number; amount: number };

export type Estimate = {
  lines: EstimateLine[];
  /** Before shipping. */
  value: number;
  shipping: number;
  /** What is missing for free shipping; 0 when it is free. */
  missing: number;
  total: number;
  /** What is missing for the smallest order; 0 when it is reached. */
  underMinimum: number;
};

/** Services whose prices are counted by the piece. */
export const PIECE_SERVICES = ["LS", "DC", "SS"] as const satisfies readonly ServiceCode[];

export const pieceKey = (type: ServiceCode, { alias }: Pick<Price, "alias">): string =>
  `${type} ${alias}`;

const cents = (euros: number): number => Math.round(euros * 100);
const euros = (amount: number): number => amount / 100;

/** The one place where prices are added up; it counts in cents, so nothing is lost in fractions. */
export function estimatePrice(basket: Basket, catalogue: Catalogue): Estimate {
  const lines = [...pieceLines(basket, catalogue), ...washLines(basket, catalogue)];
  const value = lines.reduce((sum, line) => sum + cents(line.amount), 0);
  const fee = cents(configAmount(catalogue, "PRICE_SHIPPING_FEE") ?? 0);
  const freeFrom = cents(configAmount(catalogue, "PRICE_FREE_SHIPPING_FROM") ?? 0);
  const minimum = cents(configAmount(catalogue, "PRICE_MINIMAL_ORDER_VALUE") ?? 0);
  // Exactly the threshold is free: the fee is for what lies under it (RULE-21, RULE-22).
  const missing = value > 0 ? Math.max(0, freeFrom - value) : 0;
  const shipping = missing > 0 ? fee : 0;
  return {
    lines,
    value: euros(value),
    shipping: euros(shipping),
    missing: euros(missing),
    total: euros(value + shipping),
    underMinimum: euros(value > 0 ? Math.max(0, minimum - value) : 0),
  };
}

function pieceLines({ pieces }: Basket, { services }: Catalogue): EstimateLine[] {
  return services
    .filter(({ type }) => PIECE_SERVICES.some((known) => known === type))
    .flatMap(({ type, prices }) =>
      prices.flatMap((price) => {
        const count = pieces[pieceKey(type, price)] ?? 0;
        const amount = euros(cents(price.amount) * count);
        return count > 0 ? [{ name: price.name, count, amount }] : [];
      }),
    );
}

/** Up to six kilos cost the base price; each kilo begun above it is one more. */
function washLines({ kilos }: Basket, catalogue: Catalogue): EstimateLine[] {
  const base = washPrice(catalogue);
  if (kilos <= 0 || base === undefined) return [];
  const extra = Math.max(0, Math.ceil(kilos - WASH_BASE_KILOS));
  const amount = cents(base) + extra * cents(extraKiloPrice(catalogue) ?? 0);
  const wash = catalogue.services.find(({ type }) => type === "WF");
  return [{ name: wash?.name ?? "", count: kilos, amount: euros(amount) }];
}
