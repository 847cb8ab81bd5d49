import type { OrderView, PaymentFilter } from "@waslijn/contract/console/orders";
import type { OrderKind } from "@waslijn/contract/shared/order-life";

const views: Record<OrderView | "all", string> = {
  all: "All",
  "pickup-today": "Pickups today",
  "delivery-today": "Deliveries today",
  "not-counted": "Not counted",
  unpaid: "Not paid",
  overdue: "Overdue",
  missed: "Missed",
};
const payments: Record<PaymentFilter, string> = {
  unpaid: "not paid",
  overdue: "overdue",
  differs: "differs",
};
const kinds: Record<OrderKind, string> = {
  consumer: "consumer",
  "re-use": "code, re-use",
  "re-cover": "code, re-cover",
  b2b: "company",
  retail: "retail",
  collection: "collection",
};

export default {
  title: "Orders",
  caption: "Orders",
  loading: "Loading the orders",
  more: "Loading more",
  search: "Number, name, e-mail, phone, street",
  searchLabel: "Search by number, name, e-mail, phone, postal code or street",
  viewsLabel: "Lists at hand",
  views,
  most: (count: number) => `${count} or more`,
  filters: {
    label: "Filters",
    state: "State",
    kind: "Kind",
    payment: "Payment",
    day: "Day",
    missed: "Missed",
    stop: "Stop",
    any: "All",
    clear: "Clear",
    missedYes: "waits for a new time",
  },
  payments,
  kinds,
  stops: { pickup: "pickup", delivery: "delivery" },
  columns: {
    number: "Number",
    state: "State",
    customer: "Customer",
    address: "Address",
    services: "Service",
    pickup: "Pickup",
    delivery: "Delivery",
    amount: "Amount",
    payment: "Payment",
    changed: "Last",
  },
  location: (code: string) => `Location ${code}`,
  missed: "missed",
  end: "That is all.",
  empty: "No order fits",
  emptyHint: "Try fewer words, or take a filter away.",
  none: "No orders yet",
  noneHint: "The first one appears here by itself.",
  keys: {
    up: "Row up",
    down: "Row down",
    search: "Search",
    move: "move",
    open: "open",
    all: "all keys",
  },
};
