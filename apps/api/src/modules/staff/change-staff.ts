import type { Role } from "@waslijn/contract/console/codes";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { writeChange, type Who } from "./write-audit.ts";
import { checkHub } from "./invite-staff.ts";
import {
  aboutStaff,
  lockOwners,
  lockStaff,
  updateStaff,
  type MemberRow,
} from "./staff-repository.ts";
import { endAllAccess } from "./staff-sessions.ts";

type StaffDeps = Pick<Deps, "db" | "clock" | "live">;

/** Changes role or hub, effective at their next call. Frees the stops of runs they can no longer drive. */
export async function changeStaff(
  { db, clock, live }: StaffDeps,
  who: Who,
  id: string,
  { role, hub }: { role: Role; hub: string | null },
): Promise<void> {
  const left = await db.transaction().execute(async (transaction) => {
    const person = await lockWithOwners(transaction, id, role === "owner");
    await checkHub(transaction, hub);
    await updateStaff(transaction, id, { role, hub_id: hub });
    await writeChange(transaction, clock, who, "staff:change", {
      about: aboutStaff(id),
      before: { role: person.role, hub: person.hub_id },
      after: { role, hub },
    });
    if (role === "owner") return [];
    const stays = role === "driver" && hub ? { hub } : undefined;
    return leaveRuns(transaction, clock, who, id, stays);
  });
  for (const run of left) live.announce({ run });
}

/** Removes a staff member: ends all access, frees their stops and deletes their address. */
export async function removeStaff(
  { db, clock, live }: StaffDeps,
  who: Who,
  id: string,
): Promise<void> {
  const left = await db.transaction().execute(async (transaction) => {
    const person = await lockWithOwners(transaction, id, false);
    await endAllAccess(transaction, id);
    await updateStaff(transaction, id, { email: null, removed_at: clock.now() });
    await writeChange(transaction, clock, who, "staff:remove", {
      about: aboutStaff(id),
      before: { role: person.role, hub: person.hub_id },
      after: null,
    });
    return leaveRuns(transaction, clock, who, id);
  });
  for (const run of left) live.announce({ run });
}

/**
 * Locks the person and all owners, of whom one must remain: without the lock two owners could remove each other. Throws
 * `last_owner`.
 */
async function lockWithOwners(db: Db, id: string, staysOwner: boolean): Promise<MemberRow> {
  const owners = await lockOwners(db);
  const person = owners.find((owner) => owner.id === id) ?? (await lockStaff(db, id));
  if (!person) throw new ApiProblem("not_found");
  if (person.role === "owner" && !staysOwner && owners.length === 1) {
    throw new ApiProblem("last_owner");
  }
  return person;
}

type PlannedStop = {
  run_id: string;
  order_id: string;
  kind: WindowKind;
  number: string;
  open: boolean;
};

/**
 * Removes the open stops from a driver's runs from today on, so that the board shows them as unassigned. Completed
 * stops stay; a run without stops is deleted. Returns the changed runs. Locks runs before their stops, as planning
 * does.
 */
async function leaveRuns(
  db: Db,
  clock: Clock,
  who: Who,
  driver: string,
  stays?: { hub: string },
): Promise<string[]> {
  const runs = await db
    .selectFrom("runs")
    .select("id")
    .where("driver_id", "=", driver)
    .where("day", ">=", amsterdamDate(clock.now()))
    .$if(stays !== undefined, (some) => some.where("hub_id", "!=", stays?.hub ?? ""))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  for (const { id } of runs) {
    await db.deleteFrom("driver_positions").where("run_id", "=", id).execute();
    await leaveRun(db, clock, who, id);
  }
  return runs.map(({ id }) => id);
}

async function leaveRun(db: Db, clock: Clock, who: Who, run: string): Promise<void> {
  const { rows: stops } = await sql<PlannedStop>`
    SELECT s.run_id, s.order_id, s.kind, o.number,
      CASE s.kind WHEN 'pickup' THEN o.status = 'placed'
        ELSE o.status <> 'delivered' AND NOT (o.awaits_rest AND o.awaits_window = 'delivery') END AS open
    FROM run_stops s JOIN orders o ON o.id = s.order_id WHERE s.run_id = ${run} ORDER BY s.position`.execute(
    db,
  );
  const done = stops.filter(({ open }) => !open);
  for (const { order_id, kind } of stops.filter(({ open }) => open)) {
    await db
      .deleteFrom("run_stops")
      .where("order_id", "=", order_id)
      .where("kind", "=", kind)
      .where("run_id", "=", run)
      .execute();
  }
  if (done.length === 0) await db.deleteFrom("runs").where("id", "=", run).execute();
  else {
    await db
      .updateTable("runs")
      .set((one) => ({ version: one("version", "+", 1) }))
      .where("id", "=", run)
      .execute();
  }
  await writeChange(db, clock, who, done.length === 0 ? "run:remove" : "run:plan", {
    about: `run ${run}`,
    before: { stops: stops.map(inWords) },
    after: done.length === 0 ? null : { stops: done.map(inWords) },
  });
}

const inWords = ({ number, kind }: PlannedStop): string => `${number} ${kind}`;
