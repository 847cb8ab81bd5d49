import * as z from "zod/mini";
import { CONFIG_ALIASES, SERVICE_CODES } from "./codes.ts";

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
export const config = z.array(configPrice);

/** A business service: its droplocker value and its label (B2B-05). */
export const businessService = z.object({ droplocker: z.string(), title: z.string() });
export type BusinessService = z.infer<typeof businessService>;
export const businessServices = z.object({ data: z.array(businessService) });
