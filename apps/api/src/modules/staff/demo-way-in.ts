import { SIGN_IN_PATH } from "@waslijn/contract/console/codes";
import type { Deps } from "../../deps.ts";
import { isOnThisMachine } from "../../public-url.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listStaff } from "./staff-repository.ts";
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
 * The sign-in URL printed at each start of a local demonstration, until its owner has a passkey. Undefined for a site
 * with a public address, or with staff of its own.
 */
export async function demoWayIn(deps: DemoDeps, address: string): Promise<string | undefined> {
  const { PUBLIC_URL } = deps.env;
  if (!isOnThisMachine(deps.env)) return undefined;
  const members = await listStaff(deps.db);
  const owner = members.find(({ email }) => email === DEMO_OWNER.email);
  if (!owner && members.length > 0) return undefined;
  const page = new URL(SIGN_IN_PATH, PUBLIC_URL ?? address);
  // Passkeys need a host name: they do not work with an IP address.
  if (!PUBLIC_URL) page.hostname = "localhost";
  if (owner && owner.passkeys > 0) return page.href;
  const id = owner?.id ?? (await keepDemoOwner(deps));
  page.hash = (await makeSignInLink(deps, id)).token;
  return page.href;
}

/** Returns the id of the demonstration's owner, creating it if needed. Concurrent calls are safe. */
export async function keepDemoOwner(deps: Pick<DemoDeps, "db" | "clock">): Promise<string> {
  const find = async () =>
    (await listStaff(deps.db)).find(({ email }) => email === DEMO_OWNER.email)?.id;
  const known = await find();
  if (known) return known;
  try {
    return await inviteStaff(deps, "start", DEMO_OWNER);
  } catch (error) {
    const id = await find();
    if (!id) throw error;
    return id;
  }
}
