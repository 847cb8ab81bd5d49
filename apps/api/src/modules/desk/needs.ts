import type { Need, TodayNeed } from "@waslijn/contract/console/today";
import { MOST_COUNTED } from "@waslijn/contract/console/codes";
import { isBilledPerPiece, ORDER_KINDS } from "@waslijn/contract/shared/order-life";
import { addDays, amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { isLasting } from "../payments/audit-payments.ts";
import { isRefundForDesk } from "../payments/failed-refunds.ts";
import { awaitsDecision } from "../messages/kept-messages.ts";
import { bagsDiffer } from "../orders/kept-bags-repository.ts";
import { HAS_STAGES, ordersOnFloor } from "../floor/stages/stages-repository.ts";
import { isOpenConflict } from "./open-conflicts.ts";

const MOST_NAMED = 5;
const COUNTED_KINDS = ORDER_KINDS.filter(isBilledPerPiece);
const ISNT_COUNTED = sql`o.status = 'picked-up' AND o.kind IN (${sql.join(COUNTED_KINDS)})`;

/** Complaints are listed from a day before their deadline. */
const NEAR_MS = 86_400_000;

/** Bills are sent automatically within seconds; after this long something is wrong. */
const LATE_MS = 5 * 60_000;

type Waiting = {
  number: string | null;
  customer: string | null;
  since: Date;
  cents: number | null;
  hub?: string;
};

const CUSTOMER = sql`coalesce(p.company, c.name, o.contact->>'name', '') AS customer`;
const NAMES = sql`LEFT JOIN companies c ON c.id = o.company_id LEFT JOIN service_points p ON p.id = o.service_point_id`;
/** The time of the event that put an order on the list. */
const since = (event: string) => sql`coalesce((SELECT max(e.at) FROM order_events e
  WHERE e.order_id = o.id AND e.kind = ${event}), o.created_at) AS since`;

/** The tasks for a desk, most urgent first (DESK-01). Each query has its own index. */
const QUERIES: Record<Need, (atHub: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>> = {
  "driver-conflict": (atHub, now) => sql`
    SELECT o.number, ${CUSTOMER}, a.heard_at AS since, NULL::int AS cents
    FROM stop_acts a JOIN orders o ON o.id = a.order_id ${NAMES} WHERE ${isOpenConflict(now)} ${atHub}`,
  "no-driver-today": (atHub, now) => undriven(amsterdamDate(now), atHub),
  "missed-delivery": (atHub) => missed("delivery", atHub),
  "bags-missing": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, ${since("part-delivered")}, NULL::int AS cents FROM orders o ${NAMES}
    WHERE o.awaits_window = 'delivery' AND o.awaits_rest ${atHub}`,
  "missed-pickup": (atHub) => missed("pickup", atHub),
  "complaint-late": (atHub, now) => complaints(sql`k.answer_by`, sql`k.answer_by < ${now}`, atHub),
  "complaint-due": (atHub, now) =>
    complaints(
      sql`k.created_at`,
      sql`k.answer_by >= ${now} AND k.answer_by < ${new Date(now.getTime() + NEAR_MS)}`,
      atHub,
    ),
  "refund-failed": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, f.changed_at AS since, f.cents
    FROM refunds f LEFT JOIN payments q ON q.id = f.payment_id JOIN bills b ON b.id = coalesce(q.bill_id, f.bill_id)
      JOIN orders o ON o.id = b.order_id ${NAMES}
    WHERE ${isRefundForDesk} AND (f.purpose = 'compensation' OR b.state = 'overpaid') ${atHub}`,
  "charged-back": (atHub) => bills(sql`b.state = 'charged-back'`, "changed_at", atHub),
  "payment-differs": (atHub) => bills(sql`b.state = 'overpaid'`, "changed_at", atHub),
  "books-differ": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, d.since, NULL::int AS cents
    FROM (SELECT bill_id, min(first_at) AS since FROM book_differences d WHERE ${isLasting} GROUP BY bill_id) d
      JOIN bills b ON b.id = d.bill_id JOIN orders o ON o.id = b.order_id ${NAMES} WHERE true ${atHub}`,
  "delivery-at-risk": (atHub, now) => sql`
    SELECT f.number, f.customer, f.delivery_at AS since, NULL::int AS cents, f.hub
    FROM (${ordersOnFloor(now, sql`${HAS_STAGES} ${atHub}`)}) f WHERE f.is_late`,
  "not-counted": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, ${since("picked-up")}, NULL::int AS cents FROM orders o ${NAMES}
    WHERE ${ISNT_COUNTED} ${atHub}`,
  "bags-differ": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, ${since("counted")}, NULL::int AS cents FROM orders o ${NAMES}
    WHERE ${bagsDiffer("o")} ${atHub}`,
  // Includes bills whose scheduled sending is late.
  "bill-unsent": (atHub, now) => sql`
    SELECT o.number, ${CUSTOMER}, u.since, b.due_cents AS cents
    FROM unsent_bills u JOIN bills b ON b.id = u.bill_id JOIN orders o ON o.id = b.order_id ${NAMES}
    WHERE b.state = 'open' AND b.sent_at IS NULL
      AND (u.send_at IS NULL OR u.send_at < ${new Date(now.getTime() - LATE_MS)}) ${atHub}`,
  "bill-overdue": (atHub) => bills(sql`b.state = 'overdue'`, "overdue_at", atHub),
  "no-driver-tomorrow": (atHub, now) => undriven(addDays(amsterdamDate(now), 1), atHub),
  "closed-day": (atHub, now) => closed(amsterdamDate(now), atHub),
  // One per receiver. A paused one is not expected to answer.
  "webhook-dead": () => sql`
    SELECT NULL AS number, NULL AS customer, min(m.dead_at) AS since, NULL::int AS cents
    FROM outbox m JOIN webhook_endpoints w ON w.id::text = m.recipient
    WHERE m.dead_at IS NOT NULL AND m.channel = 'webhook' AND w.paused_at IS NULL GROUP BY w.id`,
  "message-dead": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, m.dead_at AS since, NULL::int AS cents
    FROM outbox m LEFT JOIN orders o ON o.id = (m.data->>'orderId')::uuid ${NAMES}
    WHERE m.dead_at IS NOT NULL AND m.channel <> 'webhook' ${atHub}`,
  "message-kept": (atHub) => sql`
    SELECT o.number, ${CUSTOMER}, k.kept_at AS since, NULL::int AS cents
    FROM kept_messages k JOIN outbox m ON m.id = k.message_id
      LEFT JOIN orders o ON o.id = (m.data->>'orderId')::uuid ${NAMES}
    WHERE ${awaitsDecision} ${atHub}`,
  "job-failing": () => sql`
    SELECT NULL AS number, NULL AS customer, failing_since AS since, NULL::int AS cents
    FROM job_runs WHERE failing_since IS NOT NULL`,
};

const missed = (kind: "pickup" | "delivery", atHub: RawBuilder<unknown>) => sql`
  SELECT o.number, ${CUSTOMER}, ${since(`${kind}-missed`)}, NULL::int AS cents FROM orders o ${NAMES}
  WHERE o.awaits_window = ${kind} AND NOT (o.awaits_rest AND o.awaits_window = 'delivery') ${atHub}`;

/** Open stops of a day that are in no run. Moving or cancelling an order takes its stops out of their runs. */
const undriven = (day: string, atHub: RawBuilder<unknown>) => sql`
  SELECT s.number, s.customer, s.since, NULL::int AS cents, s.hub FROM (
    SELECT o.id, o.number, ${CUSTOMER}, o.pickup_at AS since, o.hub_id AS hub, 'pickup' AS kind
    FROM orders o ${NAMES}
    WHERE o.pickup_date = ${day} AND o.status = 'placed' AND o.awaits_window IS DISTINCT FROM 'pickup' ${atHub}
    UNION ALL
    SELECT o.id, o.number, ${CUSTOMER}, o.delivery_at, o.hub_id, 'delivery' FROM orders o ${NAMES}
    WHERE o.delivery_date = ${day} AND o.status NOT IN ('delivered', 'cancelled')
      AND o.awaits_window IS DISTINCT FROM 'delivery' ${atHub}) s
  WHERE NOT EXISTS (SELECT FROM run_stops r WHERE r.order_id = s.id AND r.kind = s.kind)`;

/** Open stops on days that the hub closed after they were booked: these customers have to be called. */
const closed = (today: string, atHub: RawBuilder<unknown>) => sql`
  SELECT o.number, ${CUSTOMER}, o.pickup_at AS since, NULL::int AS cents, o.hub_id AS hub
  FROM hub_closures h JOIN orders o ON o.hub_id = h.hub_id AND o.pickup_date = h.date ${NAMES}
  WHERE h.date >= ${today} AND o.status = 'placed' AND o.awaits_window IS DISTINCT FROM 'pickup' ${atHub}
  UNION ALL
  SELECT o.number, ${CUSTOMER}, o.delivery_at, NULL::int, o.hub_id
  FROM hub_closures h JOIN orders o ON o.hub_id = h.hub_id AND o.delivery_date = h.date ${NAMES}
  WHERE h.date >= ${today} AND o.status NOT IN ('delivered', 'cancelled')
    AND o.awaits_window IS DISTINCT FROM 'delivery' ${atHub}`;

const complaints = (
  moment: RawBuilder<unknown>,
  isOne: RawBuilder<unknown>,
  atHub: RawBuilder<unknown>,
) => sql`
  SELECT o.number, ${CUSTOMER}, ${moment} AS since, NULL::int AS cents
  FROM complaints k JOIN orders o ON o.id = k.order_id ${NAMES}
  WHERE k.state IN ('open', 'asked', 'accepted') AND ${isOne} ${atHub}`;

const bills = (
  isOne: RawBuilder<unknown>,
  moment: "changed_at" | "overdue_at",
  atHub: RawBuilder<unknown>,
) => sql`
  SELECT o.number, ${CUSTOMER}, ${sql.ref(`b.${moment}`)} AS since, abs(b.due_cents) AS cents
  FROM bills b JOIN orders o ON o.id = b.order_id ${NAMES} WHERE ${isOne} ${atHub}`;

/** Orders that wait to be counted, by hub. */
export async function readUncounted(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ hub: string; count: number }>`
    SELECT o.hub_id AS hub, count(*)::int AS count FROM orders o WHERE ${ISNT_COUNTED} GROUP BY o.hub_id`.execute(
    db,
  );
  return new Map(rows.map(({ hub, count }) => [hub, count]));
}

export async function readNeeds(db: Db, hub: string | undefined, now: Date): Promise<TodayNeed[]> {
  const atHub = hub === undefined ? sql`` : sql`AND o.hub_id = ${hub}`;
  const needs = await Promise.all(
    (Object.keys(QUERIES) as Need[]).map(async (kind) => {
      const { rows } = await sql<Waiting>`
        ${QUERIES[kind](atHub, now)} ORDER BY since LIMIT ${MOST_COUNTED}`.execute(db);
      return needOf(kind, rows);
    }),
  );
  return needs.filter((need) => need !== undefined);
}

function needOf(kind: Need, rows: Waiting[]): TodayNeed | undefined {
  const [oldest] = rows;
  if (!oldest) return undefined;
  const isMoney = oldest.cents !== null;
  return {
    kind,
    count: rows.length,
    oldest: stamp(oldest.since),
    hub: oldest.hub ?? null,
    cents: isMoney ? rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0) : null,
    orders: rows
      .slice(0, MOST_NAMED)
      .flatMap(({ number, customer, since: at }) =>
        number === null ? [] : [{ number, customer: customer ?? "", since: stamp(at) }],
      ),
  };
}
