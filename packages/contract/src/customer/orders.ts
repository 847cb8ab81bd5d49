import * as z from "zod/mini";
import { B2B_TYPES, SERVICE_CODES } from "../shared/codes.ts";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import {
  email,
  language,
  line,
  locationCode,
  personName,
  phoneAsTyped,
  requiredLine,
  requiredName,
  requiredText,
  text,
  timestamp,
} from "../shared/fields.ts";
import { collectionCount, userLocation } from "./locations.ts";
import { instructions, mineQuery, myOrders } from "./my-order.ts";

export const orderContact = z.object({
  name: requiredName,
  email,
  phone: requiredLine(30),
  phoneAsTyped,
});
export type OrderContact = z.infer<typeof orderContact>;

/** `plainPassword` is absent when a stored body is sent again after a reload; the use case checks its length. */
export const orderUser = z.object({
  email: z.optional(email),
  language: z.optional(language),
  plainPassword: z.optional(z.string().check(z.maxLength(200))),
  phone: z.optional(line(30)),
  phoneAsTyped,
  name: z.optional(personName),
  fullName: z.optional(personName),
  hasBag: z.nullable(z.boolean()),
});
export type OrderUser = z.infer<typeof orderUser>;

export const orderBody = z.object({
  user: orderUser,
  order: z.object({
    notes: text(2000),
    /** Optional; can also be set on the order's page. */
    instructions: z.optional(instructions),
    couponCode: line(40),
    pickupTime: timestamp,
    deliveryTime: z.optional(timestamp),
    pickupLocation: userLocation,
    deliveryLocation: z.optional(userLocation),
    cleaningServices: z.array(z.enum(SERVICE_CODES)).check(z.minLength(1), z.maxLength(5)),
    data: z.object({ contact: z.optional(orderContact) }),
    b2bType: z.optional(z.enum(B2B_TYPES)),
  }),
});
export type OrderBody = z.infer<typeof orderBody>;

const frame = z.object({ from: timestamp, to: timestamp });
export type Frame = z.infer<typeof frame>;

/** Path of the order's page: the way back for a caller without a mailbox. */
const link = z.string();

/** Response of a placement; the specification defines no body, so this one is our own. */
export const orderPlaced = z.object({
  id: z.string(),
  number: z.string(),
  status: z.literal("placed"),
  services: z.array(z.string()),
  pickupTime: timestamp,
  deliveryTime: z.nullable(timestamp),
  frames: z.object({ pickup: frame, delivery: z.nullable(frame) }),
  link,
});
export type OrderPlaced = z.infer<typeof orderPlaced>;

export const codeOrderBody = z.object({ code: locationCode });
export const CODE_ORDER_KINDS = ["retail", "collection"] as const;
const codeOrderParams = z.object({
  kind: z.enum(CODE_ORDER_KINDS),
  /** The Idempotency-Key that it was sent with. */
  key: requiredText(128),
});
const codeOrderPlaced = z.object({
  id: z.string(),
  number: z.string(),
  pickupTime: timestamp,
  frames: z.object({ pickup: frame }),
  collections: z.optional(collectionCount),
  link,
});
export type CodeOrderPlaced = z.infer<typeof codeOrderPlaced>;

export const b2bOrderBody = z.object({
  code: locationCode,
  pickupTime: timestamp,
  deliveryTime: timestamp,
  services: z.array(requiredText(60)).check(z.minLength(1), z.maxLength(20)),
  pickupPacksQty: z.int().check(z.minimum(1), z.maximum(9999)),
});
export type B2bOrderBody = z.infer<typeof b2bOrderBody>;
const b2bOrderPlaced = z.extend(orderPlaced, { pickupPacksQty: z.number() });
export type B2bOrderPlaced = z.infer<typeof b2bOrderPlaced>;

export const placingEndpoints = {
  placeRetailOrder: {
    method: "POST",
    path: "/orders/retail/no-terminal",
    auth: "none",
    placement: true,
    summary: "Place a drop-off order for a retail location",
    callers: CALLERS,
    body: codeOrderBody,
    response: codeOrderPlaced,
    status: 201,
    problems: [
      "location_not_found",
      "orders_limit_reached",
      "slot_taken",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  placeCollection: {
    method: "POST",
    path: "/order-collections",
    auth: "none",
    placement: true,
    summary: "Ask for a collection at a retail location",
    callers: CALLERS,
    body: codeOrderBody,
    response: codeOrderPlaced,
    status: 201,
    problems: [
      "location_not_found",
      "items_limit_reached",
      "slot_taken",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  findCodeOrder: {
    method: "GET",
    path: "/orders/by-key/:kind/:key",
    auth: "none",
    summary: "What became of a drop-off or collection of this device, by the key it was sent with",
    callers: CALLERS,
    params: codeOrderParams,
    response: codeOrderPlaced,
    status: 200,
    problems: ["not_found"],
  },
  placeB2bOrder: {
    method: "POST",
    path: "/orders/b2b",
    auth: "none",
    placement: true,
    summary: "Place an order for a business location",
    callers: CALLERS,
    body: b2bOrderBody,
    response: b2bOrderPlaced,
    status: 201,
    problems: [
      "location_not_found",
      "orders_limit_reached",
      "slot_taken",
      "slot_not_offered",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  placeOrder: {
    method: "POST",
    path: "/orders",
    auth: "bearer",
    placement: true,
    summary: "Place a consumer, re-use or re-cover order",
    callers: ["guest", "user", "company"],
    body: orderBody,
    response: orderPlaced,
    status: 201,
    problems: [
      "unauthorized",
      "expired_token",
      "forbidden",
      "slot_taken",
      "slot_not_offered",
      "outside_service_area",
      "coupon_unknown",
      "coupon_expired",
      "coupon_used_up",
      "common_password",
      "password_required",
      "orders_limit_reached",
      "idempotency_running",
      "idempotency_mismatch",
    ],
  },
  myOrders: {
    method: "GET",
    path: "/orders/mine",
    auth: "bearer",
    summary: "The orders of the person that is logged in, newest first",
    callers: ["user"],
    query: mineQuery,
    response: myOrders,
    status: 200,
    problems: ["unauthorized", "expired_token", "forbidden"],
  },
} as const satisfies Record<string, Endpoint>;
