import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { AvailableDate } from "@waslijn/contract/shared/times";
import type { Deps } from "../../../deps.ts";
import { listTimes } from "../../catalogue/times/list-times.ts";
import type { OrderRow } from "../orders-repository.ts";
import { deliveryWish, pickupWish } from "./change-windows.ts";

/** The windows that an order can be moved to; for a delivery perhaps after another pickup (LIFE-06). */
export async function listNewWindows(
  deps: Pick<Deps, "db" | "clock">,
  order: OrderRow,
  kind: WindowKind,
  pickup: string | undefined,
): Promise<AvailableDate[]> {
  const [date = "", time = ""] = pickup?.slice(0, 16).split("T") ?? [];
  const wish =
    kind === "pickup"
      ? pickupWish(order)
      : deliveryWish(order, pickup ? { date, time } : undefined);
  return (await listTimes(deps, ({ hubs }) => hubs.get(order.hub_id), wish)) ?? [];
}
