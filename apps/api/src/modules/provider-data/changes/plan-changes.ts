import type { DataChange } from "@waslijn/contract/console/data/data";
import { ApiProblem } from "../../../api-problem.ts";
import type { Plan } from "../check-rows.ts";
import type { Row } from "../columns.ts";
import type { DataProblem } from "../data-record.ts";
import { heldRow } from "../dated-rows.ts";
import { planOf, withId, type Data } from "../plan-data.ts";
import { readRow } from "../read-rows.ts";
import { tableOf, type TableName } from "../tables.ts";
import { entryOf, isSameEntry, versionOf } from "./entry-version.ts";

type Planned = { there: Row | undefined; wanted: Row | null };

/** The data as these changes would make them, unless somebody else was faster or a value is wrong by itself. */
export function planChanges(current: Data, changes: DataChange[], today: string): Plan {
  const problems: Omit<DataProblem, "file">[] = [];
  const conflicts: { at: number; entry: ReturnType<typeof entryOf> | null }[] = [];
  const plan = planOf(current);
  changes.forEach((change, index) => {
    const { table } = change;
    if (isGone(current[table], change)) return conflicts.push({ at: index, entry: null });
    const planned = planOne(current[table], change, index, today);
    if ("problems" in planned) return problems.push(...planned.problems);
    const { there, wanted } = planned;
    if (isConflict(change, planned)) {
      return conflicts.push({ at: index, entry: there ? entryOf(table, there) : null });
    }
    plan[table] = plan[table].filter(({ row }) => row !== there);
    if (wanted) plan[table].push({ row: wanted, file: table, line: index + 1 });
    return undefined;
  });
  if (conflicts.length > 0) throw new ApiProblem("data_changed", { conflicts });
  refuseWrong(problems);
  return plan;
}

/** The lines of what is planned are the places of the changes, counted from one. */
export function refuseWrong(problems: Omit<DataProblem, "file">[]): void {
  if (problems.length === 0) return;
  throw new ApiProblem("validation_failed", {
    fields: problems.map(({ line, field, rule }) => ({ field: `${line - 1}.${field}`, rule })),
  });
}

function planOne(
  current: Row[],
  { table, entry, value }: DataChange,
  index: number,
  today: string,
): Planned | { problems: Omit<DataProblem, "file">[] } {
  const named = entry && current.find((row) => isSameEntry(table, row, entry));
  if (!value) return { there: named ?? undefined, wanted: null };
  const line = index + 1;
  const given = { ...baseOf(table, current, named, value), ...value };
  const fields = Object.entries(given).map(
    ([name, field]) => [name, { value: field, line }] as const,
  );
  const { row, problems } = readRow({ line, fields: new Map(fields) }, index, tableOf(table));
  if (!row) return { problems };
  const wanted = withId(table, row, current);
  const there = named ?? current.find((one) => isSameEntry(table, one, wanted));
  if (isPast(table, wanted, there, today)) {
    const sentence = "a price holds from today or a later day on.";
    return { problems: [{ line, field: "valid_from", rule: "past", sentence }] };
  }
  return { there, wanted };
}

/** What is not said stays: as it is, or for a price of a later day as it is until then. */
function baseOf(table: TableName, current: Row[], named: Row | null | undefined, value: Row): Row {
  const { columns, isDated } = tableOf(table);
  const held = isDated && heldRow(table, current, value, String(value.valid_from));
  const base = named ?? (held || {});
  return Object.fromEntries(Object.entries(base).filter(([column]) => column in columns));
}

/** What orders of earlier days were billed by stays as it was. */
const isPast = (table: TableName, wanted: Row, there: Row | undefined, today: string): boolean =>
  tableOf(table).isDated === true &&
  String(wanted.valid_from) < today &&
  !(there && versionOf(table, there) === versionOf(table, wanted));

/** Somebody removed what was to be something else. */
const isGone = (current: Row[], { table, entry, seen, value }: DataChange): boolean =>
  entry !== null &&
  seen !== null &&
  value !== null &&
  !current.some((row) => isSameEntry(table, row, entry));

/** Somebody changed it since it was seen, and not into the same. */
function isConflict({ table, seen }: DataChange, { there, wanted }: Planned): boolean {
  const now = there ? versionOf(table, there) : null;
  if (now === seen) return false;
  return now !== (wanted ? versionOf(table, wanted) : null);
}
