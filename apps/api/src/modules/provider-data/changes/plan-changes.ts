import type { DataChange } from "@waslijn/contract/console/data";
import { ApiProblem } from "../../../api-problem.ts";
import type { Plan } from "../check-rows.ts";
import type { Row } from "../columns.ts";
import type { DataProblem } from "../data-record.ts";
import { rowOnDay, isSamePrice, type PriceDays } from "../dated-rows.ts";
import { planOf, withId, type Data } from "../plan-data.ts";
import { readRow } from "../read-rows.ts";
import { tableOf, type TableName } from "../tables.ts";
import { entryOf, isSameEntry, versionOf } from "./entry-version.ts";

type Planned = { there: Row | undefined; wanted: Row | null };

/**
 * The desired state after these changes. Throws `data_changed` on a conflict and `validation_failed` for invalid
 * values.
 */
export function planChanges(current: Data, changes: DataChange[], days: PriceDays): Plan {
  const problems: Omit<DataProblem, "file">[] = [];
  const conflicts: { at: number; entry: ReturnType<typeof entryOf> | null }[] = [];
  const plan = planOf(current);
  changes.forEach((change, index) => {
    const { table } = change;
    if (isGone(current[table], change)) return conflicts.push({ at: index, entry: null });
    const planned = planOne(current[table], change, index, days);
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

/** Line numbers are the 1-based positions of the changes. */
export function refuseWrong(problems: Omit<DataProblem, "file">[]): void {
  if (problems.length === 0) return;
  throw new ApiProblem("validation_failed", {
    fields: problems.map(({ line, field, rule }) => ({ field: `${line - 1}.${field}`, rule })),
    ...usersOf(problems),
  });
}

/** Counts dependent entries; references by orders or staff are reported without a count. */
function usersOf(problems: Omit<DataProblem, "file">[]) {
  const users = Map.groupBy(problems, ({ usedBy }) => usedBy);
  const usedBy = [...users].flatMap(([what, some]) =>
    what ? [{ what, count: some[0]?.rule === "named" ? null : some.length }] : [],
  );
  return usedBy.length > 0 && { usedBy };
}

function planOne(
  current: Row[],
  { table, entry, value }: DataChange,
  index: number,
  days: PriceDays,
): Planned | { problems: Omit<DataProblem, "file">[] } {
  const named = entry && current.find((row) => isSameEntry(table, row, entry));
  if (!value) return { there: named ?? undefined, wanted: null };
  const line = index + 1;
  const values = { ...baseOf(table, current, named, value), ...value };
  const fields = Object.entries(values).map(
    ([name, field]) => [name, { value: field, line }] as const,
  );
  const { row, problems } = readRow({ line, fields: new Map(fields) }, index, tableOf(table));
  if (!row) return { problems };
  const wanted = withId(table, row, current);
  const there = named ?? current.find((one) => isSameEntry(table, one, wanted));
  const tooEarly = whyTooEarly(table, wanted, { there, current }, days);
  if (tooEarly) return { problems: [{ line, field: "valid_from", ...tooEarly }] };
  return { there, wanted };
}

/**
 * Default values of omitted fields: those of the current entry, or for a future price of the one that applies until
 * then.
 */
function baseOf(table: TableName, current: Row[], named: Row | null | undefined, value: Row): Row {
  const { columns, isDated } = tableOf(table);
  const held = isDated && rowOnDay(table, current, value, String(value.valid_from));
  const base = named ?? (held || {});
  return Object.fromEntries(Object.entries(base).filter(([column]) => column in columns));
}

/** Prices already shown to orders cannot change (BILL-04); a first price may apply from today. */
function whyTooEarly(
  table: TableName,
  wanted: Row,
  { there, current }: { there: Row | undefined; current: Row[] },
  { today, pricesFrom }: PriceDays,
): Pick<DataProblem, "rule" | "sentence"> | undefined {
  if (!tableOf(table).isDated) return undefined;
  if (there && versionOf(table, there) === versionOf(table, wanted)) return undefined;
  const day = String(wanted.valid_from);
  if (day < today) return { rule: "past", sentence: "a price holds from today or a later day on." };
  const held = rowOnDay(table, current, wanted, today);
  return day < pricesFrom && held && !isSamePrice(held, wanted)
    ? { rule: "ordered", sentence: "somebody ordered today: another price holds from tomorrow on." }
    : undefined;
}

/** The entry was removed after the caller had seen it. */
const isGone = (current: Row[], { table, entry, seen, value }: DataChange): boolean =>
  entry !== null &&
  seen !== null &&
  value !== null &&
  !current.some((row) => isSameEntry(table, row, entry));

/** The entry was changed since it was seen, and not to the same values. */
function isConflict({ table, seen }: DataChange, { there, wanted }: Planned): boolean {
  const now = there ? versionOf(table, there) : null;
  if (now === seen) return false;
  return now !== (wanted ? versionOf(table, wanted) : null);
}
