import type { Role } from "@waslijn/contract/console/roles";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { writeChange, type Who } from "./write-audit.ts";
import { checkHub } from "./check-hub.ts";
import {
  aboutStaff,
  lockOwners,
  lockStaff,
  updateStaff,
  type MemberRow,
} from "./staff-repository.ts";
import { endAllAccess } from "./staff-sessions.ts";

type StaffDeps = Pick<Deps, "db" | "clock">;

/** Another role or hub; it holds from their next call on. */
export const changeStaff = (
  { db, clock }: StaffDeps,
  who: Who,
  id: string,
  { role, hub }: { role: Role; hub: string | null },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const person = await lockBeside(transaction, id, role === "owner");
    await checkHub(transaction, hub);
    await updateStaff(transaction, id, { role, hub_id: hub });
    await writeChange(transaction, clock, who, "staff:change", {
      about: aboutStaff(id),
      before: { role: person.role, hub: person.hub_id },
      after: { role, hub },
    });
  });

/** Somebody who leaves is out at the next call, and we keep no address of theirs. */
export const removeStaff = ({ db, clock }: StaffDeps, who: Who, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const person = await lockBeside(transaction, id, false);
    await endAllAccess(transaction, id);
    await updateStaff(transaction, id, { email: null, removed_at: clock.now() });
    await writeChange(transaction, clock, who, "staff:remove", {
      about: aboutStaff(id),
      before: { role: person.role, hub: person.hub_id },
      after: null,
    });
  });

/** Locked with all owners, of whom one has to be left: two who let each other go at once would leave none. */
async function lockBeside(db: Db, id: string, staysOwner: boolean): Promise<MemberRow> {
  const owners = await lockOwners(db);
  const person = owners.find((owner) => owner.id === id) ?? (await lockStaff(db, id));
  if (!person) throw new ApiProblem("not_found");
  if (person.role === "owner" && !staysOwner && owners.length === 1) {
    throw new ApiProblem("last_owner");
  }
  return person;
}
