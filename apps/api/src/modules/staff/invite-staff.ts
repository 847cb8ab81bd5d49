import type { Role } from "@waslijn/contract/console/codes";
import type { Language } from "@waslijn/contract/shared/constants";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-message.ts";
import { writeChange, type Who } from "./write-audit.ts";
import { aboutStaff, insertStaff, listOwners, lockStaff } from "./staff-repository.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { endAllAccess } from "./staff-sessions.ts";
import type { Db } from "../../db/client.ts";

type Invited = { email: string; name: string; role: Role; hub: string | null; language: Language };

/** Adds a staff member and mails an invitation; returns their id. Throws `staff_exists`. */
export const inviteStaff = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  who: Who,
  { email, name, role, hub, language }: Invited,
): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    await checkHub(transaction, hub);
    const id = randomUUID();
    const address = email.trim();
    const isNew = await insertStaff(transaction, {
      id,
      email: address,
      name: name.trim(),
      role,
      hub_id: hub,
      language,
      created_at: clock.now(),
    });
    if (!isNew) throw new ApiProblem("staff_exists");
    await queueMail(
      transaction,
      { kind: "staff-invited", data: { staffId: id } },
      address,
      language,
      clock,
    );
    await writeChange(transaction, clock, who, "staff:invite", {
      about: aboutStaff(id),
      before: null,
      after: { role, hub },
    });
    return id;
  });

/**
 * For staff who lost their passkey or missed the first mail: revokes all access and mails a new invitation. All owners
 * are notified, because an attacker would use this way in.
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
    const notice = { kind: "owners-told", data: { staffId: id } } as const;
    for (const owner of await listOwners(transaction)) {
      await queueMail(transaction, notice, owner.email, owner.language, clock);
    }
    await writeChange(transaction, clock, who, "staff:invite-again", {
      about: aboutStaff(id),
      before: { passkeys },
      after: { passkeys: 0 },
    });
  });

export async function checkHub(db: Db, hub: string | null): Promise<void> {
  if (hub === null) return;
  const known = await db.selectFrom("hubs").select("id").where("id", "=", hub).executeTakeFirst();
  if (!known) {
    throw new ApiProblem("validation_failed", { fields: [{ field: "hub", rule: "unknown" }] });
  }
}
