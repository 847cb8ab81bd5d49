import type { AuditEntry } from "@waslijn/contract/console/staff";

/** What a code stands for; one that is not there, as of a former version, stays as it is. */
type Words = Record<string, string>;

/** What happened to an order is said as its history says it. */
export const actionWords = (action: string, actions: Words, events: Words): string =>
  actions[action] ?? events[action.replace(/^order:/, "")] ?? action;

const ID = /^([\da-f]{8})(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The kind of thing, and which one: by its name, or by as much of an id as tells two apart. */
export function aboutWords(
  { about, aboutName }: Pick<AuditEntry, "about" | "aboutName">,
  subjects: Words,
): string {
  const [subject = "", ...which] = about?.split(" ") ?? [];
  const name = aboutName ?? which.join(" ").replace(ID, "$1");
  return `${subjects[subject] ?? subject} ${name}`.trim();
}

type ChangedField = { name: string; before: string | undefined; after: string | undefined };

/** What differs between before and after; where one of both is unknown, all of the other. */
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
