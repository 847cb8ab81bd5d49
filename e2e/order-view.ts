import type { OrderView, OrderWindow } from "@waslijn/contract/customer/my-order";

export const orderWindow = (date: string, from: string, to: string): OrderWindow => ({
  date,
  from,
  to,
  starts: `${date}T${from}:00+01:00`,
});

const free = { may: "free" } as const;
export const refusedBy = (why: "picked-up" | "delivered" | "cancelled" | "window-started") =>
  ({ may: "no", why }) as const;

/** Response of the order link, with overrides. */
export const orderView = (given: Partial<OrderView> = {}): OrderView => ({
  number: "W-20481",
  kind: "consumer",
  state: "placed",
  version: 1,
  placedAt: "2026-11-15T14:32:00+01:00",
  pickup: orderWindow("2026-11-17", "18:00", "20:00"),
  delivery: orderWindow("2026-11-19", "18:00", "20:00"),
  awaits: null,
  gone: [],
  part: null,
  missedDeliveries: 0,
  missedFee: 0,
  next: null,
  expected: null,
  withdrawnAt: null,
  address: ["Lange Veerstraat 18-A", "2011 DB Haarlem"],
  postalCode: "2011DB",
  contact: { name: "Noor de Wit", phone: "06 1234 5678" },
  services: [
    { code: "WF", name: "Wassen en vouwen" },
    { code: "LS", name: "Overhemden" },
    { code: "DC", name: "Stomen" },
  ],
  bags: null,
  notes: "Rode wijn op de jurk, links onder",
  instructions: {
    bell: "De Wit, twee keer bellen",
    floor: "2, trap rechts",
    leaveWith: "Geef het aan de buren op 18-B",
  },
  history: [{ kind: "placed", at: "2026-11-15T14:32:00+01:00" }],
  allowed: {
    pickup: free,
    delivery: free,
    both: free,
    cancel: free,
    withdraw: free,
    details: free,
  },
  limits: {
    freeUntil: "2026-11-17T10:00:00+01:00",
    pickupStarts: "2026-11-17T18:00:00+01:00",
    deliveryFreeUntil: "2026-11-19T10:00:00+01:00",
    withdrawUntil: "2026-11-30",
  },
  lateFee: 1000,
  bill: null,
  again: null,
  findings: [],
  deliveries: [],
  care: false,
  plan: null,
  hides: null,
  ...given,
});
