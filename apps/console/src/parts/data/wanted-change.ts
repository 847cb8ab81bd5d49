import type { DataChange, DataEntry, DataValue } from "@waslijn/contract/console/data";
import type { DataTable } from "@waslijn/contract/console/codes";
import type { Problem } from "@waslijn/contract/shared/problem";

/** An entry as shown on screen, and its desired value. */
export type WantedChange = {
  table: DataTable;
  /** Null for a new entry. */
  before: DataEntry | null;
  /** Fields that are left out stay unchanged; null removes the entry. */
  value: DataValue | null;
};

export type Conflict = WantedChange & { theirs: DataEntry | null };

export const toDataChange = ({ table, before, value }: WantedChange): DataChange => ({
  table,
  entry: before && before.value,
  seen: before && before.version,
  value,
});

/** The wanted changes that conflict, each with the other person's current entry. */
export const conflictsOf = (
  wanted: readonly WantedChange[],
  reported: NonNullable<Problem["extra"]["conflicts"]>,
): Conflict[] =>
  reported.flatMap(({ at, entry }) => {
    const change = wanted[at];
    return change ? [{ ...change, theirs: entry as DataEntry | null }] : [];
  });

/** The same changes, rebased on the other person's versions: an entry they removed is created again. */
export const afterSeeing = (
  wanted: readonly WantedChange[],
  conflicts: readonly Conflict[],
): WantedChange[] =>
  wanted.map((change) => {
    const conflict = conflicts.find(
      (one) =>
        one.table === change.table && one.before === change.before && one.value === change.value,
    );
    if (!conflict) return change;
    const { theirs } = conflict;
    const value =
      change.value && !theirs ? { ...change.before?.value, ...change.value } : change.value;
    return { ...change, before: theirs, value };
  });

export type ComparedField = {
  name: string;
  before: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
};

/** The fields whose three values are not all equal. */
export function comparedFields({ before, value, theirs }: Conflict): ComparedField[] {
  const mine = value && { ...before?.value, ...value };
  const names = new Set(
    [before?.value, mine, theirs?.value].flatMap((one) => Object.keys(one ?? {})),
  );
  return [...names]
    .map((name) => ({
      name,
      before: said(before?.value[name]),
      mine: said(mine?.[name]),
      theirs: said(theirs?.value[name]),
    }))
    .filter((field) => new Set([field.before, field.mine, field.theirs]).size > 1);
}

function said(value: DataValue[string] | undefined): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  return Array.isArray(value) ? value.join(", ") : String(value);
}
