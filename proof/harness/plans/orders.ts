import { openPostgres } from "../../../apps/api/src/db/client.ts";
import { findOrder } from "../../../apps/api/src/modules/orders/orders-repository.ts";
import { setPlan } from "../../../apps/api/src/modules/plans/set-plan.ts";
import { HOME } from "../orders.ts";
import type { DatabaseSite } from "../site.ts";
import {
  dateOf,
  momentOf,
  type Closure,
  type PlannedTurn,
  type Window,
  type YearPlan,
} from "./reckoning.ts";

export type Booked = { id: string; pickup: Window; delivery?: Window };

const CONTACT = { name: "Noor Bakker", phone: "06 87654321" };

/** Same capacity for every hub window, and no closures but those of the simulated year. */
export async function makeRoomFor(site: DatabaseSite, capacity: number): Promise<void> {
  await site.query("DELETE FROM hub_closures");
  await site.query("UPDATE hub_windows SET capacity = $1", [capacity]);
}

/** Every customer has a bag. If one had to be posted first, a turn that is made late would move. */
export async function bookOrders(site: DatabaseSite, orders: Booked[]): Promise<void> {
  const rows = orders.map(({ id, pickup, delivery }) => ({
    id,
    date: dateOf(pickup.leaf),
    hour: pickup.hour,
    back: delivery && dateOf(delivery.leaf),
    back_hour: delivery?.hour,
    contact: { ...CONTACT, email: `${id}@mail.example` },
  }));
  await site.query(
    `INSERT INTO orders (id, number, kind, status, hub_id, language, pickup_date, pickup_from, pickup_at,
      delivery_date, delivery_from, delivery_at, services, has_bag, contact, pickup_location, delivery_location,
      created_at)
    SELECT id, 'W-' || nextval('order_numbers'), 'consumer', 'placed', 'haarlem', 'nl', date, hour,
      (date + hour::time) AT TIME ZONE 'Europe/Amsterdam', back, back_hour,
      (back + back_hour::time) AT TIME ZONE 'Europe/Amsterdam', ARRAY['WF'], true, contact, $2, $2,
      now()
    FROM jsonb_to_recordset($1) AS w(id uuid, date date, hour text, back date, back_hour text, contact jsonb)`,
    [JSON.stringify(rows), JSON.stringify(HOME)],
  );
  await site.query("DELETE FROM slots");
  await site.query(`INSERT INTO slots (hub_id, kind, date, from_time, booked)
    SELECT hub_id, kind, date, from_time, orders FROM audit_windows()`);
}

/** Created by the product itself: the start of a series is part of the test. */
export async function makePlans(site: DatabaseSite, plans: YearPlan[]): Promise<void> {
  const { db, live, close } = openPostgres(site.databaseUrl, 2);
  const clock = { now: () => new Date(momentOf(0, "07:00")) };
  for (const { id, every, pickup } of plans) {
    const order = await findOrder(db, id);
    if (!order) throw new Error("An order was not booked.");
    const rhythm = { every, weekday: pickup.leaf + 1, pickupFrom: pickup.hour };
    await setPlan({ db, clock, live }, order, rhythm);
  }
  await close();
}

export async function closeDays(site: DatabaseSite, closures: Closure[]): Promise<void> {
  if (closures.length === 0) return;
  await site.query(
    `WITH closed AS (
      INSERT INTO hub_closures (hub_id, date, reason) SELECT 'haarlem', unnest($1::date[]), 'verbouwing')
    UPDATE revisions SET revision = revision + 1 WHERE name = 'catalogue'`,
    [closures.map(({ leaf }) => dateOf(leaf))],
  );
}

/** Outcome of every turn, by the plan's first order. */
export const readTurns = (site: DatabaseSite): Promise<PlannedTurn[]> =>
  site.query(`
    SELECT f.order_id::text AS id, t.turn_date::text AS date, t.outcome,
      (t.at AT TIME ZONE 'Europe/Amsterdam')::date::text AS "madeOn",
      o.pickup_date || ' ' || o.pickup_from AS pickup, o.delivery_date || ' ' || o.delivery_from AS delivery
    FROM plan_turns t JOIN plan_turns f ON f.plan_id = t.plan_id AND f.outcome = 'first'
    LEFT JOIN orders o ON o.id = t.order_id WHERE t.outcome <> 'first'`);
