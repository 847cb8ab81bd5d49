import { WorkRefused, type Work } from "../../work.ts";
import { writeAudit } from "../staff/write-audit.ts";
import type { Plan } from "./check-rows.ts";
import type { DataFile, DataProblem } from "./data-record.ts";
import { withDay, type PriceDays } from "./dated-rows.ts";
import { findConcerned } from "./find-concerned.ts";
import type { Difference } from "./find-differences.ts";
import { comparePlan, withId, writeDifferences, type Data } from "./plan-data.ts";
import {
  holdOrders,
  holdProviderData,
  readBookedSlots,
  readPriceDays,
  readProviderData,
} from "./provider-data-repository.ts";
import { readFiles, type ReadFile } from "./read-rows.ts";
import { TABLE_NAMES, type TableName } from "./tables.ts";
import type { ConcernedWindow } from "@waslijn/contract/console/data";

/** Warnings about bookings that do not fit the new calendar. */
const warnOfBookings = (windows: ConcernedWindow[], after: Data): string[] =>
  windows.map(
    (window) =>
      `${window.hub} ${window.kind} ${window.date} ${window.from}: ${window.booked} booked, but ${reasonIn(after, window)}.`,
  );

function reasonIn(after: Data, { why, hub, date, places }: ConcernedWindow): string {
  switch (why) {
    case "closed": {
      const closure = after.hub_closures.find((row) => row.hub_id === hub && row.date === date);
      return `the day is closed (${String(closure?.reason)})`;
    }
    case "weekday":
      return "the hub does not drive on that weekday";
    case "holiday":
      return "the hub keeps that holiday";
    case "no-window":
      return "the window is offered no longer";
    case "capacity":
      return `its capacity is ${places}`;
  }
}

export type ApplyInput = { files: DataFile[]; dryRun: boolean; mayRemove: boolean };
export type ApplyResult = {
  differences: Difference[];
  warnings: string[];
  outcome: "applied" | "nothing to do" | "dry run" | "would remove";
};

/** Makes the tables match the files, in one transaction. */
export const applyData: Work<ApplyInput, ApplyResult> = async (
  { db, clock, who },
  { files, dryRun, mayRemove },
) => {
  const { read, problems } = readFiles(files);
  refuse(problems);
  return db.transaction().execute(async (transaction) => {
    await holdProviderData(transaction);
    if (!dryRun) await holdOrders(transaction);
    const days = await readPriceDays(transaction, clock.now());
    const { today } = days;
    const current = await readProviderData(transaction, today);
    const plan = planOfFiles(read, current, days);
    const fileOf = (table: TableName) => read.find((one) => one.table === table)?.file ?? table;
    const compared = await comparePlan(transaction, current, plan, { today, fileOf });
    const { differences, wanted } = compared;
    refuse(compared.problems);

    const outcome = outcomeOf(differences, dryRun, mayRemove);
    if (outcome === "applied") {
      await writeDifferences(transaction, differences, days);
      await writeAudit(transaction, clock, who, "data:apply", {
        changes: differences.map(toAuditEntry),
      });
    }
    // Counted last: orders that were in progress when the calendar changed are committed by now.
    const slots = await readBookedSlots(transaction, today);
    const concerned = findConcerned(current, wanted, slots);
    return { differences, warnings: warnOfBookings(concerned, wanted), outcome };
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

/** The desired tables: a file's entries, or the current rows of a table without a file. */
export function planOfFiles(read: ReadFile[], current: Data, days: PriceDays): Plan {
  const plan = {} as Plan;
  for (const table of TABLE_NAMES) {
    const source = read.find((one) => one.table === table);
    plan[table] = source
      ? source.rows.map(({ row, line }) => ({
          row: withDay(table, withId(table, row, current[table]), current[table], days),
          file: source.file,
          line,
        }))
      : current[table].map((row) => ({ row }));
  }
  return plan;
}

const toAuditEntry = (one: Difference): object => ({
  table: one.table,
  entry: one.entry,
  kind: one.kind,
  ...(one.kind === "changed" ? { fields: one.fields } : { row: one.row }),
});
