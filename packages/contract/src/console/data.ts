import * as z from "zod/mini";
import { WINDOW_KINDS } from "../shared/codes.ts";
import { isoDate, text, timestamp } from "../shared/fields.ts";
import { DATA_TABLES, FILE_FORMATS, MOST_CHANGES } from "./codes.ts";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";

const one = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean(), z.null()]);
const field = z.union([one, z.array(one).check(z.maxLength(50))]);
/** An entry by its fields, as docs/provider-data.md names them. */
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
const TELLINGS = ["nobody", "mail"] as const;
const previewDataBody = z.object({ changes });
const agreement = {
  /** The number of orders that whoever changes it was told of; none unless it says so. */
  said: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  tell: z.optional(z.enum(TELLINGS)),
};
const changeDataBody = z.object({
  /** Names the change: sent twice it happens once, and by it the change can be put back. */
  id: z.uuid(),
  changes,
  ...agreement,
});
export type ChangeDataBody = z.infer<typeof changeDataBody>;
const changeParams = z.object({ id: z.uuid() });
const putBackBody = z.object({ id: z.uuid(), ...agreement });
export type PutBackBody = z.infer<typeof putBackBody>;

/** An entry before and after; null where it was not there, or is not any more. */
const dataDifference = z.object({
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
const concernedOrder = z.object({
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

const dataPreview = z.object({
  differences: z.array(dataDifference),
  windows: z.array(concernedWindow),
  orders: z.array(concernedOrder),
});
export type DataPreview = z.infer<typeof dataPreview>;

const changedData = z.object({
  differences: z.array(dataDifference),
  /** Customers who are mailed. */
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
    /** The change that this one put back. */
    putsBack: z.nullable(z.uuid()),
    /** Whether it was put back in its turn. */
    isPutBack: z.boolean(),
    differences: z.array(dataDifference),
  }),
);
export type PastDataChange = z.infer<typeof dataChanges>[number];

/** The one way in which the console changes the provider's data. */
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
  /** As the command says it. */
  sentence: z.string(),
});
export type FileProblem = z.infer<typeof fileProblem>;

const filesPreview = z.object({
  problems: z.array(fileProblem),
  differences: z.array(dataDifference),
  orders: z.array(concernedOrder),
  /** Names what was shown: other differences are not applied by it. */
  seen: z.string(),
});
export type FilesPreview = z.infer<typeof filesPreview>;

const applyFilesBody = z.object({
  /** Names the change: sent twice it happens once, and by it the change can be put back. */
  id: z.uuid(),
  files,
  seen: z.string().check(z.maxLength(64)),
  /** Also removes entries that a file leaves out. */
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
