type When = { day: string; from: string; to: string };
const between = ({ day, from, to }: When): string => `${day} between ${from} and ${to}`;

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
  details: { count: "then comes your bill", wash: "wash, clean, iron" },
  newMoment: "choose a new moment",
  /** Said on top of the page: what is, or what comes next. */
  sentences: {
    placed: (pickup: When) => `${between(pickup)} the driver is at your door.`,
    pickupMissed: () => "We could not pick up your laundry.",
    pickedUp: () => "We have your bag. Now we count and weigh everything.",
    pickedUpUncounted: () => "We have everything. Now it is washed.",
    counted: (_pickup: When, delivery?: When) =>
      delivery
        ? `Everything is counted. ${between(delivery)} you have it back.`
        : "Everything is counted. Now it is washed.",
    ready: (_pickup: When, delivery?: When) =>
      delivery
        ? `Everything is clean. ${between(delivery)} we ring your bell.`
        : "Everything is clean.",
    readyKept: () => "Everything is clean.",
    deliveryMissed: () => "We could not deliver your laundry.",
    withdrawn: (_pickup: When, delivery?: When) =>
      delivery
        ? `You have withdrawn. ${between(delivery)} you have everything back.`
        : "You have withdrawn.",
    delivered: () => "Everything is back. Your socks are together again.",
    ended: () => "Done. That was this order.",
    cancelled: () => "This order is cancelled.",
  },
};
