import * as z from "zod/mini";
import { clockTime, isoDate, postalCode, text } from "../../shared/fields.ts";

/** What a visitor at an address is shown (SHOP-05). */
export const visitorBody = z.object({
  postalCode,
  houseNumber: text(12),
  /** Without a bag, which still has to be posted. */
  isNew: z.boolean(),
});

/** Why a day or window is missing. */
export const MISSING_BECAUSE = [
  "past",
  "cut-off",
  "new-customer",
  "turnaround",
  "beyond-horizon",
  "no-operating-day",
  "holiday",
  "closure",
  "no-such-window",
  "no-places",
  "full",
] as const;

const why = z.object({
  code: z.enum(MISSING_BECAUSE),
  /** The hour, the days, the holiday or the reason that it is about. */
  about: z.string(),
});
export type Why = z.infer<typeof why>;

const visitorDay = z.object({
  date: isoDate,
  /** First hours of the windows that can be chosen. */
  open: z.array(clockTime),
  /** Those that can not. */
  closed: z.array(z.object({ from: clockTime, why })),
  /** Why the whole day is missing. */
  why: z.nullable(why),
});
export type VisitorDay = z.infer<typeof visitorDay>;

export const visitorView = z.object({
  /** As the register has it; the address services of others are not asked. */
  addresses: z.array(z.string()),
  hub: z.nullable(z.object({ id: z.string(), name: z.string(), area: z.string() })),
  firstPickup: z.nullable(z.object({ date: isoDate, time: clockTime })),
  pickups: z.array(visitorDay),
  deliveries: z.array(visitorDay),
});
export type VisitorView = z.infer<typeof visitorView>;
