import type { ToolName } from "@waslijn/contract/customer/assistants/assistant-tools";
import { ApiProblem } from "../../api-problem.ts";
import { answerOf, findAnswer, type RequestKey } from "../orders/idempotency.ts";
import type { ForCustomer } from "./assistant-call.ts";
import { checkConfirmation, confirmationKey, makeConfirmation } from "./confirmation.ts";
import { checkLeft, giveBack, setAside } from "./spending.ts";

/** What would happen: what it costs, what an assistant is told of it, and what must still be so when it confirms. */
export type Proposal = { cents: number; told: object; facts: object };

type Steps = {
  propose: () => Promise<Proposal>;
  /** Does it once for this key, and returns what an assistant is told then. */
  perform: (key: RequestKey, cents: number) => Promise<object>;
};

/**
 * Whatever changes something takes two calls: the first only says what would happen, the second brings the
 * confirmation of exactly that. A confirmation that comes again is answered again, and nothing happens twice.
 */
export async function inTwoCalls(
  { deps, grant }: ForCustomer,
  tool: ToolName,
  { confirmation, ...input }: { confirmation?: string | undefined },
  { propose, perform }: Steps,
): Promise<object> {
  const asked = { grant: grant.id, tool, input };
  if (confirmation === undefined) {
    const { cents, told, facts } = await propose();
    const leftCents = await checkLeft(deps, grant.id, cents);
    const shown = { ...asked, facts };
    return {
      status: "needs_confirmation",
      ...told,
      leftCents,
      ...makeConfirmation(deps, shown),
    };
  }
  const key = confirmationKey(deps, confirmation, asked);
  const earlier = await findAnswer(deps.db, key, deps.clock.now());
  if (earlier) {
    answerOf(earlier, key);
    return { status: "done", ...(await perform(key, 0)) };
  }
  const { cents, facts } = await propose();
  checkConfirmation(deps, confirmation, { ...asked, facts });
  const spending = { grantId: grant.id, key, cents };
  await setAside(deps, spending);
  try {
    return { status: "done", ...(await perform(key, cents)) };
  } catch (error) {
    if (isRefusal(error)) await giveBack(deps, spending);
    throw error;
  }
}

/** It certainly did not happen; after any other failure it may have. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status < 500 && error.type !== "idempotency_running";
