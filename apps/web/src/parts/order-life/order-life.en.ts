type When = { day: string; from: string; to: string };
const between = ({ day, from, to }: When): string => `on ${day} between ${from} and ${to}`;

export default {
  label: "Where your order is",
  states: { done: "done", now: "now", next: "later" },
  step: (now: number, all: number) => `Step ${now} of ${all}:`,
  names: {
    placed: "Ordered",
    pickup: "Pickup",
    count: "Count and weigh",
    wash: "Wash",
    delivery: "Delivery",
  },
  doneNames: {
    placed: "Ordered",
    pickup: "Picked up",
    count: "Counted",
    wash: "Clean",
    delivery: "Delivered",
  },
  details: { count: "then you get your bill", wash: "wash, clean, iron" },
  newMoment: "choose a new time",
  afterPickup: "follows your new pickup",
  /** Heading of the page: the current state, or the next step. */
  sentences: {
    placed: (pickup: When) => `The driver will be at your door ${between(pickup)}.`,
    pickupMissed: () => "We could not pick up your laundry.",
    pickupGone: (pickup: When) => `We can’t pick up your laundry on ${pickup.day}.`,
    pickedUp: () => "We have your bag. Now we’re counting and weighing everything.",
    pickedUpUncounted: () => "We have everything. Now it’s being washed.",
    counted: (_pickup: When, delivery?: When) =>
      delivery
        ? `Everything is counted. You’ll have it back ${between(delivery)}.`
        : "Everything is counted. Now it’s being washed.",
    ready: (_pickup: When, delivery?: When) =>
      delivery
        ? `Everything is clean. We’ll ring your bell ${between(delivery)}.`
        : "Everything is clean.",
    readyKept: () => "Everything is clean.",
    deliveryMissed: () => "We could not deliver your laundry.",
    deliveryGone: () => "We can’t deliver at the agreed time.",
    part: (_pickup: When, delivery?: When, delivered = 1) =>
      `${delivered === 1 ? "One bag is" : `${delivered} bags are`} delivered. ${delivery ? `We’ll bring the rest ${between(delivery)}` : "You still get the rest"}.`,
    withdrawn: (_pickup: When, delivery?: When) =>
      delivery
        ? `You’ve withdrawn. You’ll have everything back ${between(delivery)}.`
        : "You’ve withdrawn.",
    delivered: () => "Everything is back. Your\u00a0socks are together again.",
    ended: () => "Done. That completes this order.",
    cancelled: () => "This order is cancelled.",
  },
};
