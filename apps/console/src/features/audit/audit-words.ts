import type { AuditEntry } from "@waslijn/contract/console/staff";

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

type ChangedField = { name: string; before: string | undefined; after: string | undefined };

/** Fields that differ between before and after; all fields when one of them is missing. */
export function changedFields({
  before,
  after,
}: Pick<AuditEntry, "before" | "after">): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: words(before?.[name]), after: words(after?.[name]) }))
    .filter((field) => field.before !== field.after);
}

function words(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}
