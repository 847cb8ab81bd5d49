import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import type { Staff } from "../../http/staff-session.ts";
import { writeChange } from "./write-audit.ts";
import { aboutStaff } from "./staff-repository.ts";
import { endSession, ownerOfSession } from "./staff-sessions.ts";

/** Signs a browser out: one's own, or for an owner anybody's. That there is another's is told to nobody else. */
export const endSomeonesSession = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  staff: Staff,
  session: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const whose = await ownerOfSession(transaction, session);
    if (!whose || (whose !== staff.id && staff.role !== "owner")) {
      throw new ApiProblem("not_found");
    }
    await endSession(transaction, session);
    await writeChange(transaction, clock, staff, "session:end", {
      about: aboutStaff(whose),
      before: { session },
      after: null,
    });
  });
