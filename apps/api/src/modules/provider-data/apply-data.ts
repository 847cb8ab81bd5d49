import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { WorkRefused } from "../../work-refused.ts";
import type { Work } from "../../work.ts";
import { writeAudit } from "../audit/write-audit.ts";
import { checkPlan, type Plan } from "./check-rows.ts";
import type { Row } from "./columns.ts";
import type { DataFile, DataProblem } from "./data-record.ts";
import { withDay } from "./dated-rows.ts";
import { findDifferences, type Difference } from "./find-differences.ts";
import {
  findNamedElsewhere,
  holdOrders,
  holdProviderData,
  readBookedSlots,
  readProviderData,
  removeRows,
  writeRows,
} from "./provider-data-repository.ts";
import { readFiles, type ReadFile } from "./read-rows.ts";
import { TABLE_NAMES, tableOf, type TableName } from "./tables.ts";
import { warnOfBookings } from "./warn-of-bookings.ts";

export type ApplyInput = { files: DataFile[]; dryRun: boolean; mayRemove: boolean };
export type ApplyResult = {
  differences: Difference[];
  warnings: string[];
  outcome: "applied" | "nothing to do" | "dry run" | "would remove";
};

type Data = Record<TableName, Row[]>;

/** Their entries go last: until then something may still belong to them. */
const PARENTS: TableName[] = ["hubs", "cleaning_services"];

/** Makes the tables be as the files say, all of it in one transaction or nothing. */
export const applyData: Work<ApplyInput, ApplyResult> = async (
  { db, clock, who },
  { files, dryRun, mayRemove },
) => {
  const { read, problems } = readFiles(files);
  refuse(problems);
  return db.transaction().execute(async (transaction) => {
    await holdProviderData(transaction);
    if (!dryRun) await holdOrders(transaction);
    const today = amsterdamDate(clock.now());
    const current = await readProviderData(transaction, today);
    const plan = planOf(read, current, today);
    const fileOf = (table: TableName) => read.find((one) => one.table === table)?.file ?? table;
    refuse(checkPlan(plan, fileOf));

    const wanted = Object.fromEntries(
      TABLE_NAMES.map((table) => [table, plan[table].map(({ row }) => row)]),
    ) as Data;
    const differences = read.flatMap(({ table }) =>
      findDifferences(table, current[table], wanted[table], today),
    );
    refuse(await stillNamed(transaction, differences, fileOf));

    const outcome = outcomeOf(differences, dryRun, mayRemove);
    if (outcome === "applied") {
      await write(transaction, differences, today);
      await writeAudit(transaction, clock, who, "data:apply", { changes: differences.map(told) });
    }
    // Counted last: orders that were under way when the calendar changed have arrived by now.
    const slots = await readBookedSlots(transaction, today);
    return { differences, warnings: warnOfBookings(current, wanted, slots), outcome };
  });
};

function outcomeOf(
  differences: Difference[],
  dryRun: boolean,
  mayRemove: boolean,
): ApplyResult["outcome"] {
  if (differences.length === 0) return "nothing to do";
  if (dryRun) return "dry run";
  const removes = differences.some(({ kind }) => kind === "removed");
  return removes && !mayRemove ? "would remove" : "applied";
}

function refuse(problems: DataProblem[]): void {
  if (problems.length > 0) throw new WorkRefused({ code: "data_wrong", problems });
}

/** The tables as they would be: a file's own entries, or what is there. */
function planOf(read: ReadFile[], current: Data, today: string): Plan {
  const plan = {} as Plan;
  for (const table of TABLE_NAMES) {
    const given = read.find((one) => one.table === table);
    plan[table] = given
      ? given.rows.map(({ row, line }) => ({
          row: withDay(table, withId(table, row, current[table]), current[table], today),
          file: given.file,
          line,
        }))
      : current[table].map((row) => ({ row }));
  }
  return plan;
}

/** Entries without an id keep the one they have, and new ones get one. */
function withId(table: TableName, row: Row, current: Row[]): Row {
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
    for (const { entry, row } of gone.filter((one) => named.has(String(one.row.id)))) {
      const sentence = `${entry} (${String(row.id)}) is missing, but orders or staff name it, so it has to stay.`;
      problems.push({ file: fileOf(table), line: 1, sentence });
    }
  }
  return problems;
}

async function write(db: Db, differences: Difference[], today: string): Promise<void> {
  const rowsOf = (table: TableName, isWanted: (kind: Difference["kind"]) => boolean) =>
    differences.filter((one) => one.table === table && isWanted(one.kind)).map(({ row }) => row);
  const remove = (table: TableName) =>
    removeRows(
      db,
      table,
      rowsOf(table, (kind) => kind === "removed"),
      today,
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

const told = (one: Difference): object => ({
  table: one.table,
  entry: one.entry,
  kind: one.kind,
  ...(one.kind === "changed" ? { fields: one.fields } : { row: one.row }),
});
