import { SIGN_IN_PATH } from "@waslijn/contract/console/sign-in";
import type { Deps } from "../../deps.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listStaff } from "./list-staff.ts";
import { makeSignInLink } from "./sign-in-link.ts";

const DEMO_OWNER = {
  email: "eigenaar@waslijn.example",
  name: "Eva Smit",
  role: "owner",
  hub: null,
  language: "nl",
} as const;

type DemoDeps = Pick<Deps, "db" | "clock" | "env" | "secrets">;

/**
 * Where whoever tries it at home comes in: a new link at each start until the demonstration's owner has a
 * passkey. A site with a public address prints none, and neither does one where somebody works already.
 */
export async function demoWayIn(deps: DemoDeps, address: string): Promise<string | undefined> {
  if (deps.env.PUBLIC_URL) return undefined;
  const members = await listStaff(deps.db);
  const owner = members.find(({ email }) => email === DEMO_OWNER.email);
  if (!owner && members.length > 0) return undefined;
  // A passkey cannot belong to an address in numbers.
  const page = new URL(SIGN_IN_PATH, address);
  page.hostname = "localhost";
  if (owner && owner.passkeys > 0) return page.href;
  const id = owner?.id ?? (await inviteStaff(deps, "start", DEMO_OWNER));
  page.hash = (await makeSignInLink(deps, id)).token;
  return page.href;
}
