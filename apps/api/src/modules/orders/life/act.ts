import { STOP_UNDO_SECONDS, type OrderEventKind } from "@waslijn/contract/shared/order-life";
import { ApiProblem } from "../../../api-problem.ts";
import type { EventData } from "./fold-events.ts";
import { type HeardAct, recordEvent, type Actor, type OrderChange } from "./record-event.ts";
import type { LifeDeps } from "../../../deps.ts";
import type { CountedLimit } from "../../../http/limits/hit-counts.ts";
import { changedTooOften } from "../act-limits.ts";
import { BookingRefused } from "../booking.ts";
import { answerOf, findAnswer, type RequestKey } from "../idempotency.ts";
import { findOrder, type OrderRow } from "../orders-repository.ts";
import { leadsTo, mayMake, possibleEvents, statesBefore } from "./order-states.ts";

/** Somebody does something with an order that they saw at a certain version. */
export type Act = {
  order: OrderRow;
  version: number;
  actor: Actor;
  key?: RequestKey | undefined;
  /** What an act of a customer counts against. */
  limits?: CountedLimit[];
  /** How a driver's phone told it; then whoever hears of it hears once it can no longer be undone (DRIVE-02). */
  heard?: HeardAct;
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
 * Makes one event happen, once: with a key that was answered before nothing happens again. Where the
 * order is no longer what was seen, the answer says what it is now (LIFE-08).
 */
export async function act(
  deps: LifeDeps,
  { order, version, actor, key, limits, heard }: Act,
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
        data: saidBy(heard, data),
      },
      ...parts,
      ...(heard && {
        stop_act: heard,
        mails_at: new Date(now.getTime() + STOP_UNDO_SECONDS * 1000),
      }),
    });
    answerOf(recorded, key);
    deps.live.announce({ order: order.id });
  } catch (error) {
    throw await told(deps, order.id, actor, key, error);
  }
}

/** Both clocks are kept: the event's own is ours. */
const saidBy = (heard: HeardAct | undefined, data: EventData): EventData =>
  heard ? { ...data, ...heard.with, saidAt: heard.said_at } : data;

/**
 * True when this very request was answered before, so that nothing is left to do (LIFE-09). A caller
 * who saw another version of the order hears that before anything else.
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

/** What to say of a refusal; after a change of the calendar the caller looks again. */
async function told(
  { db }: LifeDeps,
  orderId: string,
  actor: Actor,
  key: RequestKey | undefined,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof BookingRefused)) return error;
  switch (error.reason) {
    case "calendar_changed":
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

/** `isOut`: an event that the table allows and something beside the order's state does not. */
export function refusedAsItIs(
  type: "order_changed" | "not_possible_now",
  order: OrderRow,
  actor: Pick<Actor, "kind">,
  isOut?: OrderEventKind,
): ApiProblem {
  const possible = possibleEvents(actor.kind, { kind: order.kind, state: order.status });
  return new ApiProblem(type, {
    order: { state: order.status, version: order.version },
    possible: possible.filter((event) => event !== isOut),
  });
}
