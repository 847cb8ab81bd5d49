import { isDeepStrictEqual } from "node:util";
import type { Row, Value } from "./columns.ts";
import { entryOf, rowOnDay } from "./dated-rows.ts";
import { labelOf, tableOf, type TableName } from "./tables.ts";

export type Difference = { table: TableName; entry: string; row: Row } & (
  | { kind: "new" | "removed" }
  | { kind: "changed"; fields: { name: string; from: Value; to: Value }[] }
);

/** Differences between a table and a file. The file is the whole table: missing entries are removed. */
export function findDifferences(
  table: TableName,
  current: Row[],
  wanted: Row[],
  today: string,
): Difference[] {
  const { columns, isDated, firstValueOnly = [] } = tableOf(table);
  const now = new Map(current.map((row) => [keyOf(table, row), row]));
  const then = new Set(wanted.map((row) => keyOf(table, row)));
  const newOrChanged = wanted.flatMap((row): Difference[] => {
    const before =
      now.get(keyOf(table, row)) ??
      (isDated && rowOnDay(table, current, row, String(row.valid_from)));
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
  // Today's price stays when a later one follows it; it is removed only when the file contains neither.
  const entries = new Set(wanted.map((row) => entryOf(table, row)));
  const isFollowed = (row: Row): boolean =>
    isDated === true && String(row.valid_from) <= today && entries.has(entryOf(table, row));
  const isEnding = (row: Row): boolean => isDated === true && Boolean(row.valid_until);
  const gone = current
    .filter((row) => !then.has(keyOf(table, row)) && !isFollowed(row) && !isEnding(row))
    .map((row): Difference => ({ table, entry: labelOf(table, row), row, kind: "removed" }));
  return [...newOrChanged, ...gone];
}

const keyOf = (table: TableName, row: Row): string =>
  JSON.stringify(tableOf(table).key.map((column) => row[column]));
