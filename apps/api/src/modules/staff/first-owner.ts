import { FIRST_OWNER_PATH } from "@waslijn/contract/console/codes";
import type { FirstOwnerBody } from "@waslijn/contract/console/sign-in";
import { sql } from "kysely";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { readMade, registrationOptions, storePasskey } from "./add-passkey.ts";
import { aboutStaff, insertStaff, listOwners } from "./staff-repository.ts";
import { keepChallenge, takeChallenge, type RelyingParty } from "./webauthn.ts";
import { writeChange } from "./write-audit.ts";

type OwnerDeps = Pick<Deps, "db" | "clock" | "secrets">;

/** No staff row exists yet, so the challenge belongs to nobody, as for sign-in. */
const FIRST = { purpose: "sign-in", staffId: null } as const;

/** The URL that makes the first owner, for the start to print; undefined once there is an owner (SETUP-02). */
export async function firstOwnerUrl(
  deps: Pick<Deps, "db" | "env" | "secrets">,
  address: string,
): Promise<string | undefined> {
  if (await hasOwner(deps.db)) return undefined;
  const page = new URL(FIRST_OWNER_PATH, deps.env.PUBLIC_URL ?? address);
  // Passkeys need a host name: they do not work with an IP address.
  if (!deps.env.PUBLIC_URL) page.hostname = "localhost";
  page.hash = await tokenOf(deps);
  return page.href;
}

/** WebAuthn registration options; the browser fills in the person's name. Throws `link_invalid`. */
export async function offerFirstPasskey(deps: OwnerDeps, party: RelyingParty, token: string) {
  await checkToken(deps, token);
  if (await hasOwner(deps.db)) throw new ApiProblem("link_invalid");
  const options = await registrationOptions(party, { id: "", email: party.name, name: party.name });
  await keepChallenge(deps.db, options.challenge, FIRST, deps.clock.now());
  const userId = Buffer.from(staffIdOf(options.challenge)).toString("base64url");
  return { ...options, user: { ...options.user, id: userId } };
}

/**
 * Creates the owner together with the passkey and returns the id: a failed attempt leaves nobody behind. Throws
 * `link_invalid` for a wrong token and once there is an owner.
 */
export async function makeFirstOwner(
  deps: OwnerDeps,
  party: RelyingParty,
  { token, name, email, language, passkey }: FirstOwnerBody,
  device: string,
): Promise<string> {
  const { db, clock } = deps;
  await checkToken(deps, token);
  if (await hasOwner(db)) throw new ApiProblem("link_invalid");
  const now = clock.now();
  const challenge = await takeChallenge(db, passkey.response.clientDataJSON, FIRST, now);
  const credential = await readMade(party, passkey, challenge);
  const id = staffIdOf(challenge);
  await db.transaction().execute(async (transaction) => {
    // Of two concurrent uses one waits here, and then finds the other's owner.
    await sql`LOCK TABLE staff IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    if (await hasOwner(transaction)) throw new ApiProblem("link_invalid");
    const isNew = await insertStaff(transaction, {
      id,
      email: email.trim(),
      name: name.trim(),
      role: "owner",
      hub_id: null,
      language,
      created_at: now,
    });
    if (!isNew) throw new ApiProblem("staff_exists");
    await storePasskey(transaction, id, credential, { device, now });
    await writeChange(transaction, clock, "start", "staff:invite", {
      about: aboutStaff(id),
      before: null,
      after: { role: "owner", hub: null },
    });
  });
  return id;
}

const hasOwner = async (db: Db): Promise<boolean> => (await listOwners(db)).length > 0;

/**
 * Derived instead of stored: every node prints and accepts the same token. The time of the first migration ties it to
 * this database, so that an old link does not work on a new one with the same SECRET_KEY.
 */
async function tokenOf({ db, secrets }: Pick<Deps, "db" | "secrets">): Promise<string> {
  const { rows } = await sql<{ at: Date }>`SELECT min(applied_at) AS at FROM migrations`.execute(
    db,
  );
  return createHmac("sha256", secrets.linkKey)
    .update(`first owner ${rows[0]?.at.toISOString()}`)
    .digest("base64url");
}

async function checkToken(deps: Pick<Deps, "db" | "secrets">, token: string): Promise<void> {
  const [expected, actual] = [await tokenOf(deps), token].map((value) => Buffer.from(value));
  if (!expected || !actual || expected.length !== actual.length) {
    throw new ApiProblem("link_invalid");
  }
  if (!timingSafeEqual(expected, actual)) throw new ApiProblem("link_invalid");
}

/** A UUID derived from the challenge: the passkey's user handle has to be the id of the later staff row. */
function staffIdOf(challenge: string): string {
  const bytes = createHash("sha256").update(`first owner:${challenge}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
