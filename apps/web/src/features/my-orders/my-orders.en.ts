import type { OrderState } from "@waslijn/contract/shared/order-life";

export default {
  title: "My orders",
  description: "See what is happening with your orders, and change or cancel them.",
  newOrder: "New order",
  loading: "Looking for your orders.",
  failed: "We couldn’t load your orders.",
  retry: "Try again",
  logIn: {
    title: "Log in to see your orders",
    missing: "Enter your e-mail address and password.",
    text: "Ordered without an account? The button in our mail leads to your order, or have your link sent again below.",
  },
  next: "Next stop",
  stops: {
    pickup: (day: string) => `We pick up on ${day}`,
    delivery: (day: string) => `We deliver on ${day}`,
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
  toPay: "to be paid",
  pay: (amount: string) => `Pay ${amount}`,
  payFor: (number: string) => ` for ${number}`,
  owned: {
    title: (name: string) => `Orders for ${name}`,
    name: "Orders of your company or location",
    text: "From the last 90 days. Choose one to change or cancel it; that’s free until 8 hours before.",
    none: { title: "Nothing in the last 90 days", text: "What is ordered for you appears here." },
    gone: {
      title: "This link doesn’t work",
      text: "It may have been replaced, or not copied in full. Use the button in our latest mail, or call us.",
    },
    call: (phone: string) => `Call ${phone}`,
    bags: (bags: number) => (bags === 1 ? "1 bag" : `${bags} bags`),
  },
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
