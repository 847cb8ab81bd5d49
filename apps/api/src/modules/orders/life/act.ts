import { STOP_UNDO_SECONDS, type OrderEventKind } from "@waslijn/contract/shared/order-life";
import { ApiProblem } from "../../../api-problem.ts";
import type { EventData } from "./fold-events.ts";
import { type ReportedAct, recordEvent, type Actor, type OrderChange } from "./record-event.ts";
import type { LifeDeps } from "../../../deps.ts";
import type { CountedLimit } from "../../../http/limits/hit-counts.ts";
import { changedTooOften } from "../act-limits.ts";
import { BookingRefused } from "../booking.ts";
import { answerOf, findAnswer, type RequestKey } from "../idempotency.ts";
import { findOrder, type OrderRow } from "../orders-repository.ts";
import { leadsTo, mayMake, possibleEvents, statesBefore } from "./order-states.ts";

/** An actor's change to an order, based on the order version that the actor saw (optimistic lock). */
export type Act = {
  order: OrderRow;
  version: number;
  actor: Actor;
  key?: RequestKey | undefined;
  /** Rate limits that a customer's act counts against. */
  limits?: CountedLimit[];
  /**
   * Set when a driver's phone reported the act. Its mails are then delayed until the undo period is over (DRIVE-02).
   */
  reported?: ReportedAct;
  /** False for staff whose passkey must be shown again before money goes back (STAFF-02). */
  mayRefund?: boolean;
};

export type Consequences = { data?: OrderChange["event"]["data"] } & Pick<
  OrderChange,
  | "set"
  | "take"
  | "give_back"
  | "revision"
  | "count_back"
  | "stop_plan"
  | "kept_bags"
  | "mails"
  | "bill"
  | "send"
  | "send_later"
>;

/**
 * Records one event, at most once per idempotency key. When the order's version has changed, throws a problem that
 * carries the current state (LIFE-08).
 */
export async function recordAct(
  deps: LifeDeps,
  { order, version, actor, key, limits, reported }: Act,
  event: OrderEventKind,
  { data = {}, ...parts }: Consequences,
): Promise<void> {
  if (!mayMake(actor.kind, event)) throw new ApiProblem("forbidden");
  const status = leadsTo(event, order.status) ?? data.undoes?.state;
  const now = deps.clock.now();
  try {
    const recorded = await recordEvent(deps.db, {
      now,
      ...(key && { key }),
      ...(limits && { limits }),
      order_id: order.id,
      version,
      after: statesBefore(event, order.kind),
      ...(status && { status }),
      event: {
        kind: event,
        actor: actor.kind,
        actor_id: actor.id ?? null,
        data: withPhoneTime(reported, data),
      },
      ...parts,
      ...(reported && {
        stop_act: reported,
        mails_at: new Date(now.getTime() + STOP_UNDO_SECONDS * 1000),
      }),
    });
    answerOf(recorded, key);
    deps.live.announce({ order: order.id });
  } catch (error) {
    throw await toProblem(deps, order.id, actor, key, error);
  }
}

/** Stores the phone's time in the data; the event's own timestamp is the server's. */
const withPhoneTime = (reported: ReportedAct | undefined, data: EventData): EventData =>
  reported ? { ...data, ...reported.with, saidAt: reported.said_at } : data;

/**
 * True when an earlier request with this key was answered (LIFE-09). Throws `order_changed` when the caller has not seen
 * the current version. The key is looked up first: the same key with another body is refused as such, whatever the order
 * is now.
 */
export async function wasDone(
  { db, clock }: LifeDeps,
  { order, version, actor, key }: Act,
): Promise<boolean> {
  const earlier = key && (await findAnswer(db, key, clock.now()));
  if (earlier) {
    answerOf(earlier, key);
    return true;
  }
  if (version !== order.version) throw refusedAsItIs("order_changed", order, actor);
  return false;
}

/**
 * Maps a refusal to an API problem. `calendar_changed` and `deposits_changed` pass through, because the caller retries
 * on them.
 */
async function toProblem(
  { db }: LifeDeps,
  orderId: string,
  actor: Actor,
  key: RequestKey | undefined,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof BookingRefused)) return error;
  switch (error.reason) {
    case "calendar_changed":
    case "deposits_changed":
      return error;
    case "slot_taken":
      return new ApiProblem("slot_taken", {
        window: error.about === "delivery" ? "delivery" : "pickup",
      });
    case "order_changed":
    case "not_possible_now": {
      const now = await findOrder(db, orderId);
      return now ? refusedAsItIs(error.reason, now, actor) : new ApiProblem("not_found");
    }
    case "too_many":
      return changedTooOften(error);
    case "invoice_issued":
      return new ApiProblem("invoice_issued");
    case "bill_gone":
    case "order_gone":
      return new ApiProblem("not_found");
    default:
      return new ApiProblem(key ? "idempotency_running" : "unavailable");
  }
}

/** `without`: events that the state table allows but that something other than the order's state forbids now. */
export function refusedAsItIs(
  type: "order_changed" | "not_possible_now",
  order: OrderRow,
  actor: Pick<Actor, "kind">,
  without: readonly OrderEventKind[] = [],
): ApiProblem {
  const possible = possibleEvents(actor.kind, { kind: order.kind, state: order.status });
  return new ApiProblem(type, {
    order: { state: order.status, version: order.version },
    possible: possible.filter((event) => !without.includes(event)),
  });
}
