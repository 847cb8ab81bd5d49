import { isDeepStrictEqual } from "node:util";
import type { Row, Value } from "./columns.ts";
import { labelOf, tableOf, type TableName } from "./tables.ts";

export type Difference = { table: TableName; entry: string; row: Row } & (
  | { kind: "new" | "removed" }
  | { kind: "changed"; fields: { name: string; from: Value; to: Value }[] }
);

/** What a file changes in its table; the file tells of all of it, so what it leaves out goes. */
export function findDifferences(table: TableName, current: Row[], wanted: Row[]): Difference[] {
  const { columns, firstValueOnly = [] } = tableOf(table);
  const now = new Map(current.map((row) => [keyOf(table, row), row]));
  const then = new Set(wanted.map((row) => keyOf(table, row)));
  const kept = wanted.flatMap((row): Difference[] => {
    const before = now.get(keyOf(table, row));
    const about = { table, entry: labelOf(table, row) };
    if (!before) return [{ ...about, row, kind: "new" }];
    const fields = Object.keys(columns)
      .filter((name) => !firstValueOnly.includes(name))
      .filter((name) => !isDeepStrictEqual(before[name], row[name]))
      .map((name) => ({ name, from: before[name] ?? null, to: row[name] ?? null }));
    const first = Object.fromEntries(firstValueOnly.map((name) => [name, before[name] ?? null]));
    const changed = { ...about, row: { ...row, ...first }, kind: "changed" as const, fields };
    return fields.length > 0 ? [changed] : [];
  });
  const gone = current
    .filter((row) => !then.has(keyOf(table, row)))
    .map((row): Difference => ({ table, entry: labelOf(table, row), row, kind: "removed" }));
  return [...kept, ...gone];
}

const keyOf = (table: TableName, row: Row): string =>
  JSON.stringify(tableOf(table).key.map((column) => row[column]));
