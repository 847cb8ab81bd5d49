import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { writeChange } from "./write-audit.ts";
import { deletePasskey, listPasskeys } from "./passkeys-repository.ts";
import { aboutStaff, lockStaff } from "./staff-repository.ts";

/** Forgets one of somebody's own. */
export const removePasskey = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  staff: Staff,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockStaff(transaction, staff.id);
    const isTheirs = await deletePasskey(transaction, id, staff.id);
    if (!isTheirs) throw new ApiProblem("not_found");
    const left = (await listPasskeys(transaction, staff.id)).length;
    await writeChange(transaction, clock, staff, "passkey:remove", {
      about: aboutStaff(staff.id),
      before: { passkeys: left + 1 },
      after: { passkeys: left },
    });
  });
