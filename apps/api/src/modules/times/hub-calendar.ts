import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Holiday } from "./dutch-holidays.ts";

export type HubWindow = { from: string; capacity: number };

/** When a hub drives: everything about its days that is data. */
export type HubCalendar = {
  hubId: string;
  /** ISO weekdays. */
  operatingDays: readonly number[];
  /** From this hour on nothing is picked up today any more. */
  sameDayCutoff: string;
  /** Days of post (Tuesday to Saturday, no holidays) that a new customer's bag travels. */
  newCustomerLeadDays: number;
  horizonDays: number;
  /** Holidays on which this hub works all the same. */
  skippedHolidays: readonly Holiday[];
  /** Days on which this hub is closed, with the reason. */
  closures: ReadonlyMap<string, string>;
  windows: Readonly<Record<WindowKind, readonly HubWindow[]>>;
};
