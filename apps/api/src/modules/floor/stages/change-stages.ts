import type { StageSetup, StageSetupBody } from "@waslijn/contract/console/stages";
import { ApiProblem } from "../../../api-problem.ts";
import type { Db } from "../../../db/client.ts";
import type { Deps } from "../../../deps.ts";
import { refuseField } from "../../orders/orderer.ts";
import { writeChange } from "../../staff/write-audit.ts";
import { readHubRacks, readPlaces } from "./view-stages.ts";
import { readStages, type Stage } from "./stages-repository.ts";

/** The steps in use and the racks of each hub, for the owner. */
export async function viewStageSetup({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<StageSetup> {
  const [setup, stages, hubs, places] = await Promise.all([
    db.selectFrom("stage_setup").select("version").executeTakeFirstOrThrow(),
    readStages(db),
    readHubRacks(db),
    readPlaces(db, clock.now(), undefined),
  ]);
  return {
    version: setup.version,
    stages: stages
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ id, nl, en, hours }) => ({
        id,
        nl,
        en,
        hours,
        orders: places.find(({ stage }) => stage === id)?.orders ?? 0,
      })),
    racks: hubs.map(({ id, name, racks }) => ({ hub: { id, name }, names: racks })),
  };
}

/** Replaces steps and racks. Throws `data_changed` when somebody else did so since the caller looked. */
export async function changeStageSetup(
  { db, clock }: Pick<Deps, "db" | "clock">,
  staff: { id: string },
  { version, stages, racks }: StageSetupBody,
): Promise<void> {
  const ids = new Set(stages.map(({ id }) => id));
  if (ids.size < stages.length) throw refuseField("stages", "repeated");
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    // The lock of the one row: edits come one after the other.
    const { numUpdatedRows } = await transaction
      .updateTable("stage_setup")
      .set({ version: version + 1 })
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiProblem("data_changed");
    const before = await readStages(transaction);
    const racksBefore = await readHubRacks(transaction);
    const hubs = new Set(racksBefore.map(({ id }) => id));
    if (racks.some(({ hub }) => !hubs.has(hub))) throw refuseField("racks", "unknown");
    await storeStages(transaction, before, stages, now);
    await storeRacks(transaction, racks);
    await writeChange(transaction, clock, staff, "settings:change", {
      about: "settings stages",
      before: {
        stages: stageWords(before.filter(({ isRemoved }) => !isRemoved)),
        racks: rackWords(racksBefore.map(({ id, racks: names }) => ({ hub: id, names }))),
      },
      after: { stages: stageWords(stages), racks: rackWords(racks) },
    });
  });
}

const stageWords = (stages: readonly Pick<Stage, "nl" | "en" | "hours">[]): string =>
  stages.map(({ nl, en, hours }) => `${nl} / ${en} (${hours})`).join(", ");

const rackWords = (racks: StageSetupBody["racks"]): string =>
  racks
    .filter(({ names }) => names.length > 0)
    .map(({ hub, names }) => `${hub}: ${names.join(", ")}`)
    .join("; ");

/**
 * The ids of all steps in their new sequence: those in use as the owner ordered them, each removed one after the step
 * that it followed. So an order in a removed step goes on where it would have gone.
 */
export function sequenceOf(before: readonly string[], inUse: readonly string[]): string[] {
  const sequence = [...inUse];
  before.forEach((id, at) => {
    if (sequence.includes(id)) return;
    const previous = before[at - 1];
    sequence.splice(previous === undefined ? 0 : sequence.indexOf(previous) + 1, 0, id);
  });
  return sequence;
}

async function storeStages(
  db: Db,
  before: readonly Stage[],
  stages: StageSetupBody["stages"],
  now: Date,
): Promise<void> {
  const sequence = sequenceOf(
    before.map(({ id }) => id),
    stages.map(({ id }) => id),
  );
  for (const [at, id] of sequence.entries()) {
    const stage = stages.find((one) => one.id === id);
    const row = {
      position: at + 1,
      ...(stage
        ? { name_nl: stage.nl, name_en: stage.en, hours: stage.hours, removed_at: null }
        : !before.find((one) => one.id === id)?.isRemoved && { removed_at: now }),
    };
    const isKnown = before.some((one) => one.id === id);
    if (isKnown) await db.updateTable("stages").set(row).where("id", "=", id).execute();
    else if (stage) {
      const { nl, en, hours } = stage;
      const names = { name_nl: nl, name_en: en, hours };
      await db
        .insertInto("stages")
        .values({ id, position: at + 1, ...names })
        .execute();
    }
  }
}

async function storeRacks(db: Db, racks: StageSetupBody["racks"]): Promise<void> {
  await db.deleteFrom("stage_racks").execute();
  const rows = racks.flatMap(({ hub, names }) =>
    [...new Set(names)].map((name, position) => ({ hub_id: hub, name, position })),
  );
  if (rows.length > 0)
    await db
      .insertInto("stage_racks")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
