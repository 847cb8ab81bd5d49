import type { Setup } from "@waslijn/contract/console/setup";

/** A shop that has only what every installation starts with. */
export const NEW_SHOP: Setup = {
  business: {
    isDone: true,
    company: "Waslijn B.V.",
    address: "Bleekersvaart 12, 1234 AB Haarlem",
    chamberOfCommerce: "12345678",
    missing: [],
    examples: [],
  },
  hub: { isDone: false, hubs: [], windows: 0 },
  area: { isDone: false, ranges: [], count: 0, waiting: 3 },
  prices: { isDone: true, count: 26, missing: [] },
  staff: { isDone: false, people: 1 },
  order: { isDone: false, number: null },
  isOpen: false,
  later: { payments: "test-bank", mail: false, text: false },
};

export const OPEN_SHOP: Setup = {
  ...NEW_SHOP,
  hub: { isDone: true, hubs: ["Haarlem"], windows: 12 },
  area: {
    isDone: true,
    ranges: [
      { from: 2011, to: 2037 },
      { from: 2051, to: 2051 },
      { from: 2061, to: 2063 },
    ],
    count: 7,
    waiting: 0,
  },
  staff: { isDone: true, people: 4 },
  order: { isDone: true, number: "W-10001" },
  isOpen: true,
  later: { payments: "service", mail: true, text: true },
};
