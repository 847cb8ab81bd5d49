import type { OrderState } from "@waslijn/contract/shared/order-life";

export default {
  title: "My orders",
  newOrder: "New order",
  loading: "We are looking for your orders.",
  failed: "Your orders did not come in.",
  retry: "Try again",
  logIn: {
    title: "Log in to see your orders",
    text: "Ordered without an account? The button in our mail leads to your order.",
  },
  next: "Next stop",
  stops: {
    pickup: (day: string) => `${day} we pick up`,
    delivery: (day: string) => `${day} we deliver`,
  },
  view: "View or change",
  all: "All orders",
  earlier: "Other orders",
  none: {
    title: "Nothing on the line yet",
    text: "Your orders appear here once you have placed one.",
  },
  again: "Order again",
  againLike: (number: string) => ` like ${number}`,
  older: "Show older",
  busy: "Looking",
  states: {
    placed: "ordered",
    "picked-up": "picked up",
    counted: "being washed",
    ready: "ready",
    delivered: "delivered",
    cancelled: "cancelled",
  } satisfies Record<OrderState, string>,
};
