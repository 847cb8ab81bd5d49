import * as z from "zod/mini";
import { CONFIG_ALIASES, SERVICE_CODES } from "../shared/codes.ts";
import { type Endpoint, CALLERS } from "../shared/endpoint.ts";
import { requiredText } from "../shared/fields.ts";

export const price = z.object({
  alias: z.string(),
  name: z.string(),
  nameShort: z.string(),
  /** Euros, as a number: 24.95. */
  amount: z.number(),
});
export type Price = z.infer<typeof price>;

export const cleaningService = z.object({
  type: z.enum(SERVICE_CODES),
  name: z.string(),
  prices: z.array(price),
});
export type CleaningService = z.infer<typeof cleaningService>;
export const cleaningServices = z.array(cleaningService);

export const configPrice = z.object({
  alias: z.enum(CONFIG_ALIASES),
  name: z.string(),
  amount: z.number(),
});
export type ConfigPrice = z.infer<typeof configPrice>;
const config = z.array(configPrice);

/** A business service: its droplocker value and its label (B2B-05). */
export const businessService = z.object({ droplocker: z.string(), title: z.string() });
export type BusinessService = z.infer<typeof businessService>;
const businessServices = z.object({ data: z.array(businessService) });

const couponBody = z.object({ code: requiredText(40) });

/** The discount of a promo code: a percentage of the bill, or an amount in euros. */
const coupon = z.object({
  code: z.string(),
  percent: z.nullable(z.number()),
  amount: z.nullable(z.number()),
});
export type Coupon = z.infer<typeof coupon>;

export const catalogueEndpoints = {
  checkCoupon: {
    method: "POST",
    path: "/coupons/check",
    auth: "none",
    summary: "What a promo code takes off, before the order is placed",
    callers: CALLERS,
    body: couponBody,
    response: coupon,
    status: 200,
    problems: ["coupon_unknown", "coupon_expired", "coupon_used_up"],
  },
  listCleaningServices: {
    method: "GET",
    path: "/cleaning-services",
    auth: "none",
    summary: "Cleaning services with their prices",
    callers: CALLERS,
    response: cleaningServices,
    status: 200,
    problems: [],
  },
  listServices: {
    method: "GET",
    path: "/services",
    auth: "none",
    summary: "Services of the business order page",
    callers: CALLERS,
    response: businessServices,
    status: 200,
    problems: [],
  },
  config: {
    method: "GET",
    path: "/config",
    auth: "none",
    summary: "Fees, deposit and thresholds by alias",
    callers: CALLERS,
    response: config,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, Endpoint>;
