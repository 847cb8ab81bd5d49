import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { writeChange, type Who } from "./write-audit.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { aboutStaff, listOwners, lockStaff } from "./staff-repository.ts";
import { endAllAccess } from "./staff-sessions.ts";

/**
 * For who lost the passkey, or had no time for the first mail: whatever let them in no longer does, they have
 * a new mail, and all owners hear of it, since this is how somebody else would try to come in.
 */
export const inviteAgain = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  who: Who,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const person = await lockStaff(transaction, id);
    if (!person) throw new ApiProblem("not_found");
    const { length: passkeys } = await listPasskeys(transaction, id);
    await endAllAccess(transaction, id);
    const invited = { kind: "staff-invited", data: { staffId: id } } as const;
    await queueMail(transaction, invited, person.email, person.language, clock);
    const told = { kind: "owners-told", data: { staffId: id } } as const;
    for (const owner of await listOwners(transaction)) {
      await queueMail(transaction, told, owner.email, owner.language, clock);
    }
    await writeChange(transaction, clock, who, "staff:invite-again", {
      about: aboutStaff(id),
      before: { passkeys },
      after: { passkeys: 0 },
    });
  });
