import { sql } from "kysely";
import { ApiProblem } from "../../api-problem.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { subjectKey } from "../../http/limits/caller.ts";
import { toCounted, type CountedLimit } from "../../http/limits/hit-counts.ts";
import {
  ENDING_ROOM,
  ORDER_ACTS_LIMIT,
  RECIPIENT_MESSAGES_LIMIT,
  type Limit,
} from "../../http/limits/limits.ts";
import { BookingRefused, callRefusable } from "./booking.ts";
import type { OrderRow } from "./orders-repository.ts";

/**
 * Effect of a customer's act: `tells` sends a message, `ends` sends one too and can happen only once, `notes` sends
 * none.
 */
export type ActEffect = "tells" | "ends" | "notes";

/**
 * Rate limits of a customer's act: one per order and one per e-mail recipient. Neither depends on the caller's device
 * or network, because a caller can have any number of those.
 */
export function actLimits(
  deps: Pick<Deps, "env" | "clock" | "secrets">,
  { id, contact }: Pick<OrderRow, "id" | "contact">,
  effect: ActEffect,
): CountedLimit[] {
  if (deps.env.RATE_LIMITS === "off") return [];
  const recipient = contact.email?.trim().toLowerCase();
  const room = effect === "ends" ? ENDING_ROOM : 1;
  const counted = (subject: string, { hits, seconds }: Limit): CountedLimit =>
    toCounted(`act:${subject}`, { hits: hits * room, seconds }, deps.clock.now());
  return [
    counted(`order:${id}`, ORDER_ACTS_LIMIT),
    ...(recipient && effect !== "notes"
      ? [counted(`mail:${subjectKey(deps, recipient)}`, RECIPIENT_MESSAGES_LIMIT)]
      : []),
  ];
}

/**
 * Counts an act that is not an order event, inside its transaction and before its other locks, as `change_order` does.
 * Throws `changed_too_often`; the rollback also undoes the count.
 */
export async function takeActLimits(db: Db, now: Date, limits: CountedLimit[]): Promise<void> {
  if (limits.length === 0) return;
  try {
    await callRefusable(db, sql`SELECT take_limits(${JSON.stringify({ now, limits })}::jsonb)`);
  } catch (error) {
    const isTooMany = error instanceof BookingRefused && error.reason === "too_many";
    throw isTooMany ? changedTooOften(error) : error;
  }
}

export const changedTooOften = ({ about }: BookingRefused): ApiProblem =>
  new ApiProblem("changed_too_often", { retryAfter: Number(about) });
