import type { AuditEntry } from "@waslijn/contract/console/staff";

export type ChangedField = { name: string; before: string | undefined; after: string | undefined };

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
