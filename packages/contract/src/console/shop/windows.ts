import * as z from "zod/mini";
import { WINDOW_KINDS } from "../../shared/codes.ts";
import { clockTime, isoDate, text } from "../../shared/fields.ts";

/** Days that stand beside one another. */
export const GRID_DAYS = 14;

export const windowsQuery = z.object({
  hub: z.optional(text(40)),
  from: z.optional(isoDate),
  kind: z.optional(z.enum(WINDOW_KINDS)),
});

const named = z.object({ id: z.string(), name: z.string() });

/** Where a window's places of a day come from. */
export const PLACES_BY = ["day", "weekday", "window"] as const;

export const windowCell = z.object({
  date: isoDate,
  booked: z.int(),
  places: z.int(),
  by: z.enum(PLACES_BY),
});
export type WindowCell = z.infer<typeof windowCell>;

export const windowRow = z.object({ from: clockTime, to: clockTime, cells: z.array(windowCell) });
export type WindowRow = z.infer<typeof windowRow>;

export const CLOSED_BY = ["weekday", "holiday", "closure"] as const;
export const gridDay = z.object({
  date: isoDate,
  closed: z.nullable(z.enum(CLOSED_BY)),
  /** Which holiday, or why it was closed. */
  reason: z.nullable(z.string()),
});
export type GridDay = z.infer<typeof gridDay>;

/** A day without driving that is still to come, with those who have not chosen another. */
export const shutDay = z.object({
  date: isoDate,
  closed: z.enum(["holiday", "closure"]),
  reason: z.string(),
  booked: z.int(),
});
export type ShutDay = z.infer<typeof shutDay>;

export const windowsGrid = z.object({
  /** Null where there is no hub yet. */
  hub: z.nullable(named),
  hubs: z.array(named),
  kind: z.enum(WINDOW_KINDS),
  from: isoDate,
  days: z.array(gridDay),
  rows: z.array(windowRow),
  shut: z.array(shutDay),
});
export type WindowsGrid = z.infer<typeof windowsGrid>;
