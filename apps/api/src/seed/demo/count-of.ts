import type { PieceCount } from "@waslijn/contract/shared/pricing";
import type { Count } from "../../modules/orders/life/count-order.ts";
import type { Chance } from "./chance.ts";

const PIECES: [string, ...string[]] = [
  "shirt",
  "shirt",
  "shirt",
  "blouse",
  "trousers",
  "blazer",
  "dress",
  "jumper",
  "skirt",
];

/** What the desk finds in the bags that arrived. */
export function countOf(services: readonly string[], bags: number, chance: Chance): Count {
  const kinds = new Set(Array.from({ length: 1 + chance.below(3) }, () => chance.of(PIECES)));
  const pieces = [...kinds].map((alias): PieceCount => ({
    type: "DC",
    alias,
    count: 1 + chance.below(5),
  }));
  return {
    pieces: services.includes("DC") ? pieces : [],
    kilos: services.includes("WF") ? 4 + chance.below(7) : 0,
    bags,
    bagsBack: 0,
    free: [],
  };
}
