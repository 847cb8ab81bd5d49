import type { AuditEntry } from "@waslijn/contract/console/staff";
import type { Language } from "@waslijn/contract/shared/constants";
import { formatDateOfYear } from "@waslijn/contract/shared/formats/dates";
import { formatCents } from "@waslijn/contract/shared/formats/money";

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
const CENTS = /(^|_)(cents|fee|total)$/;

/** A stored value as a reader knows it: amounts in euros, dates written out, names instead of ids. */
export function valueWords(field: string, value: string, words: ValueWords): string {
  const { language, values, truth, hubs } = words;
  if (CENTS.test(field) && /^-?\d+$/.test(value)) return formatCents(Number(value), language);
  if (DAY.test(value)) return formatDateOfYear(value, language);
  if (field === "hub" || field === "hub_id") return hubs.get(value) ?? value;
  return values[field]?.[value] ?? truth[value] ?? value;
}

type ChangedField = { name: string; before: string | undefined; after: string | undefined };

/** Fields that differ between before and after; all fields when one of them is missing. */
export function changedFields({
  before,
  after,
}: Pick<AuditEntry, "before" | "after">): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: words(before?.[name]), after: words(after?.[name]) }))
    .filter(({ name, ...field }) => field.before !== field.after && !SILENT.has(name));
}

function words(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
