export default {
  lede: "Enter the location code. The four digits are on the card at the counter.",
  retail: {
    title: "Drop your laundry off here",
    description: "Place a drop-off order with the four-digit code of the location.",
    place: "Place order",
    placed: "Order placed",
    placedText: "We’ll pick up the laundry here.",
    kept: "Order saved",
    again: "Place another order",
  },
  collection: {
    title: "Ask for a collection",
    description: "Ask for a collection with the four-digit code of your location.",
    place: "Place collection order",
    placed: "Collection ordered",
    placedText: "Our driver will come by.",
    kept: "Collection saved",
    again: "Order another collection",
  },
  placing: "One moment",
  count: "Placed today",
  limitReached: (limit: number) =>
    `This location has placed its ${limit} collections for today. You can order again tomorrow.`,
  summary: "Summary",
  number: "Order",
  location: "Location",
  pickup: "Pickup",
  frame: "Window",
  notSent: "Not sent yet",
  keptText:
    "There’s no connection. It will be sent automatically as soon as there is one, and only once.",
  keepOpen: {
    full: "This device is full: leave this page open until it has been sent.",
    refused: "This browser keeps nothing: leave this page open until it has been sent.",
  },
  print: "Print summary",
  today: {
    title: "Today on this device",
    show: "Summary",
    showOf: (company: string, time: string) => `Summary of ${company}, ${time}`,
    placed: "Placed",
    waiting: "Waiting for a connection",
    ask: "This order has been waiting since",
    askDo: "Send it after all?",
    send: "Send",
    discard: "Discard",
    seen: "Seen",
    waitingCount: (count: number) =>
      count === 1
        ? "1 order is waiting for a connection and will be sent automatically."
        : `${count} orders are waiting for a connection and will be sent automatically.`,
    refused: {
      limit: "Not placed: the limit for the day was reached",
      full: "Not placed: no room left",
      wait: "Not placed",
      "not-placed": "Not placed",
    },
  },
};
