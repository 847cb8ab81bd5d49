import { allowedToday } from "../orders/life/allowed-today.ts";
import { centsWhenOrdered } from "../orders/life/fees.ts";
import type { LifeDeps } from "../orders/life/life-deps.ts";
import type { OrderRow } from "../orders/orders-repository.ts";
import type { TurnRow } from "./plans-repository.ts";

/** Whether a turn's order can be cancelled for nothing. Late, its own page tells what that costs. */
export async function isFreeToSkip(
  deps: Pick<LifeDeps, "db" | "clock">,
  { outcome }: TurnRow,
  order: OrderRow,
): Promise<boolean> {
  if (outcome !== "ordered" && outcome !== "moved") return false;
  const lateFee = await centsWhenOrdered(deps, order, "PRICE_LATE_CHANGE");
  return (await allowedToday(deps, order, lateFee)).cancel.may === "free";
}
