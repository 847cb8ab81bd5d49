import { weekday } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { Holiday } from "@waslijn/contract/shared/calendar";

export type HubWindow = {
  from: string;
  capacity: number;
  /** Capacity by date or by ISO weekday. */
  days?: ReadonlyMap<string, number>;
};

/** A window's capacity on a day; must match `capacity_on` in the database. */
export const capacityOn = ({ capacity, days }: HubWindow, date: string): number =>
  days?.get(date) ?? days?.get(String(weekday(date))) ?? capacity;

/** A hub's operating days and windows, as configured. */
export type HubCalendar = {
  hubId: string;
  /** ISO weekdays. */
  operatingDays: readonly number[];
  /** From this time on there are no pickups today. */
  sameDayCutoff: string;
  /** Days of postal delivery (Tuesday to Saturday, no holidays) until a new customer's bag arrives. */
  newCustomerLeadDays: number;
  horizonDays: number;
  /** Holidays on which this hub works. */
  skippedHolidays: readonly Holiday[];
  /** Days on which this hub is closed, with the reason. */
  closures: ReadonlyMap<string, string>;
  windows: Readonly<Record<WindowKind, readonly HubWindow[]>>;
};
