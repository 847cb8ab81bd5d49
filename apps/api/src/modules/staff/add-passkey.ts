import type { MadePasskey } from "@waslijn/contract/console/sign-in";
import { ApiProblem } from "../../api-problem.ts";
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
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(staff.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: theirs.map(({ id }) => ({ id })),
  });
  const purpose = { purpose: "register", staffId: staff.id } as const;
  await keepChallenge(db, options.challenge, purpose, clock.now());
  return { ...options };
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
    const isNew = await insertPasskey(transaction, {
      id: credential.id,
      staff_id: staff.id,
      public_key: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: made.response.transports ?? [],
      device,
      created_at: now,
      used_at: now,
    });
    if (!isNew) throw new ApiProblem("passkey_refused");
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

async function readMade(party: RelyingParty, made: MadePasskey, expectedChallenge: string) {
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
  return checked.registrationInfo.credential;
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
