import type { ShownPasskey } from "@waslijn/contract/console/sign-in";
import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import {
  keepChallenge,
  takeChallenge,
  type ChallengePurpose,
  loadWebAuthn,
  type RelyingParty,
} from "./webauthn.ts";
import {
  findPasskey,
  listPasskeys,
  notePasskeyUse,
  type PasskeyRow,
} from "./passkeys-repository.ts";

type PasskeyDeps = Pick<Deps, "db" | "clock">;

/** WebAuthn authentication options: for any passkey to sign in, for one of theirs to confirm. */
export async function askForPasskey(
  { db, clock }: PasskeyDeps,
  party: RelyingParty,
  purpose: ChallengePurpose,
) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const theirs = purpose.staffId === null ? [] : await listPasskeys(db, purpose.staffId);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    allowCredentials: theirs.map(({ id }) => ({ id })),
  });
  await keepChallenge(db, options.challenge, purpose, clock.now());
  return { ...options };
}

/** Verifies a passkey and returns its staff member. Throws `passkey_refused` for every failure. */
export async function checkPasskey(
  { db, clock }: PasskeyDeps,
  party: RelyingParty,
  purpose: ChallengePurpose,
  shown: ShownPasskey,
): Promise<string> {
  const now = clock.now();
  const expectedChallenge = await takeChallenge(db, shown.response.clientDataJSON, purpose, now);
  const known = await findPasskey(db, shown.id);
  if (!known || !isOf(known, purpose, shown)) throw new ApiProblem("passkey_refused");
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id, rawId, type } = shown;
  const { clientDataJSON, authenticatorData, signature } = shown.response;
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: known.id,
      publicKey: new Uint8Array(Buffer.from(known.public_key, "base64url")),
      counter: Number(known.counter),
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw new ApiProblem("passkey_refused");
  await notePasskeyUse(db, known.id, verified.authenticationInfo.newCounter, now);
  return known.staff_id;
}

function isOf(
  { staff_id }: PasskeyRow,
  { staffId }: ChallengePurpose,
  { response }: ShownPasskey,
): boolean {
  if (staffId !== null && staffId !== staff_id) return false;
  const { userHandle } = response;
  return !userHandle || Buffer.from(userHandle, "base64url").toString() === staff_id;
}
