import type { DeskCount } from "@waslijn/contract/console/desk/order-acts";
import type { Counted } from "@waslijn/contract/shared/pricing";
import type { OrderRow } from "../orders-repository.ts";

/** What a bill was made of, to be corrected; the bags are those that arrived, or were picked up. */
export const countOf = (
  { bags, bags_arrived }: Pick<OrderRow, "bags" | "bags_arrived">,
  { pieces, kilos, bagsBack }: Counted,
): DeskCount => ({ pieces, kilos, bagsBack, bags: bags_arrived ?? bags ?? 1 });
