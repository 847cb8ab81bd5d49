import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { clockTime, isoDate, postalCode, text } from "../shared/fields.ts";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const windowsQuery = z.object({
  hub: z.optional(text(40)),
  from: z.optional(isoDate),
  kind: z.optional(z.enum(WINDOW_KINDS)),
});

const named = z.object({ id: z.string(), name: z.string() });

/** Which setting a window's capacity on a day comes from. */
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
  /** The holiday's name, or the reason for the closure. */
  reason: z.nullable(z.string()),
});
export type GridDay = z.infer<typeof gridDay>;

/** A future day without service, with the bookings that have not moved yet. */
export const shutDay = z.object({
  date: isoDate,
  closed: z.enum(["holiday", "closure"]),
  reason: z.string(),
  booked: z.int(),
});
export type ShutDay = z.infer<typeof shutDay>;

const windowsGrid = z.object({
  /** Null when there is no hub yet. */
  hub: z.nullable(named),
  hubs: z.array(named),
  kind: z.enum(WINDOW_KINDS),
  from: isoDate,
  days: z.array(gridDay),
  rows: z.array(windowRow),
  shut: z.array(shutDay),
});
export type WindowsGrid = z.infer<typeof windowsGrid>;

/** Windows as offered to a visitor at an address (SHOP-05). */
const visitorBody = z.object({
  postalCode,
  houseNumber: text(12),
  /** A customer without a bag, which has to be posted first. */
  isNew: z.boolean(),
});

/** Why a day or window is not offered. */
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
  /** The hour, number of days, holiday or closure reason. */
  about: z.string(),
});
export type Why = z.infer<typeof why>;

const visitorDay = z.object({
  date: isoDate,
  /** Start times of the windows that can be chosen. */
  open: z.array(clockTime),
  /** Start times of the others, with the reason. */
  closed: z.array(z.object({ from: clockTime, why })),
  /** Why the whole day is not offered. */
  why: z.nullable(why),
});
export type VisitorDay = z.infer<typeof visitorDay>;

const visitorView = z.object({
  /** Addresses from our register; external address services are not called. */
  addresses: z.array(z.string()),
  hub: z.nullable(z.object({ id: z.string(), name: z.string(), area: z.string() })),
  firstPickup: z.nullable(z.object({ date: isoDate, time: clockTime })),
  pickups: z.array(visitorDay),
  deliveries: z.array(visitorDay),
});
export type VisitorView = z.infer<typeof visitorView>;

/** What an owner can inspect before changing provider data. */
export const shopEndpoints = {
  viewWindows: {
    ...byOwners,
    method: "GET",
    path: "/console/windows",
    summary: "Two weeks of a hub's windows: bookings against places, and the days that are closed",
    query: windowsQuery,
    response: windowsGrid,
    status: 200,
    problems: [],
  },
  viewAsVisitor: {
    ...byOwners,
    method: "POST",
    path: "/console/visitor",
    summary: "What a visitor at an address is offered, and why a day or window is missing",
    body: visitorBody,
    response: visitorView,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
