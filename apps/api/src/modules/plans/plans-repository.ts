import type { TurnOutcome, Series } from "@waslijn/contract/shared/plans";
import { sql, type Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";
import { callRefusable, type PlanTurn } from "../orders/booking.ts";
import type { OrderRow } from "../orders/orders-repository.ts";

export type PlanRow = Selectable<Database["plans"]>;
export type TurnRow = Selectable<Database["plan_turns"]>;

/** Row lock: blocks other changes of the plan and its turns until the transaction ends. */
export const lockPlan = (db: Db, id: string): Promise<PlanRow> =>
  db
    .selectFrom("plans")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Locks the plans of these orders, in a fixed order so that two callers cannot deadlock. */
export async function lockPlansOf(db: Db, orderIds: string[]): Promise<void> {
  await sql`SELECT FROM plans
    WHERE id IN (SELECT plan_id FROM plan_turns WHERE order_id = ANY(${orderIds}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(db);
}

/** Plans whose next turn is due by a day, paginated. */
export const listDuePlans = (
  db: Db,
  by: string,
  { after, most }: { after: string; most: number },
): Promise<PlanRow[]> =>
  db
    .selectFrom("plans")
    .selectAll()
    .where("stopped_at", "is", null)
    .where("next_turn", "<=", by)
    .where("id", ">", after)
    .orderBy("id")
    .limit(most)
    .execute();

/** The plan's most recent order, which the next one repeats. */
export const findLastOrder = (db: Db, planId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom("orders")
    .innerJoin("plan_turns", "plan_turns.order_id", "orders.id")
    .selectAll("orders")
    .where("plan_turns.plan_id", "=", planId)
    .orderBy("plan_turns.turn_date", "desc")
    .limit(1)
    .executeTakeFirst();

/** The most recently handled turns, newest first. */
export const listTurns = (db: Db, planId: string, most: number): Promise<TurnRow[]> =>
  db
    .selectFrom("plan_turns")
    .selectAll()
    .where("plan_id", "=", planId)
    .orderBy("turn_date", "desc")
    .limit(most)
    .execute();

export const findTurn = (db: Db, planId: string, date: string): Promise<TurnRow | undefined> =>
  db
    .selectFrom("plan_turns")
    .selectAll()
    .where("plan_id", "=", planId)
    .where("turn_date", "=", date)
    .executeTakeFirst();

export const findTurnOf = (db: Db, orderId: string): Promise<TurnRow | undefined> =>
  db.selectFrom("plan_turns").selectAll().where("order_id", "=", orderId).executeTakeFirst();

export const updatePlan = async (
  db: Db,
  id: string,
  changes: Partial<Omit<PlanRow, "id" | "created_at">>,
): Promise<void> => {
  await db.updateTable("plans").set(changes).where("id", "=", id).execute();
};

/** Handles a plan's next turn without an order; throws when another caller was first. */
export async function takeTurn(
  db: Db,
  turn: PlanTurn & { outcome: TurnOutcome },
  now: Date,
): Promise<void> {
  await callRefusable(db, sql`SELECT take_turn(${JSON.stringify(turn)}::jsonb, NULL, ${now})`);
}

/** Whether the customer has an overdue bill; one that was taken back after a chargeback is not owed. */
export async function hasOverdueBill(db: Db, { user_id, contact }: OrderRow): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT EXISTS (
    SELECT FROM bills b JOIN orders o ON o.id = b.order_id WHERE b.state IN ('overdue', 'charged-back')
      AND b.sent_at IS NOT NULL AND (o.user_id = ${user_id} OR lower(o.contact->>'email') = lower(${contact.email ?? ""}))
    ) AS has`.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * Whether a plan's customer has a bag or will get one: by the account; for a guest by their own statement, or by an
 * order of the plan with a bag. A bag that would come with a cancelled order is not posted.
 */
export async function hasBagFor(db: Db, planId: string, { user_id }: OrderRow): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`SELECT
    EXISTS (SELECT FROM users u WHERE u.id = ${user_id} AND u.has_bag)
    OR ${user_id}::uuid IS NULL AND EXISTS (
      SELECT FROM plan_turns t JOIN orders o ON o.id = t.order_id WHERE t.plan_id = ${planId}
        AND (o.has_bag OR o.status NOT IN ('placed', 'cancelled')
          OR EXISTS (SELECT FROM starter_kits k WHERE k.order_id = o.id))) AS has`.execute(db);
  return rows[0]?.has ?? false;
}

/** The plans of these orders with their turns, for the customer's data export. */
export async function readPlansOf(
  db: Db,
  orderIds: string[],
): Promise<(PlanRow & { turns: TurnRow[] })[]> {
  if (orderIds.length === 0) return [];
  const ids = db.selectFrom("plan_turns").select("plan_id").where("order_id", "in", orderIds);
  const plans = await db.selectFrom("plans").selectAll().where("id", "in", ids).execute();
  const turns = await db
    .selectFrom("plan_turns")
    .selectAll()
    .where("plan_id", "in", ids)
    .orderBy("turn_date")
    .execute();
  return plans.map((plan) => ({
    ...plan,
    turns: turns.filter(({ plan_id }) => plan_id === plan.id),
  }));
}

/** Deletes plans whose orders are all erased, because they cannot be repeated. Call it after the erasure. */
export async function forgetPlansOf(db: Db, orderIds: string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT t.plan_id AS id FROM plan_turns t WHERE t.order_id = ANY(${orderIds}::uuid[])
      AND NOT EXISTS (SELECT FROM plan_turns u JOIN orders o ON o.id = u.order_id
        WHERE u.plan_id = t.plan_id AND o.contact <> '{}')`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom("plan_turns").where("plan_id", "in", ids).execute();
  await db.deleteFrom("plans").where("id", "in", ids).execute();
}

/** Active plans of an account, if any, and of guest orders placed with an e-mail address. */
export const listPlansOf = (
  db: Db,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<PlanRow[]> =>
  db
    .selectFrom("plans")
    .selectAll()
    .where("stopped_at", "is", null)
    .where(
      sql<boolean>`id IN (SELECT t.plan_id FROM plan_turns t JOIN orders o ON o.id = t.order_id
        WHERE o.user_id = ${userId} OR o.user_id IS NULL AND lower(o.contact->>'email') = lower(${email}))`,
    )
    .orderBy("next_turn")
    .execute();

export const seriesOf = ({ first_turn, every_weeks }: PlanRow): Series => ({
  first: first_turn,
  every: every_weeks,
});
