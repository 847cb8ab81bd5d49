import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { isoDate, text, timestamp } from "../shared/fields.ts";
import { DATA_TABLES, FILE_FORMATS, MOST_CHANGES } from "./codes.ts";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const one = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean(), z.null()]);
const field = z.union([one, z.array(one).check(z.maxLength(50))]);
/** An entry's fields, as named in docs/provider-data.md. */
export const dataValue = z.record(z.string().check(z.maxLength(40)), field);
export type DataValue = z.infer<typeof dataValue>;

const table = z.enum(DATA_TABLES);
const version = text(40);
const dataParams = z.object({ table });

export const dataEntry = z.object({ value: dataValue, version: z.string() });
export type DataEntry = z.infer<typeof dataEntry>;
const dataEntries = z.array(dataEntry);

export const dataChange = z.object({
  table,
  /** The entry's key fields; null for a new entry. */
  entry: z.nullable(dataValue),
  /** The version that was on screen (optimistic lock). */
  seen: z.nullable(version),
  /** The desired fields, or null to remove the entry. Fields that are left out stay unchanged. */
  value: z.nullable(dataValue),
});
export type DataChange = z.infer<typeof dataChange>;
const changes = z.array(dataChange).check(z.minLength(1), z.maxLength(MOST_CHANGES));

/** Whether customers whose window is removed are notified. */
const TELLINGS = ["nobody", "mail"] as const;
const previewDataBody = z.object({ changes });
const agreement = {
  /** The number of affected orders that the preview showed, 0 when absent; refused when it differs. */
  said: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  tell: z.optional(z.enum(TELLINGS)),
};
const changeDataBody = z.object({
  /** Idempotency key of the change, and its name when it is reverted. */
  id: z.uuid(),
  changes,
  ...agreement,
});
export type ChangeDataBody = z.infer<typeof changeDataBody>;
const changeParams = z.object({ id: z.uuid() });
const putBackBody = z.object({ id: z.uuid(), ...agreement });
export type PutBackBody = z.infer<typeof putBackBody>;

/** An entry before and after; null where it does not exist. */
const dataDifference = z.object({
  table,
  entry: z.string(),
  before: z.nullable(dataValue),
  after: z.nullable(dataValue),
});
export type DataDifference = z.infer<typeof dataDifference>;

/** Why existing bookings would not fit the new calendar. */
export const AGAINST_BOOKINGS = ["closed", "weekday", "holiday", "no-window", "capacity"] as const;
export type AgainstBookings = (typeof AGAINST_BOOKINGS)[number];

/** An order that would lose its window. */
const concernedOrder = z.object({
  number: z.string(),
  customer: z.string(),
  place: z.string(),
  kinds: z.array(z.enum(WINDOW_KINDS)),
  /** Whether the customer can be mailed; others have to be phoned. */
  hasEmail: z.boolean(),
});
export type ConcernedOrder = z.infer<typeof concernedOrder>;

export const concernedWindow = z.object({
  hub: z.string(),
  kind: z.enum(WINDOW_KINDS),
  date: isoDate,
  from: z.string(),
  booked: z.int(),
  /** Places left in the window after the change. */
  places: z.int(),
  why: z.enum(AGAINST_BOOKINGS),
});
export type ConcernedWindow = z.infer<typeof concernedWindow>;

const dataPreview = z.object({
  differences: z.array(dataDifference),
  windows: z.array(concernedWindow),
  orders: z.array(concernedOrder),
});
export type DataPreview = z.infer<typeof dataPreview>;

const changedData = z.object({
  differences: z.array(dataDifference),
  /** Number of customers who are mailed. */
  mailed: z.int(),
});
export type ChangedData = z.infer<typeof changedData>;

const dataChangesQuery = z.object({ table: z.optional(table) });
/** Newest first. */
const dataChanges = z.array(
  z.object({
    id: z.uuid(),
    at: timestamp,
    who: z.string(),
    /** The change that this one reverted. */
    putsBack: z.nullable(z.uuid()),
    /** Whether this change was reverted itself. */
    isPutBack: z.boolean(),
    differences: z.array(dataDifference),
  }),
);
export type PastDataChange = z.infer<typeof dataChanges>[number];

