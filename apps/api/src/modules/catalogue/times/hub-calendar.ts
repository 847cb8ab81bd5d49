import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Holiday } from "@waslijn/contract/shared/calendar";

export type HubWindow = {
  from: string;
  capacity: number;
  /** By a date or an ISO weekday: its places then. */
  days?: ReadonlyMap<string, number>;
};

/** A window's places on a day; `capacity_on` says the same in the database. */
export const capacityOn = ({ capacity, days }: HubWindow, date: string): number =>
  days?.get(date) ?? days?.get(String(weekday(date))) ?? capacity;

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
