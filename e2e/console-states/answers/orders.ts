import type {
  DeskFound,
  OrderCounts,
  OrderListRow,
  OrdersPage,
} from "@waslijn/contract/console/orders";
import type { ManyPreview } from "@waslijn/contract/console/many";
import { ORDER_STATES } from "@waslijn/contract/shared/order-life";
import { BILL_STATES } from "@waslijn/contract/shared/payments";
import { orderWindow } from "../../order-view.ts";
import { at } from "./moments.ts";

const CUSTOMERS = [
  ["Noor de Wit", "2011 DB Haarlem"],
  ["Karel van den Heuvel-Groenewegen", "2011 RD Haarlem"],
  ["Hotel De Gouden Leeuw", "1012 JS Amsterdam"],
  ["Ayşe Yılmaz", "2013 DK Haarlem"],
  ["Bo Li", "1071 XX Amsterdam"],
] as const;
const ROWS = 12;

const row = (index: number): OrderListRow => {
  const [customer, address] = CUSTOMERS[index % CUSTOMERS.length] ?? CUSTOMERS[0];
  const isCompany = customer.startsWith("Hotel");
  return {
    number: `W-${10260 - index}`,
    kind: isCompany ? "b2b" : "consumer",
    state: ORDER_STATES[index % ORDER_STATES.length] ?? "placed",
    hub: "haarlem",
    misses: index % 7 === 3 ? 1 : 0,
    awaits: index % 7 === 3 ? "pickup" : null,
    part: index % 7 === 4 ? { delivered: 1, missing: 1 } : null,
    customer,
    address,
    services: [
      { code: "WF", name: "Wassen en vouwen" },
      ...(index % 2 ? [{ code: "LS", name: "Overhemden" }] : []),
    ],
    locationCode: isCompany ? "48215" : null,
    pickup: orderWindow("2026-11-17", "18:00", "20:00"),
    delivery: index % 6 === 5 ? null : orderWindow("2026-11-19", "08:00", "10:00"),
    cents: index % 3 ? 2495 + index * 310 : null,
    payment: index % 3 ? (BILL_STATES[index % BILL_STATES.length] ?? "open") : null,
    placedAt: at(`08:${String(59 - index).padStart(2, "0")}`),
    changedAt: at(`08:${String(59 - index).padStart(2, "0")}`),
    version: 1,
    event: 900 - index,
  };
};

/** Contains every state of an order and of a bill. */
export const ORDERS: OrdersPage = {
  orders: Array.from({ length: ROWS }, (_, index) => row(index)),
  next: null,
};
export const NO_ORDERS: OrdersPage = { orders: [], next: null };
export const FOUND: DeskFound = {
  orders: ORDERS.orders.slice(0, 8),
  customers: ORDERS.orders.slice(0, 3).map(({ customer, address }, index) => ({
    kind: "person",
    id: `5e6f1c2a-9b3d-4e7f-8a1b-00000000001${index}`,
    name: customer,
    address,
  })),
};
export const NOTHING_FOUND: DeskFound = { orders: [], customers: [] };
export const COUNTS: OrderCounts = {
  "pickup-today": 34,
  "delivery-today": 28,
  "not-counted": 6,
  unpaid: 12,
  overdue: 3,
  missed: 4,
};

/** Two orders that can be changed and one that cannot. */
export const PREVIEW: ManyPreview = {
  orders: ORDERS.orders.slice(0, 3).map(({ number, customer }, index) => ({
    number,
    customer,
    why: index === 1 ? "full" : null,
  })),
};
