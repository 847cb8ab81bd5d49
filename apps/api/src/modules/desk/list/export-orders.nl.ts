import type { OrderKind, OrderState } from "@waslijn/contract/shared/order-life";
import type { BillState } from "@waslijn/contract/shared/payments";

const states: Record<OrderState, string> = {
  placed: "Besteld",
  "picked-up": "Opgehaald",
  counted: "Geteld",
  ready: "Klaar",
  delivered: "Bezorgd",
  cancelled: "Geannuleerd",
};
const kinds: Record<OrderKind, string> = {
  consumer: "consument",
  "re-use": "code, re-use",
  "re-cover": "code, re-cover",
  b2b: "bedrijf",
  retail: "winkel",
  collection: "verzameling",
};
const payments: Record<BillState, string> = {
  open: "Open",
  paid: "Betaald",
  "partly-refunded": "Deels terug",
  refunded: "Terugbetaling",
  overdue: "Te laat",
  "written-off": "Afgeboekt",
  "charged-back": "Teruggeboekt",
  overpaid: "Te veel betaald",
};

export default {
  columns: {
    number: "Nummer",
    state: "Staat",
    kind: "Soort",
    hub: "Hub",
    customer: "Klant",
    address: "Plaats",
    services: "Diensten",
    pickupDate: "Ophalen",
    pickupTime: "Ophalen, tijd",
    deliveryDate: "Bezorgen",
    deliveryTime: "Bezorgen, tijd",
    misses: "Gemist",
    amount: "Bedrag in euro",
    payment: "Betaling",
    placedAt: "Besteld op",
    changedAt: "Laatst gewijzigd",
  },
  states,
  kinds,
  payments,
};
