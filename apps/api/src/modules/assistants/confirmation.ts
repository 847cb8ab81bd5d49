import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";
import type { RequestKey } from "../orders/idempotency.ts";
import { ToolRefused } from "./tool-refused.ts";

const MINUTES = 10;

/** What an assistant was shown before it confirms: by whose grant, which tool, with what, and what would follow. */
export type Shown = { grant: string; tool: string; input: object; facts: object };

type Signer = Pick<Deps, "secrets" | "clock">;

/** A confirmation of exactly this, for some minutes. Nothing of it is kept: the next call brings it all along. */
export function makeConfirmation(
  { secrets, clock }: Signer,
  shown: Shown,
): { confirmation: string; confirmBefore: string } {
  const ends = clock.now().getTime() + MINUTES * 60_000;
  const nonce = randomBytes(12).toString("base64url");
  return {
    confirmation: [ends, nonce, sealOf(secrets, ends, nonce, shown)].join("."),
    confirmBefore: new Date(ends).toISOString(),
  };
}

/** Refuses a confirmation of anything else, or one that came too late. */
export function checkConfirmation({ secrets, clock }: Signer, given: string, shown: Shown): void {
  const [ends = "", nonce = "", seal = ""] = given.split(".");
  const expected = Buffer.from(sealOf(secrets, Number(ends), nonce, shown));
  const got = Buffer.from(seal);
  const isRight = got.length === expected.length && timingSafeEqual(got, expected);
  if (!isRight || Number(ends) < clock.now().getTime()) {
    throw new ToolRefused("confirmation_invalid");
  }
}

/** What is confirmed happens once, however often the confirmation comes. */
export function confirmationKey(
  { secrets }: Pick<Deps, "secrets">,
  given: string,
  { grant, tool, input }: Omit<Shown, "facts">,
): RequestKey {
  return {
    scope: `assistant-${grant} ${tool}`,
    key: given.split(".")[1] ?? "",
    fingerprint: hmac(secrets.fingerprintKey, JSON.stringify(input)),
  };
}

const sealOf = ({ linkKey }: Deps["secrets"], ends: number, nonce: string, shown: Shown): string =>
  hmac(
    linkKey,
    JSON.stringify(["assistant", ends, nonce, shown.grant, shown.tool, shown.input, shown.facts]),
  );

const hmac = (key: Uint8Array, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");
