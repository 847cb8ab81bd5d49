import * as z from "zod/mini";
import { ACTORS, CLASH_REASONS, ORDER_EVENTS, ORDER_STATES } from "./order-life.ts";

/** Every error type of the API with its status. */
export const PROBLEMS = {
  validation_failed: 422,
  malformed_request: 400,
  unauthorized: 401,
  expired_token: 401,
  pin_needed: 401,
  invalid_credentials: 401,
  invalid_refresh_token: 401,
  forbidden: 403,
  email_unconfirmed: 403,
  order_code_wrong: 403,
  sign_in_code_wrong: 403,
  pin_wrong: 403,
  passkey_needed: 403,
  passkey_refused: 403,
  not_found: 404,
  location_not_found: 404,
  company_not_found: 404,
  link_invalid: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  slot_taken: 409,
  items_limit_reached: 409,
  staff_exists: 409,
  last_owner: 409,
  idempotency_running: 409,
  order_changed: 409,
  not_possible_now: 409,
  invoice_issued: 409,
  runs_changed: 409,
  stop_done: 409,
  stop_elsewhere: 409,
  stop_conflict: 409,
  run_exists: 409,
  run_not_empty: 409,
  not_all_fit: 409,
  not_undone: 409,
  data_changed: 409,
  concern_unsaid: 409,
  area_overlaps: 409,
  order_link_invalid: 404,
  pay_link_invalid: 404,
  nothing_due: 409,
  more_than_paid: 409,
  photos_limit_reached: 409,
  order_again_expired: 410,
  user_recover_token_expired: 410,
  user_recover_token_invalid: 404,
  payload_too_large: 413,
  unsupported_media_type: 415,
  slot_not_offered: 422,
  outside_service_area: 422,
  coupon_unknown: 422,
  coupon_expired: 422,
  coupon_used_up: 422,
  common_password: 422,
  password_required: 422,
  idempotency_mismatch: 422,
  fee_not_accepted: 422,
  count_empty: 422,
  delivery_too_early: 422,
  photo_unreadable: 422,
  too_many_requests: 429,
  changed_too_often: 429,
  user_recover_cooldown: 429,
  orders_limit_reached: 429,
  internal_error: 500,
  address_service_unavailable: 503,
  payment_service_unavailable: 503,
  unavailable: 503,
} as const;

export type ProblemType = keyof typeof PROBLEMS;

/** Errors that any call can return, so that calls need not list them. */
export const COMMON_PROBLEMS = [
  "malformed_request",
  "validation_failed",
  "payload_too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal_error",
  "unavailable",
] as const satisfies readonly ProblemType[];

export const problemExtra = z.looseObject({
  /** Seconds until the next recovery mail can be requested. */
  cooldown: z.optional(z.number()),
  /** Seconds that a recovery link is valid. */
  ttl: z.optional(z.number()),
  /** Seconds to wait after too many requests. */
  retryAfter: z.optional(z.number()),
  /** Which window is full. */
  window: z.optional(z.enum(["pickup", "delivery"])),
  /** Orders or items that this code may place per day. */
  limit: z.optional(z.number()),
  /** Refused fields, each with the rule it violates. */
  fields: z.optional(z.array(z.object({ field: z.string(), rule: z.string() }))),
  /** The order's current state after a concurrent change. */
  order: z.optional(z.object({ state: z.enum(ORDER_STATES), version: z.int() })),
  /** Why a driver's report was recorded and not applied. */
  why: z.optional(z.enum(CLASH_REASONS)),
  /** The event that preceded a driver's report; null when the report was not possible at all. */
  first: z.optional(
    z.nullable(
      z.object({
        event: z.enum(ORDER_EVENTS),
        at: z.string(),
        by: z.object({ kind: z.enum(ACTORS), name: z.nullable(z.string()) }),
      }),
    ),
  ),
  /** Acts that are possible instead. */
  possible: z.optional(z.array(z.string())),
  /** Fee in cents that has to be accepted. */
  fee: z.optional(z.int()),
  /** Cents that can be refunded. */
  paid: z.optional(z.int()),
  /** Current provider data after a concurrent change, by index of the change. */
  conflicts: z.optional(
    z.array(
      z.object({
        at: z.int(),
        entry: z.nullable(z.object({ value: z.looseObject({}), version: z.string() })),
      }),
    ),
  ),
  /** References to an entry of the provider data that should be removed; null count where there may be very many. */
  usedBy: z.optional(z.array(z.object({ what: z.string(), count: z.nullable(z.int()) }))),
  /** Actual number of orders affected by a change of provider data, when the confirmed number differs. */
  concerned: z.optional(z.int()),
  requestId: z.optional(z.string()),
});

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  extra: problemExtra,
});
export type Problem = z.infer<typeof problem>;
