import type { OrderBody, OrderPlaced } from "@waslijn/contract/customer/orders";
import { readStored, store } from "../../lib/storage.ts";
import { ValueStore } from "../../lib/value-store.ts";
import type { PendingOrder } from "./draft/pending-order.ts";

type Sent = OrderBody["order"];

/** Data of the confirmation screen. */
export type PlacedOrder = {
  answer: Partial<OrderPlaced> | null;
  order: Pick<Sent, "pickupTime" | "deliveryTime" | "cleaningServices">;
  hasBag: boolean | null;
  couponCode: string;
  /** The company ordered for. */
  company?: string | undefined;
  /** In memory only, so gone after a reload. */
  person?: { name: string; email: string; address: string } | undefined;
};

const DAY = 86_400_000;
const none: PlacedOrder | undefined = undefined;
let known: ValueStore<PlacedOrder | undefined> | undefined;

/** Created at first use: the server has no storage. */
function opened(): ValueStore<PlacedOrder | undefined> {
  if (known) return known;
  const orders = (known = new ValueStore(readKept()));
  // A logout on another page or tab; this page may come back from the browser's cache after it.
  const follow = (): void => {
    if (!readStored("placedOrder")) orders.set(none);
  };
  for (const event of ["pageshow", "storage"]) addEventListener(event, follow);
  return orders;
}

/** The last order of this device, for a day or until the next one or a logout. Number and windows survive a reload. */
export const placedOrder = {
  read: (): PlacedOrder | undefined => opened().read(),
  subscribe: (listener: () => void): (() => void) => opened().subscribe(listener),
  set(placed: PlacedOrder): void {
    opened().set(placed);
    const { person: _, ...rest } = placed;
    store("placedOrder", JSON.stringify({ until: Date.now() + DAY, placed: rest }));
  },
};

export function toPlacedOrder(
  answer: Partial<OrderPlaced> | null,
  { body: { user, order }, by }: PendingOrder,
): PlacedOrder {
  const { pickupTime, deliveryTime, cleaningServices, data, pickupLocation, couponCode } = order;
  return {
    answer,
    order: { pickupTime, deliveryTime, cleaningServices },
    hasBag: user.hasBag,
    couponCode,
    company: by.company?.firstName,
    person: {
      name: data.contact?.name ?? user.fullName ?? "",
      email: data.contact?.email ?? user.email ?? "",
      address: pickupLocation.address,
    },
  };
}

function readKept(): PlacedOrder | undefined {
  try {
    const kept = JSON.parse(readStored("placedOrder") || "null") as {
      until: number;
      placed: PlacedOrder;
    } | null;
    if (kept && Date.now() < kept.until) return kept.placed;
    store("placedOrder", "");
    return none;
  } catch {
    return none;
  }
}
