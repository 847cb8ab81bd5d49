import { nextChance, untilAnswered } from "@waslijn/api-client/until-answered.ts";
import { verdictOf } from "@waslijn/api-client/verdict.ts";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type { OrderPlaced } from "@waslijn/contract/customer/orders";
import type { ProblemType } from "@waslijn/contract/shared/problem";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { call } from "../../api/client.ts";
import { session } from "../../api/session.ts";
import { ValueStore } from "../../lib/value-store.ts";
import { actAs } from "../../parts/session/session-actions.ts";
import { forgetPending, keepPending, type PendingOrder } from "./draft/pending-order.ts";

/** Refusal by the server, with its message. */
export type Refusal = {
  type: ProblemType | "unknown";
  title: string;
  window: WindowKind | undefined;
  /** The promo code that was sent; the field may have changed since. */
  couponCode: string;
  /** Minutes until a retry is allowed. */
  waitMinutes: number | undefined;
  failure: unknown;
};

/** `waiting`: no response yet; it is retried. */
export type Placement =
  | { status: "idle"; refusal: Refusal | undefined }
  | { status: "sending" }
  | { status: "waiting" };

export type Outcome = { placed: Partial<OrderPlaced> | null } | { refusal: Refusal };

const IDLE: Placement = { status: "idle", refusal: undefined };

/** At most one order per tab is being sent; a second press is ignored. */
export const placement = new ValueStore<Placement>(IDLE);

export const forgetRefusal = (): void => {
  if (placement.read().status === "idle") placement.set(IDLE);
};

export const isPlacing = (): boolean => placement.read().status !== "idle";

/** Retries until there is a response. Resolves to undefined when another order is already being sent. */
export async function placeOrder(
  flow: string,
  pending: PendingOrder,
): Promise<Outcome | undefined> {
  if (isPlacing()) return undefined;
  placement.set({ status: "sending" });
  keepPending(flow, pending);
  const untilSent = () => untilAnswered(() => send(pending), { wait: sayAndWait });
  try {
    const isGuests = pending.by.type === "guest";
    const placed = await (isGuests ? session.holdGuest(untilSent) : untilSent());
    placement.set(IDLE);
    return { placed };
  } catch (failure) {
    const refusal = toRefusal(failure, pending);
    placement.set({ status: "idle", refusal });
    return { refusal };
  } finally {
    forgetPending(flow);
  }
}

function sayAndWait(tries: number): Promise<void> {
  placement.set({ status: "waiting" });
  return nextChance(tries);
}

/** Retries of the token request on server errors. Limited, because nothing has been placed yet. */
const TOKEN_TRIES = 3;

async function send({ key, body, by }: PendingOrder): Promise<OrderPlaced> {
  await untilAnswered(() => actAs(by), {
    tries: TOKEN_TRIES,
    wait: sayAndWait,
    isWorthAnother: (failure) => verdictOf(failure) === "undecided",
  });
  return call("placeOrder", { body, key });
}

function toRefusal(failure: unknown, { body }: PendingOrder): Refusal {
  const problem = failure instanceof ApiFailure ? failure.problem : undefined;
  const retryAfter = problem?.extra.retryAfter;
  return {
    type: (problem?.type as ProblemType | undefined) ?? "unknown",
    title: problem?.title ?? "",
    window: problem?.extra.window,
    couponCode: body.order.couponCode,
    waitMinutes: retryAfter === undefined ? undefined : Math.ceil(retryAfter / 60),
    failure,
  };
}
