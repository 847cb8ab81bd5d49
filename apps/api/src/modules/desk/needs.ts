import type { Need, TodayNeed } from "@waslijn/contract/console/today";
import { MOST_COUNTED } from "@waslijn/contract/console/codes";
import { isBilledPerPiece, ORDER_KINDS, ORDER_STATES } from "@waslijn/contract/shared/order-life";
import { addDays, amsterdamDate, stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { lateAnswerBy } from "../care/answer-by.ts";
import { isLasting } from "../payments/audit-payments.ts";
import { isRefundForDesk } from "../payments/failed-refunds.ts";
import { isOverpaid } from "../payments/give-back.ts";
import { awaitsDecision, isUndelivered } from "../messages/kept-messages.ts";
import { bagsDiffer } from "../orders/kept-bags-repository.ts";
import { HAS_STAGES, ordersOnFloor } from "../floor/stages/stages-repository.ts";
import { isOpenConflict } from "./open-conflicts.ts";

const MOST_NAMED = 5;
/**
 * Lists read in one statement, because a round trip costs more than most of them. Not all of them in one, so that the
 * long ones are read at the same time.
 */
const TOGETHER = 8;
const COUNTED_KINDS = ORDER_KINDS.filter(isBilledPerPiece);
const ISNT_COUNTED = sql`o.status = 'picked-up' AND o.kind IN (${sql.join(COUNTED_KINDS)})`;
/** Listed, because excluding two states makes the planner read all cancelled orders from the index of states. */
const IS_UNDER_WAY = sql`o.status IN (${sql.join(
  ORDER_STATES.filter((state) => state !== "delivered" && state !== "cancelled"),
)})`;

/** Bills are sent automatically within seconds; after this long something is wrong. */
const LATE_MS = 5 * 60_000;

/** One of the oldest of a list, with the list's totals. */
type Waiting = {
  kind: Need;
  order_id: string | null;
  since: Date;
  hub: string | null;
  count: number;
  total_cents: number | null;
};

/** When money of a bill `b` last moved, or its total changed. */
const MONEY_MOVED = sql`greatest(b.changed_at,
  (SELECT max(p.changed_at) FROM payments p WHERE p.bill_id = b.id))`;
const NO_MONEY = sql`NULL::int AS cents, NULL AS hub`;
/** The time of the event that put an order on the list. */
const since = (event: string) => sql`coalesce((SELECT max(e.at) FROM order_events e
  WHERE e.order_id = o.id AND e.kind = ${event}), o.created_at) AS since`;
/**
 * The orders `o` of a list, at most as many as are counted: those that nothing happened to for longest. Chosen before
 * their events are read.
 */
const longestUnchanged = (isOne: RawBuilder<unknown>) => sql`
  (SELECT * FROM orders o WHERE ${isOne} ORDER BY o.last_event LIMIT ${MOST_COUNTED}) o`;

/**
 * The tasks for a desk, most urgent first (DESK-01): orders, when each came onto the list, money and hub. Each query has
 * its own index.
 */
const QUERIES: Record<Need, (atHub: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>> = {
  "driver-conflict": (atHub, now) => sql`
    SELECT o.id AS order_id, a.heard_at AS since, ${NO_MONEY}
    FROM stop_acts a JOIN orders o ON o.id = a.order_id WHERE ${isOpenConflict(now)} ${atHub}`,
  "no-driver-today": (atHub, now) => undriven(amsterdamDate(now), atHub),
  "not-visited": (atHub, now) => unvisited(amsterdamDate(now), atHub),
  "missed-delivery": (atHub) => missed("delivery", atHub),
  "bags-missing": (atHub) => sql`
    SELECT o.id AS order_id, ${since("part-delivered")}, ${NO_MONEY}
    FROM ${longestUnchanged(sql`o.awaits_window = 'delivery' AND o.awaits_rest ${atHub}`)}`,
  "missed-pickup": (atHub) => missed("pickup", atHub),
  "complaint-late": (atHub, now) => complaints(sql`k.answer_by`, sql`k.answer_by < ${now}`, atHub),
  "complaint-due": (atHub, now) =>
    complaints(
      sql`k.created_at`,
      // On a Friday also those of Monday: nobody reads this screen at the weekend.
      sql`k.answer_by >= ${now} AND k.answer_by < ${lateAnswerBy(now)}`,
      atHub,
    ),
  "refund-failed": (atHub) => sql`
    SELECT o.id AS order_id, f.changed_at AS since, f.cents, NULL AS hub
    FROM refunds f LEFT JOIN payments q ON q.id = f.payment_id JOIN bills b ON b.id = coalesce(q.bill_id, f.bill_id)
      JOIN orders o ON o.id = b.order_id
    WHERE ${isRefundForDesk} AND (f.purpose = 'compensation' OR b.state = 'overpaid') ${atHub}`,
  "charged-back": (atHub) => bills(sql`b.state = 'charged-back'`, MONEY_MOVED, atHub),
  "payment-differs": (atHub) => bills(isOverpaid, MONEY_MOVED, atHub),
  "books-differ": (atHub) => sql`
    SELECT o.id AS order_id, d.since, ${NO_MONEY}
    FROM (SELECT bill_id, min(first_at) AS since FROM book_differences d WHERE ${isLasting} GROUP BY bill_id) d
      JOIN bills b ON b.id = d.bill_id JOIN orders o ON o.id = b.order_id WHERE true ${atHub}`,
  "delivery-at-risk": (atHub, now) => sql`
    SELECT f.id AS order_id, f.delivery_at AS since, NULL::int AS cents, f.hub
    FROM (${ordersOnFloor(now, sql`${HAS_STAGES} ${atHub}`)}) f WHERE f.is_late`,
  "not-counted": (atHub) => sql`
    SELECT o.id AS order_id, ${since("picked-up")}, ${NO_MONEY}
    FROM ${longestUnchanged(sql`${ISNT_COUNTED} ${atHub}`)}`,
  "bags-differ": (atHub) => sql`
    SELECT o.id AS order_id, ${since("counted")}, ${NO_MONEY}
    FROM ${longestUnchanged(sql`${bagsDiffer("o")} ${atHub}`)}`,
  // Includes bills whose scheduled sending is late.
  "bill-unsent": (atHub, now) => sql`
    SELECT o.id AS order_id, u.since, b.due_cents AS cents, NULL AS hub
    FROM unsent_bills u JOIN bills b ON b.id = u.bill_id JOIN orders o ON o.id = b.order_id
    WHERE b.state = 'open' AND b.sent_at IS NULL
      AND (u.send_at IS NULL OR u.send_at < ${new Date(now.getTime() - LATE_MS)}) ${atHub}`,
  "bill-overdue": (atHub) => bills(sql`b.state = 'overdue'`, sql`b.overdue_at`, atHub),
  "no-driver-tomorrow": (atHub, now) => undriven(addDays(amsterdamDate(now), 1), atHub),
  "closed-day": (atHub, now) => closed(amsterdamDate(now), atHub),
  // One per receiver. A paused one is not expected to answer.
  "webhook-dead": () => sql`
    SELECT NULL::uuid AS order_id, min(m.dead_at) AS since, ${NO_MONEY}
    FROM outbox m JOIN webhook_endpoints w ON w.id::text = m.recipient
    WHERE m.dead_at IS NOT NULL AND m.channel = 'webhook' AND w.paused_at IS NULL GROUP BY w.id`,
  "message-dead": (atHub) => sql`
    SELECT o.id AS order_id, m.dead_at AS since, ${NO_MONEY}
    FROM outbox m LEFT JOIN orders o ON o.id = (m.data->>'orderId')::uuid
    WHERE ${isUndelivered} ${atHub}`,
  "message-kept": (atHub) => sql`
    SELECT o.id AS order_id, k.kept_at AS since, ${NO_MONEY}
    FROM kept_messages k JOIN outbox m ON m.id = k.message_id
      LEFT JOIN orders o ON o.id = (m.data->>'orderId')::uuid
    WHERE ${awaitsDecision} ${atHub}`,
  "job-failing": () => sql`
    SELECT NULL::uuid AS order_id, failing_since AS since, ${NO_MONEY}
    FROM job_runs WHERE failing_since IS NOT NULL`,
};

const missed = (kind: "pickup" | "delivery", atHub: RawBuilder<unknown>) => sql`
  SELECT o.id AS order_id, ${since(`${kind}-missed`)}, ${NO_MONEY}
  FROM ${longestUnchanged(sql`o.awaits_window = ${kind} AND NOT (o.awaits_rest AND o.awaits_window = 'delivery') ${atHub}`)}`;

/**
 * Open stops of a day that are in no run, the first windows first. Moving or cancelling an order takes its stops out of
 * their runs. NOT IN hashes the stops of the day's runs once, which the array makes the planner find by their index.
 */
const undriven = (day: string, atHub: RawBuilder<unknown>) => {
  const stops = (kind: "pickup" | "delivery", isOpen: RawBuilder<unknown>) => sql`
    (SELECT o.id AS order_id, ${sql.ref(`o.${kind}_at`)} AS since, NULL::int AS cents, o.hub_id AS hub
    FROM orders o WHERE ${sql.ref(`o.${kind}_date`)} = ${day} AND ${isOpen}
      AND o.awaits_window IS DISTINCT FROM ${kind} ${atHub}
      AND o.id NOT IN (SELECT s.order_id FROM run_stops s
        WHERE s.run_id = ANY (ARRAY(SELECT r.id FROM runs r WHERE r.day = ${day})) AND s.kind = ${kind})
    ORDER BY ${sql.ref(`o.${kind}_from`)} LIMIT ${MOST_COUNTED})`;
  return sql`
    ${stops("pickup", sql`o.status = 'placed'`)}
    UNION ALL
    ${stops("delivery", IS_UNDER_WAY)}`;
};

/** Open stops of earlier days: nobody drove there, or nobody reported what happened. */
const unvisited = (today: string, atHub: RawBuilder<unknown>) => sql`
  SELECT o.id AS order_id, o.pickup_at AS since, NULL::int AS cents, o.hub_id AS hub FROM orders o
  WHERE o.status = 'placed' AND o.pickup_date < ${today} AND o.awaits_window IS NULL ${atHub}
  UNION ALL
  SELECT o.id, o.delivery_at, NULL::int, o.hub_id FROM orders o
  WHERE ${IS_UNDER_WAY} AND o.status <> 'placed' AND o.delivery_date < ${today}
    AND o.awaits_window IS NULL ${atHub}`;

/** Open stops on days that the hub closed after they were booked: these customers have to be called. */
const closed = (today: string, atHub: RawBuilder<unknown>) => sql`
  SELECT o.id AS order_id, o.pickup_at AS since, NULL::int AS cents, o.hub_id AS hub
  FROM hub_closures h JOIN orders o ON o.hub_id = h.hub_id AND o.pickup_date = h.date
  WHERE h.date >= ${today} AND o.status = 'placed' AND o.awaits_window IS DISTINCT FROM 'pickup' ${atHub}
  UNION ALL
  SELECT o.id AS order_id, o.delivery_at, NULL::int, o.hub_id
  FROM hub_closures h JOIN orders o ON o.hub_id = h.hub_id AND o.delivery_date = h.date
  WHERE h.date >= ${today} AND ${IS_UNDER_WAY}
    AND o.awaits_window IS DISTINCT FROM 'delivery' ${atHub}`;

const complaints = (
  moment: RawBuilder<unknown>,
  isOne: RawBuilder<unknown>,
  atHub: RawBuilder<unknown>,
) => sql`
  SELECT o.id AS order_id, ${moment} AS since, ${NO_MONEY}
  FROM complaints k JOIN orders o ON o.id = k.order_id
  WHERE k.state IN ('open', 'asked', 'accepted') AND ${isOne} ${atHub}`;

/** A left join, because the planner leaves it out where no hub is asked for. */
const bills = (
  isOne: RawBuilder<unknown>,
  moment: RawBuilder<unknown>,
  atHub: RawBuilder<unknown>,
) => sql`
  SELECT b.order_id, ${moment} AS since, abs(b.due_cents) AS cents, NULL AS hub
  FROM bills b LEFT JOIN orders o ON o.id = b.order_id WHERE ${isOne} ${atHub}`;

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
  const kinds = Object.keys(QUERIES) as Need[];
  const read = async (some: Need[]): Promise<Waiting[]> => {
    const lists = some.map(
      (kind) => sql`
        (SELECT ${sql.lit(kind)} AS kind, order_id, since, hub, (count(*) OVER ())::int AS count,
          (sum(cents) OVER ())::int AS total_cents
        FROM (SELECT * FROM (${QUERIES[kind](atHub, now)}) q ORDER BY since LIMIT ${MOST_COUNTED}) l
        ORDER BY since LIMIT ${MOST_NAMED})`,
    );
    const all = sql<Waiting>`${sql.join(lists, sql` UNION ALL `)} ORDER BY since`;
    return (await all.execute(db)).rows;
  };
  const parts = [];
  for (let at = 0; at < kinds.length; at += TOGETHER)
    parts.push(read(kinds.slice(at, at + TOGETHER)));
  const rows = (await Promise.all(parts)).flat();
  const names = await readNames(
    db,
    rows.flatMap(({ order_id: id }) => id ?? []),
  );
  return kinds.flatMap((kind) => {
    const oldest = rows.filter((row) => row.kind === kind);
    return needOf(kind, oldest, names);
  });
}

type Named = { id: string; number: string; customer: string };

async function readNames(db: Db, orderIds: string[]): Promise<ReadonlyMap<string, Named>> {
  const { rows } = await sql<Named>`
    SELECT o.id, o.number, coalesce(p.company, c.name, o.contact->>'name', '') AS customer
    FROM orders o LEFT JOIN companies c ON c.id = o.company_id
      LEFT JOIN service_points p ON p.id = o.service_point_id
    WHERE o.id = ANY(${orderIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

function needOf(kind: Need, oldest: Waiting[], names: ReadonlyMap<string, Named>): TodayNeed[] {
  const [first] = oldest;
  if (!first) return [];
  return [
    {
      kind,
      count: first.count,
      oldest: stamp(first.since),
      hub: first.hub,
      cents: first.total_cents,
      orders: oldest.flatMap(({ order_id: id, since: at }) => {
        const named = names.get(id ?? "");
        return named ? [{ number: named.number, customer: named.customer, since: stamp(at) }] : [];
      }),
    },
  ];
}
