import type { Handover, MissingReason } from "@waslijn/contract/shared/order-life";

export default {
  heading: "How we delivered it",
  bags: (bags: number, all: number) =>
    all > bags ? `${bags} of ${all} bags` : bags === 1 ? "1 bag" : `${bags} bags`,
  handovers: {
    "handed-over": (_houseNumber: string) => "Handed over at the door",
    neighbours: (houseNumber: string) =>
      houseNumber ? `Left at number ${houseNumber}` : "Left with the neighbours",
    "at-door": (_houseNumber: string) => "Left at your door, as you asked",
  } satisfies Record<Handover, (houseNumber: string) => string>,
  received: (name: string) => `Received by ${name}.`,
  photo: "Photo by the driver",
  alt: (where: string) => `Photo by the driver: ${where}`,
  missing: (bags: number) =>
    bags === 1 ? "1 bag is still to come" : `${bags} bags are still to come`,
  reasons: {
    "not-in-van": "The rest wasn’t in the van.",
    "not-washed": "The rest wasn’t clean yet.",
    refused: "You didn’t take the rest this time.",
  } satisfies Record<MissingReason, string>,
  bill: "Your bill stays the same: the second delivery is free.",
};
