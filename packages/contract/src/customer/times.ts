import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import {
  clockTime,
  isoDate,
  locationCode,
  postalCode,
  text,
  wallClockMoment,
} from "../shared/fields.ts";

/** Why a window of an offered day is not available; full if absent. `by-phone`: the desk can still book it. */
const UNAVAILABLE_REASONS = ["too-early", "by-phone"] as const;

export const availableHour = z.object({
  from: clockTime,
  to: clockTime,
  available: z.boolean(),
  why: z.optional(z.enum(UNAVAILABLE_REASONS)),
});
export type AvailableHour = z.infer<typeof availableHour>;

export const availableDate = z.object({
  date: isoDate,
  hours: z.array(availableHour),
  default: z.boolean(),
});
export type AvailableDate = z.infer<typeof availableDate>;
export const availableDates = z.array(availableDate);

const place = {
  postalCode,
  city: z.optional(text(100)),
  thoroughfare: z.optional(text(150)),
  subThoroughfare: z.optional(text(40)),
  isNew: z.enum(["0", "1"]),
};
export const pickupsQuery = z.object(place);
export const deliveriesQuery = z.object({ ...place, pickupDate: wallClockMoment });

const b2bTimesParams = z.object({ code: locationCode, type: z.enum(WINDOW_KINDS) });
export const b2bTimesForPickupParams = z.object({
  code: locationCode,
  type: z.enum(WINDOW_KINDS),
  pickup: z.union([wallClockMoment, isoDate]),
});

export const timeEndpoints = {
  listPickups: {
    method: "GET",
    path: "/times/pickups",
    auth: "bearer",
    summary: "Pickup windows at an address",
    callers: CALLERS,
    query: pickupsQuery,
    response: availableDates,
    status: 200,
    problems: ["expired_token", "unauthorized", "outside_service_area"],
  },
  listDeliveries: {
    method: "GET",
    path: "/times/deliveries",
    auth: "bearer",
    summary: "Delivery windows at an address after a pickup",
    callers: CALLERS,
    query: deliveriesQuery,
    response: availableDates,
    status: 200,
    problems: ["expired_token", "unauthorized", "outside_service_area"],
  },
  listB2bTimes: {
    method: "GET",
    path: "/times/b2b/available/:code/:type",
    auth: "none",
    summary: "Windows at a business location",
    callers: CALLERS,
    params: b2bTimesParams,
    response: availableDates,
    status: 200,
    problems: ["location_not_found"],
  },
  listB2bTimesForPickup: {
    method: "GET",
    path: "/times/b2b/available/:code/:type/:pickup",
    auth: "none",
    summary: "Windows at a business location after a pickup",
    callers: CALLERS,
    params: b2bTimesForPickupParams,
    response: availableDates,
    status: 200,
    problems: ["location_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
