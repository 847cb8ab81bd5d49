import type { DataDifference, DataValue } from "@waslijn/contract/console/data";
import type { AuditEntry } from "@waslijn/contract/console/staff";
import type { Language } from "@waslijn/contract/shared/constants";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";
import { formatTime } from "@waslijn/contract/shared/formats/times";

/** Texts by code; unknown codes, as of an earlier version, are shown unchanged. */
type Words = Record<string, string>;

/** Order events have the same texts as in the order's history. */
export const actionWords = (action: string, actions: Words, events: Words): string =>
  actions[action] ?? events[action.replace(/^order:/, "")] ?? action;

const ID = /^([\da-f]{8})(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Kind and name of the entry's subject, or its own words where it has some; without a name, the first eight digits of its id. */
export function aboutWords(
  { about, aboutName }: Pick<AuditEntry, "about" | "aboutName">,
  subjects: Words,
): string {
  if (about && subjects[about]) return subjects[about];
  const [subject = "", ...which] = about?.split(" ") ?? [];
  const name = aboutName ?? which.join(" ").replace(ID, "$1");
  return `${subjects[subject] ?? subject} ${name}`.trim();
}

/** The number of the order that an entry is about. */
export const orderIn = (about: string): string | undefined => /^order (W-\d+)$/.exec(about)?.[1];

/** Bookkeeping that tells a reader nothing. */
const SILENT = new Set(["version", "link_version", "last_event"]);

type ValueWords = {
  language: Language;
  /** Texts by field and value. */
  values: Record<string, Words>;
  truth: Words;
  hubs: ReadonlyMap<string, string>;
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A stop of a run is stored as order number and kind, and whether its place is locked. */
const STOP = /(\S+) (pickup|delivery)( locked)?/g;
const CENTS = /(^|_)(cents|fee|total)$/;

/** A stored value as a reader knows it: amounts in euros, dates written out, names instead of ids. */
export function valueWords(field: string, value: string, words: ValueWords): string {
  const { language, values, truth, hubs } = words;
  if (CENTS.test(field) && /^-?\d+$/.test(value)) return formatCents(Number(value), language);
  if (DAY.test(value)) return formatDateOfYear(value, language);
  if (TIMESTAMP.test(value)) {
    const day = amsterdamDate(new Date(value));
    return `${formatDateOfYear(day, language)} ${formatTime(value)}`;
  }
  if (field === "stops") {
    return value.replaceAll(STOP, (_, number, kind, locked?: string) =>
      [number, values.stops?.[kind] ?? kind, locked && `(${values.stops?.locked ?? "locked"})`]
        .filter(Boolean)
        .join(" "),
    );
  }
  if (field === "hub" || field === "hub_id") return hubs.get(value) ?? value;
  return values[field]?.[value] ?? truth[value] ?? value.replace(ID, "$1");
}

type ChangedField = { name: string; before: string | undefined; after: string | undefined };

/** Details that only repeat what the entry is about. */
const SUBJECT = new Set(["user", "owner"]);

/**
 * Fields that differ between before and after; all fields when one of them is missing. An act without a before and
 * after, such as an erasure, shows its details.
 */
export function changedFields({
  before,
  after,
  detail,
}: Pick<AuditEntry, "before" | "after"> & Partial<Pick<AuditEntry, "detail">>): ChangedField[] {
  if (!before && !after && detail) {
    const told = Object.entries(detail).filter(([name]) => !SUBJECT.has(name));
    return told.length === 0 ? [] : changedFields({ before, after: Object.fromEntries(told) });
  }
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: words(before?.[name]), after: words(after?.[name]) }))
    .filter(({ name, ...field }) => field.before !== field.after && !SILENT.has(name))
    .filter(
      ({ name, ...field }) => NAMED.has(name) || ![field.before, field.after].every(isNoWord),
    );
}

/** Ids that are shown as a name; any other tells a reader nothing. */
const NAMED = new Set(["driver"]);

const isNoWord = (value: string | undefined): boolean => value === undefined || ID.test(value);

function words(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  // Nothing in a list is as good as no value: what came or went says enough.
  if (Array.isArray(value) && value.length === 0) return undefined;
  const isList = Array.isArray(value);
  if (isList && value.every((one) => typeof one === "string")) return value.join(", ");
  if (isList && value.every(isRange)) return value.map(rangeWords).join(", ");
  return JSON.stringify(value);
}

type Range = { first: number; last: number };

const isRange = (one: unknown): one is Range =>
  typeof one === "object" && one !== null && "first" in one && "last" in one;

const rangeWords = ({ first, last }: Range): string => [...new Set([first, last])].join("–");

type FileChange = Pick<DataDifference, "table" | "entry"> &
  (
    | { kind: "changed"; fields: { name: string; from: Field; to: Field }[] }
    | { kind: "new" | "removed"; row: DataValue }
  );
type Field = DataValue[string];

/** The differences that the command `data:apply` wrote down. */
export function fileChanges({ action, detail }: Pick<AuditEntry, "action" | "detail">) {
  if (action !== "data:apply" || !Array.isArray(detail.changes)) return [];
  return (detail.changes as FileChange[]).map((one): DataDifference => {
    const { table, entry } = one;
    if (one.kind !== "changed") {
      const isNew = one.kind === "new";
      return { table, entry, before: isNew ? null : one.row, after: isNew ? one.row : null };
    }
    const sides = (side: "from" | "to"): DataValue =>
      Object.fromEntries(one.fields.map((field) => [field.name, field[side]]));
    return { table, entry, before: sides("from"), after: sides("to") };
  });
}
