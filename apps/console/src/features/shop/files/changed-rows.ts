import type { DataDifference, DataValue } from "@waslijn/contract/console/data/data";

export type ChangedRow = {
  table: string;
  entry: string;
  kind: "added" | "removed" | "changed";
  field: string;
  now: string;
  next: string;
};

/** A line for each field that changes, one for an entry that comes or goes; as the command prints it. */
export function changedRows({ table, entry, before, after }: DataDifference): ChangedRow[] {
  const about = { table, entry, field: "", now: "", next: "" };
  if (!before) return [{ ...about, kind: "added" }];
  if (!after) return [{ ...about, kind: "removed" }];
  return Object.keys(after)
    .map((field) => ({ field, now: say(before[field]), next: say(after[field]) }))
    .filter(({ now, next }) => now !== next)
    .map((changed) => ({ ...about, kind: "changed" as const, ...changed }));
}

const say = (value: DataValue[string] | undefined): string =>
  value === null || value === undefined ? "–" : [value].flat().join(" ");
