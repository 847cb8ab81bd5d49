type When = { day: string; from: string; to: string };
export default {
  title: (number: string) => `Order ${number}`,
  order: "Order",
  live: "Live updates",
  offline: "No connection. We’ll keep trying.",
  loading: "Looking for your order.",
  lost: {
    title: "We couldn’t load your order",
    text: "There may be no connection. Your order hasn’t changed.",
    retry: "Try again",
  },
  ledes: {
    placed: "Have your bag ready. You pay nothing at the door.",
    placedUnbilled: "Have everything ready and the driver will take it.",
    pickupMissed: (day: string) =>
      `We came by on ${day}. Choose a new time, free of charge. If we don’t hear from you, we’ll cancel the order after 14 days.`,
    gone: "We’re sorry. Choose a new time, free of charge.",
    back: ({ day, from, to }: When) => `You’ll have it back on ${day} between ${from} and ${to}.`,
    deliveryMissed: (day: string) =>
      `We came by on ${day}. Choose a new time. It’s free this time.`,
    deliveryMissedAgain: (amount: string) =>
      `We couldn’t deliver this time either, so we’ve added ${amount} to your bill. Choose when we should come again.`,
    part: "It costs you nothing extra.",
    withdrawn: "You only pay for what we had done by then.",
    delivered: "See you next time.",
    cancelled: "We won’t come. There’s nothing you need to do.",
  },
  actions: {
    no: "You can’t change it here any more. Call us and we’ll see what we can do:",
    change: "Change times",
    changeDelivery: "Move delivery",
    newMoment: "Choose a new time",
    cancel: "Cancel order",
    again: "Order again",
    againHint: "Everything is filled in already. You only choose the times.",
    noScript: "Changing it here takes JavaScript. Call us and we’ll do it:",
  },
  receipt: {
    label: "Your order",
    address: "Address",
    for: "For",
    bags: "Bags",
    nothing:
      "Nothing to pay yet. You’ll get your bill once everything is counted and weighed. Then you have 14 days to pay.",
  },
};
