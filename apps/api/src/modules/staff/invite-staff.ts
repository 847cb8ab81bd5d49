import type { Role } from "@waslijn/contract/console/roles";
import type { Language } from "@waslijn/contract/shared/constants";
import { randomUUID } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../../outbox/queue-mail.ts";
import { writeChange, type Who } from "./write-audit.ts";
import { checkHub } from "./check-hub.ts";
import { aboutStaff, insertStaff } from "./staff-repository.ts";

type Invited = { email: string; name: string; role: Role; hub: string | null; language: Language };

/** Lets somebody in, who has a mail about it; returns their id. */
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
