import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { confirmedUntil, type Staff } from "../../http/staff-session.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { findStaff } from "./staff-repository.ts";

/** An owner who loses their only passkey would need another owner to get back in. */
const WANTED_PASSKEYS = { owner: 2, desk: 1, driver: 1 } as const;

export async function viewMe(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, session, passkeyAt }: Pick<Staff, "id" | "session" | "passkeyAt">,
): Promise<ConsoleMe> {
  const person = await findStaff(db, id);
  if (!person) throw new ApiProblem("unauthorized");
  const { length: passkeys } = await listPasskeys(db, id);
  return {
    id,
    name: person.name,
    email: person.email,
    role: person.role,
    hub: person.hub_id,
    language: person.language,
    session,
    passkeys,
    asksPasskey: passkeys < WANTED_PASSKEYS[person.role],
    confirmedUntil: confirmedUntil({ passkeyAt }, clock.now())?.toISOString() ?? null,
  };
}
