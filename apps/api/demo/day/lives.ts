import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { openChance, type Chance } from "./chance.ts";
import { PEOPLE, type Person } from "./people.ts";

/** Deviations from the usual course of an order. */
export type Turn =
  | "bag-missing"
  | "cancels"
  | "cancels-late"
  | "charged-back"
  | "comes-back"
  | "complains"
  | "delivery-missed"
  | "delivery-missed-twice"
  | "delivery-waits"
  | "fails-first"
  | "fee-waived"
  | "moves"
  | "never-pays"
  | "not-counted"
  | "not-ready"
  | "noted"
  | "pickup-missed"
  | "pickup-replanned"
  | "refunded"
  | "withdraws";

/** An order of the demonstration, before it is placed. */
export type Life = {
  by: "account" | "phone" | "company" | "location" | "counter";
  placedOn: string;
  hour: number;
  person: Person;
  turn: Turn | undefined;
  chance: Chance;
};

const DAYS = 28;
const BUSY_DAYS = 5;

/**
 * How many days ago the orders with a deviation were placed. Chosen so that every state and problem is present on any
 * day.
 */
const TURNS: Record<Turn, number[]> = {
  "bag-missing": [8],
  cancels: [22, 8, 2],
  "cancels-late": [17, 6],
  "charged-back": [18],
  "comes-back": [13],
  complains: [15, 13],
  "delivery-missed": [15],
  "delivery-missed-twice": [21],
  "delivery-waits": [9],
  "fails-first": [19, 10],
  "fee-waived": [12],
  moves: [18, 7, 4],
  "never-pays": [27, 26, 25, 14],
  "not-counted": [7, 6],
  "not-ready": [8],
  noted: [5, 2],
  "pickup-missed": [26, 7],
  "pickup-replanned": [13],
  refunded: [20, 16],
  withdraws: [11],
};

/** How many days ago the business orders of the four weeks were placed. */
const BUSINESS: Record<"company" | "location" | "counter", number[]> = {
  company: [26, 19, 12, 8, 5, 2],
  location: [24, 17, 10, 6, 3, 1],
  counter: [23, 15, 9, 4, 2, 1],
};

/** All orders of the demonstration. Deterministic for a given day. */
export function planLives(today: string): Life[] {
  const lives: Omit<Life, "person" | "chance" | "hour">[] = [
    ...Object.entries(TURNS).flatMap(([turn, days]) =>
      days.map((ago) => ({
        by: "account" as const,
        placedOn: addDays(today, -ago),
        turn: turn as Turn,
      })),
    ),
    ...Object.entries(BUSINESS).flatMap(([by, days]) =>
      days.map((ago) => ({
        by: by as Life["by"],
        placedOn: addDays(today, -ago),
        turn: undefined,
      })),
    ),
    ...usualDays(today),
  ];
  return lives.map((life, index) => {
    const chance = openChance(index);
    const person = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
    if (!person) throw new Error("The demonstration has no people.");
    return { ...life, hour: 7 + chance.below(14), person, chance };
  });
}

/** More in recent days, so that the days around now are full. */
function usualDays(today: string): Omit<Life, "person" | "chance" | "hour">[] {
  return Array.from({ length: DAYS + 1 }, (_, ago) => ago).flatMap((ago) => {
    const count = ago <= BUSY_DAYS ? 10 : 2;
    return Array.from({ length: count }, (_one, nth) => ({
      by: nth % 5 === 4 ? ("phone" as const) : ("account" as const),
      placedOn: addDays(today, -ago),
      turn: undefined,
    }));
  });
}
