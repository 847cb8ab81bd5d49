import { countOrder, type Count } from "../apps/api/src/modules/orders/life/count-order.ts";
import { deliver, markReady, pickUp } from "../apps/api/src/modules/orders/life/handle-order.ts";
import { sendBill } from "../apps/api/src/modules/orders/life/billing/send-bill.ts";
import { findOrder } from "../apps/api/src/modules/orders/orders-repository.ts";
import { openBeside } from "./beside-server.ts";
import type { RunningServer } from "./running-server.ts";

export const SIX_KILOS: Count = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };

/** Actions of drivers and the hub on an order, without a browser. */
export async function openHouse(server: RunningServer, orderId: string) {
  const { deps, close } = openBeside(server);
  const by = async (kind: "driver" | "staff") => {
    const order = await findOrder(deps.db, orderId);
    if (!order) throw new Error("There is no order.");
    return { order, version: order.version, actor: { kind, id: "test" } };
  };
  return {
    close,
    async bill(count: Count = SIX_KILOS) {
      await pickUp(deps, await by("driver"), { bags: 1 });
      await countOrder(deps, await by("staff"), count);
      await sendBill(deps, await by("staff"));
    },
    async bringBack() {
      await markReady(deps, await by("staff"));
      await deliver(deps, await by("driver"));
    },
  };
}
