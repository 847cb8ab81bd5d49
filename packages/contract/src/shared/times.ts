import * as z from "zod/mini";
import { clockTime, isoDate, locationCode, postalCode, text, wallClockMoment } from "./fields.ts";
import { WINDOW_KINDS } from "./codes.ts";

export const availableHour = z.object({
  from: clockTime,
  to: clockTime,
  available: z.boolean(),
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

export const b2bTimesParams = z.object({ code: locationCode, type: z.enum(WINDOW_KINDS) });
export const b2bTimesForPickupParams = z.object({
  code: locationCode,
  type: z.enum(WINDOW_KINDS),
  pickup: z.union([wallClockMoment, isoDate]),
});
