import { randomUUID } from "node:crypto";
import type { Booked } from "./orders.ts";
import { DAYS_OF_THE_YEAR, fullKey, HOURS, type Closure, type YearPlan } from "./reckoning.ts";

/** More than there are plans: only the crowd below fills a window. */
export const ROOM = 70;
const WEEKS = [1, 2, 3, 4] as const;
const FULL_WEEK = upTo(6, 154);
const SHUT_FORTNIGHT = upTo(14, 280);
const TOLD_BEFORE = 21;

/** On every working day and hour, every one to four weeks, with delivery after two days or a week. */
export function makeUpPlans(count: number): YearPlan[] {
  return upTo(count).map((number) => {
    const leaf = number % 6;
    const isQuick = leaf < 3 && number % 4 < 2;
    const hour = anyOf(HOURS);
    return {
      id: randomUUID(),
      every: anyOf(WEEKS),
      pickup: { leaf, hour },
      delivery: isQuick ? { leaf: leaf + 2, hour } : { leaf: leaf + 7, hour: anyOf(HOURS) },
    };
  });
}

/** Two weeks in summer and twelve scattered days, announced three weeks before. */
export function makeUpClosures(): Closure[] {
  const leaves = new Set([...SHUT_FORTNIGHT, ...upTo(12).map(anyDay)]);
  return [...leaves].map((leaf) => ({ leaf, toldOn: leaf - TOLD_BEFORE }));
}

/** Every month has two days without a running job; turns due then are made three days ahead. */
export function mannedOf(days: number): number[] {
  const away = new Set(upTo(12).flatMap((month) => upTo(2, 30 * month + anyOf(upTo(25, 1)))));
  return upTo(days).filter((leaf) => !away.has(leaf));
}

/** Orders of others that fill windows: all pickups of a week, and a pickup and a delivery on many other days. */
export function makeUpCrowd(): { orders: Booked[]; full: ReadonlySet<string> } {
  const week = FULL_WEEK.flatMap((leaf) => HOURS.map((hour) => ({ pickup: { leaf, hour } })));
  const scattered = upTo(DAYS_OF_THE_YEAR)
    .filter((leaf) => leaf > 7 && !FULL_WEEK.includes(leaf) && Math.random() < 0.4)
    .map((leaf) => ({
      pickup: { leaf, hour: anyOf(HOURS) },
      delivery: { leaf: leaf + 3, hour: anyOf(HOURS) },
    }));
  const taken = [...week, ...scattered];
  return {
    orders: taken.flatMap((windows) => upTo(ROOM).map(() => ({ id: randomUUID(), ...windows }))),
    full: new Set([
      ...taken.map(({ pickup }) => fullKey("pickup", pickup)),
      ...scattered.map(({ delivery }) => fullKey("delivery", delivery)),
    ]),
  };
}

export function anyOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("There is nothing to choose from.");
  return one;
}

export function upTo(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, step) => from + step);
}

function anyDay(): number {
  return 30 + Math.floor(Math.random() * (DAYS_OF_THE_YEAR - 30));
}
