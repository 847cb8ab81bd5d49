import * as z from "zod/mini";

/** RULE-18: dry cleaning, wash and fold, shirts, shoes, expert order. */
export const SERVICE_CODES = ["DC", "WF", "LS", "SS", "IO"] as const;
export type ServiceCode = (typeof SERVICE_CODES)[number];

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

export const CONFIG_ALIASES = [
  "PRICE_STARTER_KIT_DEPOSIT",
  "PRICE_MINIMAL_ORDER_VALUE",
  "PRICE_SERVICE_FEE",
  "PRICE_SERVICE_FEE_FREE_FOR_ORDERS_UNDER",
  "PRICE_FREE_DELIVERY_FOR_ORDERS_ABOVE",
  "PRICE_SHIPPING_FEE",
  "PRICE_FREE_SHIPPING_FROM",
  "PRICE_LATE_CHANGE_FEE",
  "PRICE_MISSED_DELIVERY_FEE",
] as const;
export type ConfigAlias = (typeof CONFIG_ALIASES)[number];

export const configPrice = z.object({
  alias: z.enum(CONFIG_ALIASES),
  name: z.string(),
  amount: z.number(),
});
export type ConfigPrice = z.infer<typeof configPrice>;
export const config = z.array(configPrice);

/** A business service: its droplocker value and its label (B2B-05). */
export const businessService = z.object({ droplocker: z.string(), title: z.string() });
export type BusinessService = z.infer<typeof businessService>;
export const businessServices = z.object({ data: z.array(businessService) });
