import type { CountingOrder, PriceDay } from "@waslijn/contract/console/counting";
import type { DeskCount } from "@waslijn/contract/console/count";
import { priceCounted, type Priced } from "@waslijn/contract/shared/pricing";

/** What the order costs as it is counted now, by the same rule as its bill will be (BILL-01). */
export const billSoFar = (
  { terms: { discount, ...terms }, free }: CountingOrder,
  { pieces, fees }: PriceDay,
  { pieces: counted, kilos, bagsBack }: DeskCount,
): Priced =>
  priceCounted(
    { pieces: counted, kilos, bagsBack, free },
    { ...terms, discount: discount ?? undefined },
    { pieces, fees },
  );
