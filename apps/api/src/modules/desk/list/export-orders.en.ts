import type nl from "./export-orders.nl.ts";

const en: typeof nl = {
  columns: {
    number: "Number",
    state: "State",
    kind: "Kind",
    hub: "Hub",
    customer: "Customer",
    address: "Place",
    services: "Services",
    pickupDate: "Pickup",
    pickupTime: "Pickup, time",
    deliveryDate: "Delivery",
    deliveryTime: "Delivery, time",
    misses: "Missed",
    amount: "Amount in euros",
    payment: "Payment",
    placedAt: "Placed at",
    changedAt: "Last changed",
  },
  kinds: {
    consumer: "consumer",
    "re-use": "code, re-use",
    "re-cover": "code, re-cover",
    b2b: "company",
    retail: "retail",
    collection: "collection",
  },
  states: {
    placed: "Placed",
    "picked-up": "Picked up",
    counted: "Counted",
    ready: "Ready",
    delivered: "Delivered",
    cancelled: "Cancelled",
  },
  payments: {
    open: "Open",
    paid: "Paid",
    "partly-refunded": "Part refund",
    refunded: "Refund",
    overdue: "Overdue",
    "written-off": "Written off",
    "charged-back": "Charged back",
    overpaid: "Paid too much",
  },
};
export default en;
