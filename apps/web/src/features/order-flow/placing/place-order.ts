import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderBody, OrderPlaced } from "@waslijn/contract/customer/orders";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../../api/client.ts";
import { sessionTokens } from "../../../api/session-tokens.ts";
import { ValueStore } from "../../../lib/value-store.ts";
import {
  becomeGuest,
  ensureFreshToken,
  loginAsCompany,
} from "../../../parts/session/session-actions.ts";
import { forgetPending, keepPending, type PendingOrder } from "./pending-order.ts";

/** Why the server did not take the order, in its own words. */
export type Refusal = {
  type: ProblemType | "unknown";
  title: string;
  window: WindowKind | undefined;
  failure: unknown;
};

/** `waiting`: no answer came, and it is being sent again. */
export type Placement =
  | { status: "idle"; refusal: Refusal | undefined }
  | { status: "sending" }
  | { status: "waiting" };

export type Outcome = { placed: Partial<OrderPlaced> | null } | { refusal: Refusal };

const IDLE: Placement = { status: "idle", refusal: undefined };

/** One order at a time is under way in a tab; a second press finds it so. */
export const placement = new ValueStore<Placement>(IDLE);

export const forgetRefusal = (): void => {
  if (placement.read().status === "idle") placement.set(IDLE);
};

export const isPlacing = (): boolean => placement.read().status !== "idle";

/** Sends an order until there is an answer. Undefined when one is already under way. */
export async function placeOrder(
  flow: string,
  pending: PendingOrder,
): Promise<Outcome | undefined> {
  if (isPlacing()) return undefined;
  placement.set({ status: "sending" });
  keepPending(flow, pending);
  try {
    const placed = await untilAnswered(() => send(pending), {
      wait(tries) {
        placement.set({ status: "waiting" });
        return nextChance(tries);
      },
    });
    placement.set(IDLE);
    return { placed };
  } catch (failure) {
    const refusal = toRefusal(failure);
    placement.set({ status: "idle", refusal });
    return { refusal };
  } finally {
    forgetPending(flow);
  }
}

async function send({ key, body, companyId }: PendingOrder): Promise<OrderPlaced> {
  await haveToken(companyId, body);
  return call("placeOrder", { body, key });
}

/** A page that was loaded anew has ended its guest, and a guest's time may be over (SESS-09, SESS-13). */
async function haveToken(companyId: string | null, body: OrderBody): Promise<void> {
  if (sessionTokens().type === "anon") {
    await (body.order.b2bType && companyId ? loginAsCompany(companyId) : becomeGuest());
  }
  await ensureFreshToken();
}

function toRefusal(failure: unknown): Refusal {
  const problem = failure instanceof ApiFailure ? failure.problem : undefined;
  return {
    type: (problem?.type as ProblemType | undefined) ?? "unknown",
    title: problem?.title ?? "",
    window: problem?.extra.window,
    failure,
  };
}
