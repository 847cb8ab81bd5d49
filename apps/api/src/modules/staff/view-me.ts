import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { confirmedUntil, type Staff } from "../../http/staff-session.ts";
import { listPasskeys } from "./passkeys-repository.ts";
import { findStaff } from "./staff-repository.ts";

/** An owner who loses their only passkey would need another owner to get back in. */
const WANTED_PASSKEYS = { owner: 2, desk: 1, hub: 1, driver: 1 } as const;

export async function viewMe(
  { db, clock }: Pick<Deps, "db" | "clock">,
  {
    id,
    session,
    passkeyAt,
    tablet,
  }: Pick<Staff, "id" | "session" | "passkeyAt"> & { tablet?: string },
): Promise<ConsoleMe> {
  const person = await findStaff(db, id);
  if (!person) throw new ApiProblem("unauthorized");
  const { length: passkeys } = await listPasskeys(db, id);
  return {
    id,
    name: person.name,
    email: person.email,
    role: tablet ? "hub" : person.role,
    hub: tablet ?? person.hub_id,
    language: person.language,
    session,
    isOnTablet: tablet !== undefined,
    hasPin: person.pin_hash !== null,
    passkeys,
    asksPasskey: !tablet && passkeys < WANTED_PASSKEYS[person.role],
    confirmedUntil: confirmedUntil({ passkeyAt }, clock.now())?.toISOString() ?? null,
  };
}
