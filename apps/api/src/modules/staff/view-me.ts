import type { ConsoleMe } from "@waslijn/contract/console/staff";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { confirmedUntil, type Staff } from "../../http/staff-session.ts";
import { countPasskeys } from "./passkeys-repository.ts";
import { findStaff } from "./staff-repository.ts";

/** An owner who loses the only one would need another owner to come in again. */
const WANTED_PASSKEYS = { owner: 2, desk: 1, driver: 1 } as const;

export async function viewMe({ db, clock }: Deps, staff: Staff): Promise<ConsoleMe> {
  const row = await findStaff(db, staff.id);
  if (!row?.email) throw new ApiProblem("unauthorized");
  const passkeys = await countPasskeys(db, staff.id);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hub: row.hub_id,
    language: row.language,
    session: staff.session,
    passkeys,
    asksPasskey: passkeys < WANTED_PASSKEYS[row.role],
    confirmedUntil: confirmedUntil(staff, clock.now())?.toISOString() ?? null,
  };
}
