import { leastPrice } from "@waslijn/contract/shared/least-price";
import {
  estimatePrice,
  tariffOf,
  toPriceLine,
  type PriceLine,
} from "../../../parts/prices/estimate-price.ts";
import { usePriceTexts } from "../../../parts/prices/price-lines.tsx";
import { useCatalogue } from "../../../parts/prices/use-catalogue.ts";
import { hasBagOf } from "../draft/to-order-body.ts";
import { useFlow } from "./use-order-flow.ts";

export type RunningPrice = { label: string; total: number; lines: PriceLine[] };

/** The visitor's own estimate, or else the least that the order costs (BILL-03). Undefined while neither is known. */
export function useRunningPrice(): RunningPrice | undefined {
  const texts = usePriceTexts();
  const { flow, now } = useFlow();
  const catalogue = useCatalogue();
  const { basket, cleaningServices, couponCode } = now.draft;
  if (flow.kind !== "consumer" || cleaningServices.length === 0) return undefined;
  const isFirstBag = hasBagOf(now, flow.kind) !== true;
  const estimate = basket && estimatePrice(basket, catalogue, isFirstBag);
  if (estimate && estimate.value > 0) return { ...estimate, label: texts.estimated };
  const { lines, total } = leastPrice(cleaningServices, { isFirstBag }, tariffOf(catalogue));
  if (total === 0) return undefined;
  return {
    label: couponCode.trim() ? texts.beforeDiscount : texts.atLeast,
    total: total / 100,
    lines: lines.map(toPriceLine),
  };
}
