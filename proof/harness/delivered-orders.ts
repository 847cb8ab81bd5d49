import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import { openPostgres } from "../../apps/api/src/db/client.ts";
import { openLiveInProcess } from "../../apps/api/src/db/live.ts";
import { countOrder } from "../../apps/api/src/modules/orders/life/count-order.ts";
import { deliver, markReady, pickUp } from "../../apps/api/src/modules/orders/life/handle-order.ts";
import type { LifeDeps } from "../../apps/api/src/deps.ts";
import { findOrder } from "../../apps/api/src/modules/orders/orders-repository.ts";
import { secretsFrom } from "../../apps/api/src/secrets.ts";
import { guestToken, offeredWindows, placement, placeOrder } from "./orders.ts";
import { PROOF_NOW, PROOF_SECRET, type BareSite } from "./site.ts";

/** Below the limit of twenty photos per order. */
const PHOTOS_OF_ORDER = 15;
const SIX_KILOS = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };

export type Delivered = { id: string; token: string };
export type DeliveredOrders = {
  order(): Promise<Delivered>;
  /** An order without photos. */
  newOrder(): Promise<Delivered>;
  close(): Promise<void>;
};

/** Delivered orders; makes a new one when the last has enough photos. */
export function openDelivered(site: BareSite): DeliveredOrders {
  const { db, close } = openPostgres(site.databaseUrl, 2);
  const clock = { now: () => new Date(PROOF_NOW) };
  const house: LifeDeps = {
    db,
    live: openLiveInProcess(),
    clock,
    secrets: secretsFrom(PROOF_SECRET),
  };
  let given = 0;
  let current: Promise<Delivered> | undefined;
  return {
    order() {
      if (!current || given % PHOTOS_OF_ORDER === 0) current = bringBack(site, house, given);
      given += 1;
      return current;
    },
    newOrder: () => bringBack(site, house, (given += 1)),
    close,
  };
}

async function bringBack(site: BareSite, house: LifeDeps, number: number): Promise<Delivered> {
  const url = site.nodes[0]?.url ?? "";
  const windows = offeredWindows();
  const window = windows[number % windows.length];
  if (!window) throw new Error("No window is offered.");
  const placed = await placeOrder(url, placement(window, await guestToken({ url })));
  if (placed.answer?.status !== 201) throw new Error(JSON.stringify(placed.answer));
  const { id, link } = placed.answer.body as OrderPlaced;
  const as = async (kind: "driver" | "staff") => {
    const order = await findOrder(house.db, id);
    if (!order) throw new Error("The order is gone.");
    return { order, version: order.version, actor: { kind, id: "proof" } } as const;
  };
  await pickUp(house, await as("driver"), { bags: 1 });
  await countOrder(house, await as("staff"), SIX_KILOS);
  await markReady(house, await as("staff"));
  await deliver(house, await as("driver"));
  return { id, token: link.split("/").at(-1) ?? "" };
}