/** The only calls with which the console changes provider data. */
export const dataEndpoints = {
  listData: {
    ...byOwners,
    method: "GET",
    path: "/console/data/:table",
    summary: "Entries of the provider's data, each with the version that a change names",
    params: dataParams,
    response: dataEntries,
    status: 200,
    problems: [],
  },
  previewData: {
    ...byOwners,
    method: "POST",
    path: "/console/data-changes/preview",
    summary: "What a change would do and which orders it concerns; nothing is changed",
    body: previewDataBody,
    response: dataPreview,
    status: 200,
    problems: ["data_changed"],
  },
  changeData: {
    ...byOwners,
    method: "POST",
    path: "/console/data-changes",
    summary: "Change the provider's data, all of it or nothing, unless somebody else was faster",
    body: changeDataBody,
    response: changedData,
    status: 200,
    problems: ["data_changed", "concern_unsaid"],
  },
  listDataChanges: {
    ...byOwners,
    method: "GET",
    path: "/console/data-changes",
    summary: "The newest changes of the provider's data, with before and after",
    query: dataChangesQuery,
    response: dataChanges,
    status: 200,
    problems: [],
  },
  putDataBack: {
    ...byOwners,
    method: "POST",
    path: "/console/data-changes/:id/put-back",
    summary: "Put a change back, by a change that is checked like any other",
    params: changeParams,
    body: putBackBody,
    response: changedData,
    status: 200,
    problems: ["not_found", "data_changed", "concern_unsaid"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;

const dataFileQuery = z.object({
  table: z.enum(DATA_TABLES),
  format: z.enum(FILE_FORMATS),
});
/** A file as `data:apply` reads it. */
const dataFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  text: z.string().check(z.maxLength(200_000)),
});
export type DataFile = z.infer<typeof dataFile>;

const files = z.array(dataFile).check(z.minLength(1), z.maxLength(20));
const filesBody = z.object({ files });

/** Where a file is wrong: its line, and its column where it is one cell or field. */
export const fileProblem = z.object({
  file: z.string(),
  line: z.int(),
  column: z.nullable(z.string()),
  rule: z.string(),
  /** The text that `data:apply` prints. */
  sentence: z.string(),
});
export type FileProblem = z.infer<typeof fileProblem>;

const filesPreview = z.object({
  problems: z.array(fileProblem),
  differences: z.array(dataDifference),
  orders: z.array(concernedOrder),
  /** Fingerprint of the differences shown: other differences are not applied with it. */
  seen: z.string(),
});
export type FilesPreview = z.infer<typeof filesPreview>;

const applyFilesBody = z.object({
  /** Idempotency key of the change, and its name when it is reverted. */
  id: z.uuid(),
  files,
  seen: z.string().check(z.maxLength(64)),
  /** Also removes entries that are missing in a file. */
  mayRemove: z.boolean(),
  said: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  tell: z.optional(z.enum(TELLINGS)),
});
export type ApplyFilesBody = z.infer<typeof applyFilesBody>;

const promoUses = z.array(z.object({ code: z.string(), uses: z.int() }));

/** The provider's data as files, and how often promo codes were used (SHOP-04, SHOP-06). */
export const listEndpoints = {
  promoUses: {
    ...byOwners,
    method: "GET",
    path: "/console/promo-uses",
    summary: "How many orders carry each promo code; cancelled ones used nothing",
    response: promoUses,
    status: 200,
    problems: [],
  },
  downloadData: {
    ...byOwners,
    method: "GET",
    path: "/console/data-files",
    summary: "One kind of the provider's data as a file that data:apply reads",
    query: dataFileQuery,
    response: dataFile,
    status: 200,
    problems: [],
  },
  previewFiles: {
    ...byOwners,
    method: "POST",
    path: "/console/data-files/preview",
    summary: "What files would change, or all that is wrong with them; nothing is changed",
    body: filesBody,
    response: filesPreview,
    status: 200,
    problems: [],
  },
  applyFiles: {
    ...byOwners,
    method: "POST",
    path: "/console/data-files",
    summary: "Make the provider's data as files say, if that is what was shown before",
    body: applyFilesBody,
    response: changedData,
    status: 200,
    problems: ["data_changed", "concern_unsaid"],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
