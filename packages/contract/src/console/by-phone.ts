import * as z from "zod/mini";
import { instructions } from "../customer/my-order.ts";
import { orderContact } from "../customer/orders.ts";
import { userLocation, validatedAddress } from "../shared/address.ts";
import { SERVICE_CODES } from "../shared/codes.ts";
import { language, line, requiredLine, text, timestamp } from "../shared/fields.ts";
import { handed } from "./desk/order-acts.ts";

/** An order for somebody on the phone; who has no bag waits for the post. */
export const phoneOrderBody = z.object({
  contact: orderContact,
  language,
  location: userLocation,
  pickupTime: timestamp,
  deliveryTime: timestamp,
  services: z.array(z.enum(SERVICE_CODES)).check(z.minLength(1), z.maxLength(5)),
  hasBag: z.boolean(),
  notes: text(2000),
  instructions: z.optional(instructions),
  couponCode: line(40),
});
export type PhoneOrderBody = z.infer<typeof phoneOrderBody>;
export const phoneOrderPlaced = z.object({ number: z.string() });

/** Where a caller lives, and whether anybody drives there. */
export const callerAddress = z.object({
  isServed: z.boolean(),
  /** No register is loaded: street and city are asked for as a matter of course. */
  asksStreet: z.boolean(),
  /** The one that was asked for first; none where the register knows no such number. */
  addresses: z.array(validatedAddress),
});
export type CallerAddress = z.infer<typeof callerAddress>;

/** An e-mail address or a phone number, whole. */
export const callerQuery = z.object({ typed: requiredLine(254) });
/** Somebody who ordered before, as they were then. */
export const knownCaller = z.object({
  contact: orderContact,
  language,
  location: userLocation,
  hasBag: z.boolean(),
  instructions,
});
export type KnownCaller = z.infer<typeof knownCaller>;
export const foundCaller = z.object({ caller: z.nullable(knownCaller) });

export const estimateBody = z.extend(handed, { hasBag: z.boolean(), couponCode: line(40) });
/** What it would come to today; what is counted later decides. */
export const estimate = z.object({
  lines: z.array(z.object({ label: z.string(), cents: z.int() })),
  total: z.int(),
});
export type PhoneEstimate = z.infer<typeof estimate>;
