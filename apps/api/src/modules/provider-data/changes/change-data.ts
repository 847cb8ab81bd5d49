import type {
  ChangeDataBody,
  ChangedData,
  ConcernedWindow,
  DataChange,
  DataDifference,
  DataPreview,
} from "@waslijn/contract/console/data";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { findConcerned } from "../find-concerned.ts";
import type { Plan } from "../check-rows.ts";
import type { DataProblem } from "../data-record.ts";
import type { PriceDays } from "../dated-rows.ts";
import type { Difference } from "../find-differences.ts";
import { comparePlan, writeDifferences, type Data } from "../plan-data.ts";
import type { TableName } from "../tables.ts";
import {
  holdOrders,
  holdProviderData,
  readBookedSlots,
  readPriceDays,
  readProviderData,
} from "../provider-data-repository.ts";
import {
  deleteUnsentMails,
  readConcerned,
  type Concerned,
  queueConcernedMails,
} from "./concerned-orders.ts";
import { readChange, recordChange } from "./data-changes-repository.ts";
import { valueOf } from "./entry-version.ts";
import { planChanges, refuseWrong } from "./plan-changes.ts";

export type ChangeDeps = Pick<Deps, "db" | "clock" | "live">;

type Judged = {
  differences: Difference[];
  windows: ConcernedWindow[];
  orders: Concerned[];
};
/** Applies the edits to the current rows and returns the desired state. */
type Planner = (current: Data, days: PriceDays) => Plan;

/** Dry run: the differences and the affected orders. */
export async function previewData(
  { db, clock }: ChangeDeps,
  changes: DataChange[],
): Promise<DataPreview> {
  const judged = await judge(db, await readPriceDays(db, clock.now()), planning(changes));
  return toPreview(judged);
}

export const toPreview = ({ differences, windows, orders }: Judged): DataPreview => ({
  differences: differences.map(toDataDifference),
  windows,
  orders: orders.map(({ number, customer, place, kinds, hasEmail }) => ({
    number,
    customer,
    place,
    kinds,
    hasEmail,
  })),
});

const planning =
  (changes: DataChange[]): Planner =>
  (current, days) =>
    planChanges(current, changes, days);

/**
 * Changes the provider's data in one transaction, with the checks of `data:apply`. Throws on a conflict, or when it
 * affects another number of orders than the caller confirmed. Idempotent by id.
 */
export const changeData = (
  deps: ChangeDeps,
  staff: { id: string },
  { changes, ...agreed }: ChangeDataBody,
  putsBack: string | null = null,
): Promise<ChangedData> =>
  makeChange(deps, staff, { ...agreed, plan: planning(changes), putsBack });

type WantedChange = Omit<ChangeDataBody, "changes"> & {
  plan: Planner;
  putsBack?: string | null;
  /** Throws when the differences are not those of the preview. */
  check?: (differences: Difference[]) => void;
};

/** The console's only write path for provider data, for single entries and for whole files. */
export async function makeChange(
  { db, clock, live }: ChangeDeps,
  staff: { id: string },
  { id, plan, said = 0, tell = "nobody", putsBack = null, check }: WantedChange,
): Promise<ChangedData> {
  const changed = await db.transaction().execute(async (transaction) => {
    await holdProviderData(transaction);
    await holdOrders(transaction);
    const earlier = await readChange(transaction, id);
    if (earlier) return { differences: earlier.differences, mailed: earlier.mailed };
    const days = await readPriceDays(transaction, clock.now());
    const { differences, orders } = await judge(transaction, days, plan);
    check?.(differences);
    if (orders.length !== said)
      throw new ApiProblem("concern_unsaid", { concerned: orders.length });
    await writeDifferences(transaction, differences, days);
    if (putsBack) await deleteUnsentMails(transaction, putsBack);
    const mailed = tell === "mail" ? await queueConcernedMails(transaction, clock, orders, id) : 0;
    const dataDifferences = differences.map(toDataDifference);
    await recordChange(transaction, clock, staff, {
      id,
      differences: dataDifferences,
      mailed,
      putsBack,
    });
    return { differences: dataDifferences, mailed };
  });
  for (const table of new Set(changed.differences.map((one) => one.table))) {
    live.announce({ data: table });
  }
  return changed;
}

/** The differences and affected orders of a plan; throws when the plan is invalid. */
export async function judge(
  db: Db,
  days: PriceDays,
  planner: Planner,
  refuse: (problems: DataProblem[]) => void = refuseWrong,
  fileOf: (table: TableName) => string = (table) => table,
): Promise<Judged> {
  const { today } = days;
  const current = await readProviderData(db, today);
  const plan = planner(current, days);
  const compared = await comparePlan(db, current, plan, { today, fileOf });
  const { wanted, differences, problems } = compared;
  refuse(problems);
  const windows = findConcerned(current, wanted, await readBookedSlots(db, today));
  return { differences, windows, orders: await readConcerned(db, windows) };
}

function toDataDifference(one: Difference): DataDifference {
  const { table, entry, row } = one;
  const now = valueOf(table, row);
  if (one.kind !== "changed") {
    const isNew = one.kind === "new";
    return { table, entry, before: isNew ? null : now, after: isNew ? now : null };
  }
  const was = Object.fromEntries(one.fields.map(({ name, from }) => [name, from]));
  return { table, entry, before: valueOf(table, { ...row, ...was }), after: now };
}
