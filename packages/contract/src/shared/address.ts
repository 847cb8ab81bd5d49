import * as z from "zod/mini";
import { line, postalCode, requiredLine, text } from "./fields.ts";

/** The national address service's own body and answer, served under our own path (API-52). */
export const addressBody = z.object({
  PostalCode: postalCode,
  HouseNumber: requiredLine(10),
  Addition: z.optional(line(20)),
});
export type AddressBody = z.infer<typeof addressBody>;

export const validatedAddress = z.object({
  FormattedAddress: z.array(z.string()),
  City: z.string(),
  Street: z.string(),
  HouseNumber: z.string(),
  Addition: z.string(),
  Latitude: z.optional(z.nullable(z.number())),
  Longitude: z.optional(z.nullable(z.number())),
});
export type ValidatedAddress = z.infer<typeof validatedAddress>;

export const userLocation = z.object({
  address: text(300),
  city: requiredLine(100),
  country: line(60),
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lon: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  postalCode,
  thoroughfare: requiredLine(150),
  subThoroughfare: requiredLine(40),
  /** Typed by the visitor because the register does not know it; the driver sees a mark. */
  byHand: z.optional(z.boolean()),
});
export type UserLocation = z.infer<typeof userLocation>;
