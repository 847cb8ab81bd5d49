import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { isoDate, text, timestamp } from "../shared/fields.ts";

/** What the provider keeps, by the names of the files of `data:apply`. */
export const DATA_TABLES = [
  "hubs",
  "hub_windows",
  "hub_capacities",
  "hub_closures",
  "service_areas",
  "cleaning_services",
  "prices",
  "config_prices",
  "business_services",
  "promo_codes",
  "companies",
  "service_points",
] as const;
export type DataTable = (typeof DATA_TABLES)[number];

/** The most entries that one press changes. */
export const MOST_CHANGES = 200;

const one = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean(), z.null()]);
const field = z.union([one, z.array(one).check(z.maxLength(50))]);
/** An entry by its fields, as docs/provider-data.md names them. */
export const dataValue = z.record(z.string().check(z.maxLength(40)), field);
export type DataValue = z.infer<typeof dataValue>;

const table = z.enum(DATA_TABLES);
const version = text(40);
export const dataParams = z.object({ table });

export const dataEntry = z.object({ value: dataValue, version: z.string() });
export type DataEntry = z.infer<typeof dataEntry>;
export const dataEntries = z.array(dataEntry);

export const dataChange = z.object({
  table,
  /** The fields that make it this entry and no other; null for one that is new. */
  entry: z.nullable(dataValue),
  /** The version of it that was on screen. */
  seen: z.nullable(version),
  /** What it should be, or null to remove it. Fields that are left out stay as they are. */
  value: z.nullable(dataValue),
});
export type DataChange = z.infer<typeof dataChange>;
const changes = z.array(dataChange).check(z.minLength(1), z.maxLength(MOST_CHANGES));

/** What is done about customers whose window is taken away. */
export const TELLINGS = ["nobody", "mail"] as const;
export const previewDataBody = z.object({ changes });
const agreement = {
  /** The number of orders that whoever changes it was told of; none unless it says so. */
  said: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  tell: z.optional(z.enum(TELLINGS)),
};
export const changeDataBody = z.object({
  /** Names the change: sent twice it happens once, and by it the change can be put back. */
  id: z.uuid(),
  changes,
  ...agreement,
});
export type ChangeDataBody = z.infer<typeof changeDataBody>;
export const changeParams = z.object({ id: z.uuid() });
export const putBackBody = z.object({ id: z.uuid(), ...agreement });
export type PutBackBody = z.infer<typeof putBackBody>;

/** An entry before and after; null where it was not there, or is not any more. */
export const dataDifference = z.object({
  table,
  entry: z.string(),
  before: z.nullable(dataValue),
  after: z.nullable(dataValue),
});
export type DataDifference = z.infer<typeof dataDifference>;

/** Why the calendar would not take what is booked. */
export const AGAINST_BOOKINGS = ["closed", "weekday", "holiday", "no-window", "capacity"] as const;
export type AgainstBookings = (typeof AGAINST_BOOKINGS)[number];

/** A customer whose window would go. */
export const concernedOrder = z.object({
  number: z.string(),
  customer: z.string(),
  place: z.string(),
  kinds: z.array(z.enum(WINDOW_KINDS)),
  /** Whether there is an address to write to; the others are called. */
  hasEmail: z.boolean(),
});
export type ConcernedOrder = z.infer<typeof concernedOrder>;

export const concernedWindow = z.object({
  hub: z.string(),
  kind: z.enum(WINDOW_KINDS),
  date: isoDate,
  from: z.string(),
  booked: z.int(),
  /** Places that are left for them. */
  places: z.int(),
  why: z.enum(AGAINST_BOOKINGS),
});
export type ConcernedWindow = z.infer<typeof concernedWindow>;

export const dataPreview = z.object({
  differences: z.array(dataDifference),
  windows: z.array(concernedWindow),
  orders: z.array(concernedOrder),
});
export type DataPreview = z.infer<typeof dataPreview>;

export const changedData = z.object({
  differences: z.array(dataDifference),
  /** Customers who are mailed. */
  mailed: z.int(),
});
export type ChangedData = z.infer<typeof changedData>;

export const dataChangesQuery = z.object({ table: z.optional(table) });
/** Newest first. */
export const dataChanges = z.array(
  z.object({
    id: z.uuid(),
    at: timestamp,
    who: z.string(),
    /** The change that this one put back. */
    putsBack: z.nullable(z.uuid()),
    /** Whether it was put back in its turn. */
    isPutBack: z.boolean(),
    differences: z.array(dataDifference),
  }),
);
export type PastDataChange = z.infer<typeof dataChanges>[number];
