import type { FastifyRequest } from "fastify";
import { ApiProblem } from "../../../api-problem.ts";
import type { Deps } from "../../../deps.ts";
import { LINK_MISS_LIMIT } from "../../../http/limits/limits.ts";
import { countingMisses } from "../../../http/limits/rate-limits.ts";
import { hasProof } from "./opened-proof.ts";
import { ownerOf } from "./order-owner.ts";
import { isTokenOfOwned } from "./owner-link.ts";
import { findOrder, type OrderRow } from "../orders-repository.ts";
import { isTokenOf, orderIdIn } from "../order-link.ts";
import type { Hidden } from "../views/order-view.ts";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

const DAY_MS = 86_400_000;
/** After this period the link still opens the page, but hides personal data. */
const PRIVATE_AFTER_DAYS = 90;

/**
 * Whether an order was delivered more than 90 days ago (MINE-01). One that never was counts from its last event:
 * reminders and payments after a delivery do not prolong the period.
 */
async function endedLongAgo(
  db: Db,
  { id, status, pickup_at, delivery_at }: OrderRow,
  now: Date,
): Promise<boolean> {
  const limit = new Date(now.getTime() - PRIVATE_AFTER_DAYS * DAY_MS);
  if ((delivery_at ?? pickup_at) >= limit) return false;
  const { rows } = await sql<{ at: Date | null }>`
    SELECT max(at) AS at FROM order_events
    WHERE order_id = ${id} AND (${status} <> 'delivered' OR kind = 'delivered')`.execute(db);
  const last = rows[0]?.at;
  return !last || last < limit;
}

/** An order, and the part of it that the link used does not show. */
export type Linked = { order: OrderRow; hides: Hidden };

export const LINK_MISSES = {
  name: "link",
  limit: LINK_MISS_LIMIT,
  missing: () => new ApiProblem("order_link_invalid"),
};

/** The order of a link. Unknown, forged and replaced links are indistinguishable to a caller (MINE-09). */
export const findLinked = (deps: Deps, request: FastifyRequest, token: string): Promise<Linked> =>
  countingMisses(deps, request, () => openedBy(deps, request, token), LINK_MISSES);

async function openedBy(
  deps: Deps,
  request: FastifyRequest,
  token: string,
): Promise<Linked | undefined> {
  const id = orderIdIn(token);
  const order = id && (await findOrder(deps.db, id));
  if (!order) return undefined;
  const holder = await holderOf(deps, order, token);
  if (holder !== "customer") return holder && { order, hides: "people" };
  const isOld = await endedLongAgo(deps.db, order, deps.clock.now());
  return { order, hides: isOld && !hasProof(deps, order, request) ? "until-code" : null };
}

/** Whose link the token is; undefined when the link was replaced or is invalid. */
export async function holderOf(
  { db, secrets }: Pick<Deps, "db" | "secrets">,
  order: OrderRow,
  token: string,
): Promise<"customer" | "owner" | undefined> {
  if (isTokenOf(secrets, order, token)) return "customer";
  const owner = await ownerOf(db, order);
  return owner && isTokenOfOwned(secrets, owner, order, token) ? "owner" : undefined;
}

/**
 * The order of a link that shows everything. Links with hidden parts are treated as invalid, because the answer
 * contains personal data.
 */
export async function findLinkedOrder(
  deps: Deps,
  request: FastifyRequest,
  token: string,
): Promise<OrderRow> {
  const { order, hides } = await findLinked(deps, request, token);
  if (hides) throw LINK_MISSES.missing();
  return order;
}
