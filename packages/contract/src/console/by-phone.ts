import * as z from "zod/mini";
import { uuid } from "../customer/care.ts";
import { addressBody, userLocation, validatedAddress } from "../customer/locations.ts";
import { instructions } from "../customer/my-order.ts";
import { orderContact } from "../customer/orders.ts";
import { availableDate, availableHour, deliveriesQuery, pickupsQuery } from "../customer/times.ts";
import { SERVICE_CODES } from "../shared/codes.ts";
import { language, line, requiredLine, text, timestamp } from "../shared/fields.ts";
import { byDesk, type ConsoleEndpoint } from "./console-endpoint.ts";
import { handed } from "./count.ts";

/** An order taken on the phone. A customer without a bag is posted one first. */
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
const phoneOrderPlaced = z.object({ number: z.string() });

/** A caller's address, and whether it is in the service area. */
const callerAddress = z.object({
  isServed: z.boolean(),
  /** No address register is loaded: street and city have to be asked for. */
  asksStreet: z.boolean(),
  /** The requested address first; empty when the register has no such house number. */
  addresses: z.array(validatedAddress),
});
export type CallerAddress = z.infer<typeof callerAddress>;

/** A complete e-mail address or phone number. */
const callersQuery = z.object({ typed: requiredLine(254) });
/** Id of a customer's page. */
const callerParams = z.object({ id: uuid });
/** A customer with the data of their last order, to start the next one from. */
export const knownCaller = z.object({
  id: uuid,
  contact: orderContact,
  language,
  /** Null for an account that has neither an order nor an address. */
  location: z.nullable(userLocation),
  services: z.array(z.enum(SERVICE_CODES)),
  /** Start of the windows of the last order, as `08:00`; empty without one. */
  usualHours: z.object({ pickup: z.string(), delivery: z.string() }),
  hasBag: z.boolean(),
  instructions,
});
export type KnownCaller = z.infer<typeof knownCaller>;
/** Several when people share a phone number; the last to order first. */
const foundCallers = z.object({ callers: z.array(knownCaller) });

export const estimateBody = z.extend(handed, { hasBag: z.boolean(), couponCode: line(40) });
/** Estimate at today's prices; the bill follows from the count. */
const estimate = z.object({
  lines: z.array(z.object({ label: z.string(), cents: z.int() })),
  total: z.int(),
});
export type PhoneEstimate = z.infer<typeof estimate>;

/** A window with its free places: staff see how many, customers only whether there are any. */
const deskHour = z.extend(availableHour, {
  free: z.int(),
  /** Moving a pickup here makes the booked delivery too early: it has to move as well (LIFE-06). */
  deliveryFollows: z.optional(z.literal(true)),
});
export type DeskHour = z.infer<typeof deskHour>;
const deskDate = z.extend(availableDate, { hours: z.array(deskHour) });
export type DeskDate = z.infer<typeof deskDate>;
export const deskDates = z.array(deskDate);

/** Calls of the desk during a phone order. */
export const byPhoneEndpoints = {
  placeByPhone: {
    ...byDesk,
    method: "POST",
    path: "/console/orders",
    placement: true,
    summary: "Place an order for somebody on the phone, who has the mail",
    body: phoneOrderBody,
    response: phoneOrderPlaced,
    status: 201,
    problems: [
      "slot_taken",
      "slot_not_offered",
      "outside_service_area",
      "coupon_unknown",
      "coupon_expired",
      "coupon_used_up",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

/** Questions while a caller orders. */
export const callerEndpoints = {
  checkCallerAddress: {
    ...byDesk,
    method: "POST",
    path: "/console/by-phone/address",
    summary: "The address of somebody on the phone, and whether anybody drives there",
    body: addressBody,
    response: callerAddress,
    status: 200,
    problems: ["address_service_unavailable"],
  },
  findCallers: {
    ...byDesk,
    method: "POST",
    path: "/console/by-phone/callers",
    summary: "Customers by the whole of an e-mail address or phone number",
    body: callersQuery,
    response: foundCallers,
    status: 200,
    problems: [],
  },
  viewCaller: {
    ...byDesk,
    method: "GET",
    path: "/console/by-phone/callers/:id",
    summary: "A customer's last services, address and bag, for their next order",
    params: callerParams,
    response: knownCaller,
    status: 200,
    problems: ["not_found"],
  },
  estimateByPhone: {
    ...byDesk,
    method: "POST",
    path: "/console/by-phone/estimate",
    summary: "What an order would cost today, for what somebody thinks to hand in",
    body: estimateBody,
    response: estimate,
    status: 200,
    problems: ["coupon_unknown", "coupon_expired", "coupon_used_up"],
  },
  deskPickups: {
    ...byDesk,
    method: "GET",
    path: "/console/times/pickups",
    summary: "Pickups that somebody on the phone can choose from",
    query: pickupsQuery,
    response: deskDates,
    status: 200,
    problems: ["outside_service_area"],
  },
  deskDeliveries: {
    ...byDesk,
    method: "GET",
    path: "/console/times/deliveries",
    summary: "Deliveries that somebody on the phone can choose from",
    query: deliveriesQuery,
    response: deskDates,
    status: 200,
    problems: ["outside_service_area"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
