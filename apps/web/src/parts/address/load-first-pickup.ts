import type { AvailableDate } from "@waslijn/contract/customer/times";
import { call } from "../../api/client.ts";

export type FirstPickup = { date: string; time: string };

const asked = new Map<string, Promise<FirstPickup | undefined>>();

/** The first window of a new customer; asked once per postal code, for two screens want it. */
export function loadFirstPickup(postalCode: string): Promise<FirstPickup | undefined> {
  const running =
    asked.get(postalCode) ??
    call("listPickups", { query: { postalCode, isNew: "1" } }).then(firstOf, () => undefined);
  asked.set(postalCode, running);
  return running;
}

export function firstOf(dates: AvailableDate[]): FirstPickup | undefined {
  for (const { date, hours } of dates) {
    const free = hours.find(({ available }) => available);
    if (free) return { date, time: free.from };
  }
  return undefined;
}
