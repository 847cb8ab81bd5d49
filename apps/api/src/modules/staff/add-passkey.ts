import type { MadePasskey } from "@waslijn/contract/console/sign-in";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { confirmedUntil, type Staff } from "../../http/staff-session.ts";
import { writeChange } from "./write-audit.ts";
import { keepChallenge, takeChallenge, loadWebAuthn, type RelyingParty } from "./webauthn.ts";
import {
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  deletePasskey,
} from "./passkeys-repository.ts";
import { forgetLinks } from "./sign-in-link.ts";
import { aboutStaff, findStaff, lockStaff } from "./staff-repository.ts";
import { notePasskeyShown } from "./staff-sessions.ts";

type PasskeyDeps = Pick<Deps, "db" | "clock">;

/** ES256 and RS256: supported by all phones, laptops and security keys. */
const ALGORITHMS = [-7, -257];

/** WebAuthn registration options for a new passkey. */
export async function offerPasskey({ db, clock }: PasskeyDeps, party: RelyingParty, staff: Staff) {
  const person = await findStaff(db, staff.id);
  if (!person) throw new ApiProblem("unauthorized");
  const theirs = await listPasskeys(db, staff.id);
  checkMayAdd(theirs, staff, clock.now());
  const options = await registrationOptions(party, person, theirs);
  const purpose = { purpose: "register", staffId: staff.id } as const;
  await keepChallenge(db, options.challenge, purpose, clock.now());
  return { ...options };
}

type NamedPerson = { id: string; email: string; name: string };

export async function registrationOptions(
  party: RelyingParty,
  { id: staffId, email, name }: NamedPerson,
  theirs: PasskeyRow[] = [],
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(staffId),
    userName: email,
    userDisplayName: name,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: theirs.map(({ id }) => ({ id })),
  });
}

/** Stores a passkey created from our options. Sign-in links stop working from then on. */
export async function addPasskey(
  { db, clock }: PasskeyDeps,
  party: RelyingParty,
  staff: Staff,
  made: MadePasskey,
  device: string,
): Promise<void> {
  const now = clock.now();
  const purpose = { purpose: "register", staffId: staff.id } as const;
  const challenge = await takeChallenge(db, made.response.clientDataJSON, purpose, now);
  const credential = await readMade(party, made, challenge);
  await db.transaction().execute(async (transaction) => {
    if (!(await lockStaff(transaction, staff.id))) throw new ApiProblem("unauthorized");
    const theirs = await listPasskeys(transaction, staff.id);
    checkMayAdd(theirs, staff, now);
    await storePasskey(transaction, staff.id, credential, { device, now });
    await forgetLinks(transaction, staff.id);
    await notePasskeyShown(transaction, staff.session, now);
    await writeChange(transaction, clock, staff, "passkey:add", {
      about: aboutStaff(staff.id),
      before: { passkeys: theirs.length },
      after: { passkeys: theirs.length + 1 },
    });
  });
}

/** The first passkey may be added after signing in by link; further ones need a recent confirmation with a passkey. */
function checkMayAdd(theirs: PasskeyRow[], staff: Staff, now: Date): void {
  if (theirs.length > 0 && !confirmedUntil(staff, now)) throw new ApiProblem("passkey_needed");
}

/** Throws `passkey_refused` if the passkey exists. */
export async function storePasskey(
  db: Db,
  staffId: string,
  { id, publicKey, counter, transports }: Credential,
  { device, now }: { device: string; now: Date },
): Promise<void> {
  const isNew = await insertPasskey(db, {
    id,
    staff_id: staffId,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports,
    device,
    created_at: now,
    used_at: now,
  });
  if (!isNew) throw new ApiProblem("passkey_refused");
}

type Credential = Awaited<ReturnType<typeof readMade>>;

/** Verifies a registration. Throws `passkey_refused`. */
export async function readMade(party: RelyingParty, made: MadePasskey, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, rawId, type } = made;
  const { clientDataJSON, attestationObject } = made.response;
  const checked = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!checked?.verified) throw new ApiProblem("passkey_refused");
  const { credential } = checked.registrationInfo;
  return { ...credential, transports: made.response.transports ?? [] };
}

/** Removes one of the staff member's own passkeys. */
export const removePasskey = (
  { db, clock }: Pick<Deps, "db" | "clock">,
  staff: Staff,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockStaff(transaction, staff.id);
    const isTheirs = await deletePasskey(transaction, id, staff.id);
    if (!isTheirs) throw new ApiProblem("not_found");
    const left = (await listPasskeys(transaction, staff.id)).length;
    await writeChange(transaction, clock, staff, "passkey:remove", {
      about: aboutStaff(staff.id),
      before: { passkeys: left + 1 },
      after: { passkeys: left },
    });
  });
