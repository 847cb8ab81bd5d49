import * as z from "zod/mini";
import { requiredLine, text, timestamp } from "../shared/fields.ts";
import { byOwners, type ConsoleEndpoint } from "./console-endpoint.ts";
import { ADDRESS_FAULTS, MOST_PIECE, SETTING_NAMES } from "./setting-list.ts";

const name = z.enum(SETTING_NAMES);
const openingHours = z
  .array(
    z.object({
      days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
      from: text(5),
      to: text(5),
    }),
  )
  .check(z.maxLength(7));
const value = z.union([text(1000), z.number(), openingHours]);

const shownSetting = z.object({
  name,
  /** In use now; null when unset, and always for secrets (SET-02). */
  value: z.nullable(value),
  default: z.nullable(value),
  /** Whether a value or secret is stored or fixed. */
  isSet: z.boolean(),
  /** The environment variable that wins over this screen (SET-03). */
  fixedBy: z.nullable(z.string()),
  changedAt: z.nullable(timestamp),
  changedBy: z.nullable(z.string()),
});
export type ShownSetting = z.infer<typeof shownSetting>;

const settingsView = z.object({
  /** Optimistic lock of all settings together. */
  version: z.int(),
  settings: z.array(shownSetting),
  /** How bills are paid online now. */
  payments: z.enum(["live", "test", "test-bank", "none"]),
  gateways: z.object({ mail: z.boolean(), text: z.boolean() }),
  register: z.object({
    /** `register` is our own table; the others are services. */
    provider: z.enum(["register", "postnl", "pdok"]),
    /** An estimate above ten thousand. */
    addresses: z.int(),
  }),
});
export type SettingsView = z.infer<typeof settingsView>;

const changeSettingsBody = z.object({
  version: z.int().check(z.minimum(0)),
  /** All or nothing; null restores the default or removes a secret. */
  changes: z
    .array(z.object({ name, value: z.nullable(value) }))
    .check(z.minLength(1), z.maxLength(SETTING_NAMES.length)),
  /** Receives the test message of a changed SMS gateway. */
  testPhone: z.optional(text(30)),
});
export type ChangeSettingsBody = z.infer<typeof changeSettingsBody>;

const importAddressesBody = z.object({
  /** The file's first line, which names the columns and shows the separator. */
  header: requiredLine(2000),
  /** Whole lines of the file. */
  lines: z.string().check(z.maxLength(MOST_PIECE)),
  /** Number of the first of these lines. */
  from: z.int().check(z.minimum(1)),
  /** Whether these are the last lines, with the number of addresses so far for the audit log. */
  total: z.optional(z.int().check(z.minimum(0))),
});
export type ImportAddressesBody = z.infer<typeof importAddressesBody>;

const importedAddresses = z.object({
  written: z.int(),
  badLines: z.int(),
  /** The first ones. */
  bad: z.array(z.object({ line: z.int(), fault: z.enum(ADDRESS_FAULTS) })),
});
export type ImportedAddresses = z.infer<typeof importedAddresses>;

/** Settings of the shop (SET-01), and the import of an address register (SETUP-04). */
export const settingsEndpoints = {
  viewSettings: {
    ...byOwners,
    method: "GET",
    path: "/console/settings",
    summary: "All settings with their defaults; secrets are never sent back",
    response: settingsView,
    status: 200,
    problems: [],
  },
  changeSettings: {
    ...byOwners,
    method: "POST",
    path: "/console/settings",
    passkeyAgain: true,
    summary: "Change settings, all or none; secrets are tested with their service first",
    body: changeSettingsBody,
    response: settingsView,
    status: 200,
    problems: ["data_changed"],
  },
  importAddresses: {
    ...byOwners,
    method: "POST",
    path: "/console/addresses",
    summary: "Import a piece of an address register as CSV; bad lines are skipped and reported",
    body: importAddressesBody,
    response: importedAddresses,
    status: 200,
    problems: [],
  },
} as const satisfies Record<string, ConsoleEndpoint>;
