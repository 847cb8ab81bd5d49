import type { ToolName } from "@waslijn/contract/customer/assistants";
import { ApiProblem } from "../../api-problem.ts";
import { answerOf, findAnswer, type RequestKey } from "../orders/idempotency.ts";
import { type ForCustomer, ToolRefused } from "./assistant-call.ts";
import { checkLeft, giveBack, setAside } from "./spending.ts";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../deps.ts";

const MINUTES = 10;

/** The signed content of a confirmation: the grant, the tool, its input and the facts shown to the assistant. */
type Shown = { grant: string; tool: string; input: object; facts: object };

type Signer = Pick<Deps, "secrets" | "clock">;

/**
 * A signed token that confirms exactly this proposal, valid for some minutes. Stateless: the confirming call repeats
 * the input and the facts are read again.
 */
function makeConfirmation(
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

/** Throws when the token was signed for another proposal or has expired. */
function checkConfirmation({ secrets, clock }: Signer, confirmation: string, shown: Shown): void {
  const [ends = "", nonce = "", seal = ""] = confirmation.split(".");
  const expected = Buffer.from(sealOf(secrets, Number(ends), nonce, shown));
  const got = Buffer.from(seal);
  const isRight = got.length === expected.length && timingSafeEqual(got, expected);
  if (!isRight || Number(ends) < clock.now().getTime()) {
    throw new ToolRefused("confirmation_invalid");
  }
}

/** The idempotency key of a confirmation: sending it again does nothing twice. */
function confirmationKey(
  { secrets }: Pick<Deps, "secrets">,
  confirmation: string,
  { grant, tool, input }: Omit<Shown, "facts">,
): RequestKey {
  return {
    scope: `assistant-${grant} ${tool}`,
    key: confirmation.split(".")[1] ?? "",
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

/**
 * What a call would do: its cost, the description for the assistant, and the facts that must be unchanged on
 * confirmation.
 */
export type Proposal = { cents: number; description: object; facts: object };

type Steps = {
  propose: () => Promise<Proposal>;
  /** Carries it out once per key and returns the description for the assistant. */
  perform: (key: RequestKey, cents: number) => Promise<object>;
};

/**
 * Every change takes two calls: the first only describes the effect, the second sends the confirmation of exactly that.
 * A repeated confirmation returns the same answer without a second effect.
 */
export async function inTwoCalls(
  { deps, grant }: ForCustomer,
  tool: ToolName,
  { confirmation, ...input }: { confirmation?: string | undefined },
  { propose, perform }: Steps,
): Promise<object> {
  const toolCall = { grant: grant.id, tool, input };
  if (confirmation === undefined) {
    const { cents, description, facts } = await propose();
    const leftCents = await checkLeft(deps, grant.id, cents);
    const shown = { ...toolCall, facts };
    return {
      status: "needs_confirmation",
      ...description,
      leftCents,
      ...makeConfirmation(deps, shown),
    };
  }
  const key = confirmationKey(deps, confirmation, toolCall);
  const earlier = await findAnswer(deps.db, key, deps.clock.now());
  if (earlier) {
    answerOf(earlier, key);
    return { status: "done", ...(await perform(key, 0)) };
  }
  const { cents, facts } = await propose();
  checkConfirmation(deps, confirmation, { ...toolCall, facts });
  const spending = { grantId: grant.id, key, cents };
  await setAside(deps, spending);
  try {
    return { status: "done", ...(await perform(key, cents)) };
  } catch (error) {
    if (isRefusal(error)) await giveBack(deps, spending);
    throw error;
  }
}

/** The change certainly did not happen. After any other failure it may have, so the amount stays reserved. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status < 500 && error.type !== "idempotency_running";
