import { type Role, worksAtOneHub } from "@waslijn/contract/console/codes";
import type { StaffMember } from "@waslijn/contract/console/staff";
import type { Language } from "@waslijn/contract/shared/constants";
import { ApiProblem } from "../../api-problem.ts";
import { WorkRefused, type Work, type WorkDeps } from "../../work.ts";
import { removeStaff } from "./change-staff.ts";
import { inviteAgain, inviteStaff } from "./invite-staff.ts";
import { listStaff, findStaffByEmail } from "./staff-repository.ts";
import { makeSignInLink, signInUrl } from "./sign-in-link.ts";

type Named = { email: string };
type Added = Named & { name: string; role: Role; hub: string | null; language: Language };
/** Printed by a command: whoever can run it can also read all mails. */
type WayIn = { url: string; code: string };

export const addStaffByEmail: Work<Added, WayIn> = async (deps, added) => {
  const hubs = (await deps.db.selectFrom("hubs").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );
  if (added.hub !== null && !hubs.includes(added.hub)) {
    throw new WorkRefused({ code: "hub_unknown", hub: added.hub, hubs });
  }
  if (worksAtOneHub(added.role) && added.hub === null) {
    throw new WorkRefused({ code: "driver_without_hub", hubs });
  }
  const id = await refusing(added.email, () => inviteStaff(deps, deps.who, added));
  return wayIn(deps, id);
};

export const listStaffMembers: Work<object, StaffMember[]> = ({ db }) => listStaff(db);

export const inviteByEmail: Work<Named, WayIn> = async (deps, { email }) => {
  const id = await idOf(deps, email);
  await inviteAgain(deps, deps.who, id);
  return wayIn(deps, id);
};

export const removeByEmail: Work<Named, void> = async (deps, { email }) => {
  const id = await idOf(deps, email);
  await refusing(email, () => removeStaff(deps, deps.who, id));
};

async function idOf({ db }: WorkDeps, email: string): Promise<string> {
  const person = await findStaffByEmail(db, email);
  if (!person) throw new WorkRefused({ code: "staff_unknown", email });
  return person.id;
}

async function wayIn(deps: WorkDeps, id: string): Promise<WayIn> {
  const { token, code } = await makeSignInLink(deps, id);
  return { url: signInUrl(deps, token), code };
}

async function refusing<T>(email: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw new WorkRefused({ code: "staff_refused", email, problem: error.type });
  }
}
