import type { Defaulted } from "./columns.ts";

/** Where and when laundry is fetched. */
export type CalendarTables = {
  hubs: {
    id: string;
    name: string;
    postnl_name: string | null;
    operating_days: number[];
    same_day_cutoff: string;
    new_customer_lead_days: number;
    horizon_days: number;
    skipped_holidays: Defaulted<string[]>;
  };
  hub_windows: { hub_id: string; kind: string; from_time: string; capacity: number };
  /** `day` is a date or an ISO weekday. */
  hub_capacities: {
    hub_id: string;
    kind: string;
    from_time: string;
    day: string;
    capacity: number;
  };
  hub_closures: { hub_id: string; date: string; reason: string };
  slots: { hub_id: string; kind: string; date: string; from_time: string; booked: number };
  service_areas: { first_code: number; last_code: number; hub_id: string };
  area_requests: {
    id: string;
    postal_code: string;
    postal_digits: number;
    email: string;
    house_number: string | null;
    house_addition: string | null;
    reason: string;
    language: string;
    created_at: Date;
    notified_at: Date | null;
  };
  addresses: {
    postal_code: string;
    house_number: string;
    addition: Defaulted<string>;
    street: string;
    city: string;
    latitude: number | null;
    longitude: number | null;
  };
};
