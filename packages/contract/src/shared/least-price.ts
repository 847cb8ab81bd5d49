import { priceOrder, sumOf, WASH, WASH_BASE_KILOS, type BillLine, type Tariff } from "./pricing.ts";

type Least = { lines: BillLine[]; total: number };

/**
 * The least that an order of these services costs: the smallest wash where it has one, else the minimum order value;
 * the deposit of a first bag comes on top. More laundry can cost less, because it ships free from a threshold on:
 * shipping is then left out.
 */
export function leastPrice(
  services: readonly string[],
  terms: { isFirstBag?: boolean },
  tariff: Tariff,
): Least {
  const kilos = services.includes(WASH.type) ? WASH_BASE_KILOS : 0;
  const smallest = { pieces: [], kilos, ...terms };
  const shipped = priceOrder(smallest, tariff);
  if (shipped.value === 0) return minimumWith(shipped.lines, tariff);
  const fees = { ...tariff.fees, PRICE_SHIPPING_FEE: { cents: 0 } };
  const unshipped = priceOrder(smallest, { ...tariff, fees });
  // At the threshold the missing laundry replaces what was added up to the minimum.
  const missing = (fees.PRICE_FREE_SHIPPING_FROM?.cents ?? 0) - shipped.value;
  const added = unshipped.lines.find(({ kind }) => kind === "minimum")?.cents ?? 0;
  const atThreshold = unshipped.total + Math.max(0, missing - added);
  return atThreshold < shipped.total ? unshipped : shipped;
}

function minimumWith(others: BillLine[], { fees }: Tariff): Least {
  const cents = fees.PRICE_MINIMAL_ORDER_VALUE?.cents ?? 0;
  const minimum: BillLine = { kind: "minimum", count: 1, cents, vat: "21" };
  const lines = cents > 0 ? [minimum, ...others] : others;
  return { lines, total: sumOf(lines) };
}
