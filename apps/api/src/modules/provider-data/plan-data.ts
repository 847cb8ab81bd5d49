import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { checkPlan, type Plan } from "./check-rows.ts";
import type { Row } from "./columns.ts";
import type { DataProblem } from "./data-record.ts";
import type { PriceDays } from "./dated-rows.ts";
import { findDifferences, type Difference } from "./find-differences.ts";
import { findNamedElsewhere, removeRows, writeRows } from "./provider-data-repository.ts";
import { TABLE_NAMES, tableOf, type TableName } from "./tables.ts";

/** The provider's data, current or desired; shared by files and console. */
export type Data = Record<TableName, Row[]>;

/** Deleted last, children first, because other entries reference them. */
const PARENTS: TableName[] = ["hub_windows", "hubs", "cleaning_services"];

export type Comparison = { wanted: Data; differences: Difference[]; problems: DataProblem[] };

/** A plan's differences, and the problems that the current data does not already have. */
export async function comparePlan(
  db: Db,
  current: Data,
  plan: Plan,
  { today, fileOf }: { today: string; fileOf: (table: TableName) => string },
): Promise<Comparison> {
  const wanted = Object.fromEntries(
    TABLE_NAMES.map((table) => [table, plan[table].map(({ row }) => row)]),
  ) as Data;
  const known = new Set(checkPlan(planOf(current), fileOf).map(({ sentence }) => sentence));
  const problems = checkPlan(plan, fileOf).filter(({ sentence }) => !known.has(sentence));
  const differences = TABLE_NAMES.flatMap((table) =>
    findDifferences(table, current[table], wanted[table], today),
  );
  if (problems.every(({ usedBy }) => usedBy))
    problems.push(...(await stillNamed(db, differences, fileOf)));
  return { wanted, differences, problems };
}

/** A plan that changes nothing. */
export const planOf = (data: Data): Plan =>
  Object.fromEntries(
    TABLE_NAMES.map((table) => [table, data[table].map((row) => ({ row }))]),
  ) as Plan;

/** An entry without an id gets that of the matching current entry, or a new one. */
export function withId(table: TableName, row: Row, current: Row[]): Row {
  const { idBy } = tableOf(table);
  if (!idBy || row.id !== null) return row;
  const known = current.find((one) => idBy.every((column) => one[column] === row[column]));
  return { ...row, id: known?.id ?? randomUUID() };
}

async function stillNamed(
  db: Db,
  differences: Difference[],
  fileOf: (table: TableName) => string,
): Promise<DataProblem[]> {
  const problems: DataProblem[] = [];
  for (const table of TABLE_NAMES) {
    const gone = differences.filter((one) => one.table === table && one.kind === "removed");
    const named = await findNamedElsewhere(
      db,
      table,
      gone.map(({ row }) => row),
    );
    for (const { entry, row } of gone) {
      const sentence = `${entry} (${String(row.id)}) is missing, but orders or staff name it, so it has to stay.`;
      const problem = {
        file: fileOf(table),
        line: 1,
        field: "id",
        rule: "named",
        sentence,
      } as const;
      const users = named.filter(({ id }) => id === row.id);
      problems.push(...users.map(({ usedBy }) => ({ ...problem, usedBy })));
    }
  }
  return problems;
}

export async function writeDifferences(
  db: Db,
  differences: Difference[],
  { pricesFrom }: PriceDays,
): Promise<void> {
  const rowsOf = (table: TableName, isWanted: (kind: Difference["kind"]) => boolean) =>
    differences.filter((one) => one.table === table && isWanted(one.kind)).map(({ row }) => row);
  const remove = (table: TableName) =>
    removeRows(
      db,
      table,
      rowsOf(table, (kind) => kind === "removed"),
      pricesFrom,
    );
  for (const table of TABLE_NAMES.filter((name) => !PARENTS.includes(name))) await remove(table);
  for (const table of TABLE_NAMES) {
    await writeRows(
      db,
      table,
      rowsOf(table, (kind) => kind !== "removed"),
    );
  }
  for (const table of PARENTS) await remove(table);
}
