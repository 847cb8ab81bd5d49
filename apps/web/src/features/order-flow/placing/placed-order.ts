import type { OrderBody, OrderPlaced } from "@waslijn/contract/customer/orders";
import { ValueStore } from "../../../lib/value-store.ts";

/** What the last screen shows about an order. In memory only: after a reload it shows a general text (API-33). */
export type PlacedOrder = { answer: Partial<OrderPlaced> | null; body: OrderBody };

export const placedOrder = new ValueStore<PlacedOrder | undefined>(undefined);
