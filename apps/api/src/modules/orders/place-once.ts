import { ApiProblem } from "../../api-problem.ts";
import type { Deps } from "../../deps.ts";
import { countMetric } from "../../metrics.ts";
import { refusal } from "../catalogue/promo-code.ts";
import { currentCalendars, knownCalendars, type Calendars } from "../catalogue/times/calendars.ts";
import { book, BookingRefused, type Booking } from "./booking.ts";
import { answerOf, findAnswer, type RequestKey } from "./idempotency.ts";

/** A booking without the fields that `placeOnce` adds. */
export type Arrangement = Omit<Booking, "now" | "revision" | "key"> & {
  /** Problem type to answer when the daily limit is reached. */
  limitProblem?: "orders_limit_reached" | "items_limit_reached";
};

/**
 * Places an order once: checks it against the cached calendars, books it in one statement, and retries with fresh
 * calendars when they have changed. A repeated request gets the stored answer.
 */
export async function placeOnce(
  deps: Deps,
  key: RequestKey | undefined,
  arrange: (calendars: Calendars) => Promise<Arrangement>,
): Promise<object> {
  try {
    return await attempt(deps, key, arrange);
  } catch (error) {
    if (key && error instanceof ApiProblem) {
      const earlier = await findAnswer(deps.db, key, deps.clock.now());
      if (earlier) return answerOf(earlier, key);
    }
    throw error;
  }
}

async function attempt(
  deps: Deps,
  key: RequestKey | undefined,
  arrange: (calendars: Calendars) => Promise<Arrangement>,
): Promise<object> {
  let calendars = await knownCalendars(deps.db);
  for (;;) {
    const outcome = await arrangeAndBook(deps, key, arrange, calendars);
    if (outcome !== "calendar_changed") return outcome;
    calendars = await currentCalendars(deps.db);
  }
}

async function arrangeAndBook(
  deps: Deps,
  key: RequestKey | undefined,
  arrange: (calendars: Calendars) => Promise<Arrangement>,
  calendars: Calendars,
): Promise<object | "calendar_changed"> {
  let arrangement: Arrangement;
  try {
    arrangement = await arrange(calendars);
  } catch (error) {
    // The cached calendar was stale; the current one may offer the window.
    const isOld = (await currentCalendars(deps.db)).revision !== calendars.revision;
    if (isOld) return "calendar_changed";
    throw error;
  }
  const { limitProblem = "orders_limit_reached", ...parts } = arrangement;
  try {
    const { revision } = calendars;
    const booking = { ...parts, now: deps.clock.now(), revision, ...(key && { key }) };
    const booked = await book(deps.db, booking);
    const isNew = booked.fingerprint === undefined;
    if (isNew) {
      countMetric("waslijn_orders_placed_total", { kind: parts.order.kind });
      deps.live.announce({ order: parts.order.id });
    }
    return answerOf(booked, key);
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
    if (error.reason === "calendar_changed") return "calendar_changed";
    // Has no API problem: only the plan's job causes it, and handles it.
    if (error.reason === "turn_taken") throw error;
    throw problemOf(error, key, limitProblem, parts.count?.limit);
  }
}

function problemOf(
  { reason, about }: BookingRefused,
  key: RequestKey | undefined,
  limitProblem: "orders_limit_reached" | "items_limit_reached",
  limit: number | undefined,
): ApiProblem {
  switch (reason) {
    case "slot_taken":
      return new ApiProblem("slot_taken", {
        window: about === "delivery" ? "delivery" : "pickup",
      });
    case "too_many":
      return new ApiProblem("too_many_requests", { retryAfter: Number(about) });
    case "account_gone":
      return new ApiProblem("unauthorized");
    case "promo_used_up":
      return refusal("coupon_used_up", "order.couponCode");
    case "limit_reached":
      return new ApiProblem(limitProblem, { limit });
    default:
      return new ApiProblem(key ? "idempotency_running" : "unavailable");
  }
}
