import type { Today, TodayHub, TodayRun } from "@waslijn/contract/console/today";
import {
  addDays,
  addHours,
  amsterdamDate,
  stamp,
  toAmsterdamTimestamp,
} from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_KINDS, type WindowKind } from "@waslijn/contract/shared/codes";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import type { Language } from "@waslijn/contract/shared/constants";
import type { Deps } from "../../deps.ts";
import { gatewaysOf } from "../messages/kept-messages.ts";
import { readWindowsOn, type WindowOn } from "../catalogue/times/times-repository.ts";
import { readFigures } from "../reports/view-report.ts";
import { viewStagesToday } from "../floor/stages/view-stages.ts";
import { readNeeds, readUncounted } from "./needs.ts";
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";

const WEEK = 7;

type TodayQuery = {
  hub?: string | undefined;
  day?: string | undefined;
  /** Of the names of steps. */
  language?: Language;
};

/** A day's overview: windows of each hub, tasks and sales (DESK-01). */
export async function viewToday(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  { hub, day: requestedDay, language = "nl" }: TodayQuery,
): Promise<Today> {
  const now = clock.now();
  const day = requestedDay ?? amsterdamDate(now);
  const weekBefore = addDays(day, -WEEK);
  const isIncluded = (one: { id: string }): boolean => hub === undefined || one.id === hub;
  // The sums of reports: whether a stop was in time stands in its events, too many to read for each view.
  const figuresOf = (date: string) => readFigures(db, { from: date, until: date, hub }, "hub");
  const [hubs, offered, stops, figures, earlier, needs, uncounted, runs, sales, stages] =
    await Promise.all([
      db.selectFrom("hubs").select(["id", "name"]).orderBy("name").execute(),
      readWindowsOn(db, day),
      readDayStops(db, day),
      figuresOf(day),
      figuresOf(weekBefore),
      readNeeds(db, hub, now),
      readUncounted(db),
      readDayRuns(db, day, hub),
      readSales(db, [day, weekBefore], hub),
      viewStagesToday(db, now, hub, language),
    ]);
  return {
    day,
    now: stamp(now),
    hubs: hubs.filter(isIncluded).map((one) => ({
      ...hubOf(
        one,
        stops.filter((window) => window.hub === one.id),
        offered.filter((window) => window.hub_id === one.id),
      ),
      onTime: figures.find(({ key }) => key === one.id)?.onTime ?? 0,
      notCounted: uncounted.get(one.id) ?? 0,
    })),
    needs,
    hasMailGateway: gatewaysOf(env).mail,
    runs,
    stages,
    sales: { day: sales(day), weekBefore: sales(weekBefore) },
    stopsWeekBefore: {
      done: earlier.reduce((total, { onTime, late }) => total + onTime + late, 0),
      onTime: earlier.reduce((total, { onTime }) => total + onTime, 0),
    },
  };
}

const sum = (windows: readonly WindowSums[], what: "done" | "open" | "missed"): number =>
  windows.reduce((total, window) => total + window[what], 0);

function hubOf(
  { id, name }: { id: string; name: string },
  stops: WindowSums[],
  offered: WindowOn[],
): Omit<TodayHub, "onTime" | "notCounted"> {
  const windows = WINDOW_KINDS.flatMap((kind) => {
    const here = stops.filter((window) => window.kind === kind);
    const capacities = new Map(
      offered
        .filter((window) => window.kind === kind)
        .map(({ from_time, capacity }) => [from_time, capacity]),
    );
    // Includes windows that are no longer offered but still have stops.
    const times = new Set([...capacities.keys(), ...here.map(({ from }) => from)]);
    return [...times].sort().map((from) => {
      const found = here.find((window) => window.from === from);
      const { done = 0, open = 0, missed = 0 } = found ?? {};
      const capacity = capacities.get(from) ?? 0;
      return { kind, from, to: addHours(from, WINDOW_HOURS), done, open, missed, capacity };
    });
  });
  return {
    id,
    name,
    done: sum(stops, "done"),
    open: sum(stops, "open"),
    missed: sum(stops, "missed"),
    windows,
  };
}

type Sales = Today["sales"]["day"][number];

/**
 * Orders placed and bills created on each of these days, by hour in Amsterdam time. Grouped by hour before the time zone
 * conversion, which then runs once per hour instead of once per row.
 */
async function readSales(
  db: Db,
  days: string[],
  hub: string | undefined,
): Promise<(day: string) => Sales[]> {
  const spans = days.map((date) => {
    const [start, end] = [date, addDays(date, 1)].map((one) => toAmsterdamTimestamp(one, "00:00"));
    return sql`(${date}, ${start}::timestamptz, ${end}::timestamptz)`;
  });
  const onDay = sql`created_at >= d.start AND created_at < d."end"`;
  const atHub = hub === undefined ? sql`` : sql`AND hub_id = ${hub}`;
  const billAtHub =
    hub === undefined
      ? sql``
      : sql`AND EXISTS (SELECT FROM orders o WHERE o.id = bills.order_id AND o.hub_id = ${hub})`;
  const began = sql`date_bin('1 hour', created_at, '2000-01-01Z') AS began`;
  const { rows } = await sql<Sales & { day: string }>`
    SELECT d.day, extract(hour FROM began AT TIME ZONE 'Europe/Amsterdam')::int AS hour,
      sum(orders)::int AS orders, sum(cents)::int AS cents
    FROM (VALUES ${sql.join(spans)}) d(day, start, "end") CROSS JOIN LATERAL (
      SELECT ${began}, count(*) AS orders, 0 AS cents FROM orders WHERE ${onDay} ${atHub} GROUP BY began
      UNION ALL
      SELECT ${began}, 0, sum(total_cents) FROM bills WHERE ${onDay} ${billAtHub} GROUP BY began) s
    GROUP BY d.day, hour ORDER BY hour`.execute(db);
  return (wanted) => rows.flatMap(({ day, ...hour }) => (day === wanted ? [hour] : []));
}

/** As in `stopState`. */
const DELIVERY_IS_DONE = sql`(o.status = 'delivered' OR o.awaits_window = 'delivery' AND o.awaits_rest)`;

type Row = Omit<TodayRun, "next"> & { street: string | null; from: string | null };

/** Progress of each run, and its first open stop. */
async function readDayRuns(db: Db, day: string, hub: string | undefined): Promise<TodayRun[]> {
  const atHub = hub === undefined ? sql`` : sql`AND r.hub_id = ${hub}`;
  const { rows } = await sql<Row>`
    WITH stops AS (
      SELECT s.run_id, s.position,
        CASE WHEN CASE s.kind WHEN 'pickup' THEN o.status <> 'placed' ELSE ${DELIVERY_IS_DONE} END THEN 'done'
          WHEN o.awaits_window = s.kind THEN 'missed' ELSE 'open' END AS state,
        CASE s.kind WHEN 'pickup' THEN o.pickup_from ELSE o.delivery_from END AS "from",
        coalesce(nullif(concat_ws(' ', l.place->>'thoroughfare', l.place->>'subThoroughfare'), ''),
          split_part(p.address_line, ',', 1), '') AS street
      FROM run_stops s JOIN orders o ON o.id = s.order_id
        LEFT JOIN service_points p ON p.id = o.service_point_id
        CROSS JOIN LATERAL (SELECT CASE s.kind WHEN 'pickup' THEN o.pickup_location
          ELSE coalesce(o.delivery_location, o.pickup_location) END AS place) l
      WHERE s.run_id = ANY (ARRAY(SELECT r.id FROM runs r WHERE r.day = ${day} ${atHub})))
    SELECT r.id, r.hub_id AS hub, d.name AS driver, n.street, n."from", coalesce(t.done, 0) AS done,
      coalesce(t.missed, 0) AS missed, coalesce(t."all", 0) AS "all"
    FROM runs r JOIN staff d ON d.id = r.driver_id
      LEFT JOIN (SELECT run_id, count(*) FILTER (WHERE state = 'done')::int AS done,
          count(*) FILTER (WHERE state = 'missed')::int AS missed, count(*)::int AS "all"
        FROM stops GROUP BY run_id) t ON t.run_id = r.id
      LEFT JOIN (SELECT DISTINCT ON (run_id) run_id, street, "from" FROM stops
        WHERE state = 'open' ORDER BY run_id, position) n ON n.run_id = r.id
    WHERE r.day = ${day} ${atHub} ORDER BY d.name, r.id`.execute(db);
  return rows.map(({ street, from, ...run }) => ({
    ...run,
    next: from === null ? null : { street: street ?? "", from, to: addHours(from, WINDOW_HOURS) },
  }));
}

type WindowSums = {
  hub: string;
  kind: WindowKind;
  from: string;
  done: number;
  open: number;
  missed: number;
};

/** Stops of a day by window and outcome. A moved stop counts on its new day. */
async function readDayStops(db: Db, day: string): Promise<WindowSums[]> {
  const sums = (isDone: ReturnType<typeof sql>, kind: WindowKind) => sql`
    count(*) FILTER (WHERE ${isDone})::int AS done,
    count(*) FILTER (WHERE NOT ${isDone} AND awaits_window IS DISTINCT FROM ${kind})::int AS open,
    count(*) FILTER (WHERE NOT ${isDone} AND awaits_window = ${kind})::int AS missed`;
  const pickups = sums(sql`o.status <> 'placed'`, "pickup");
  const deliveries = sums(DELIVERY_IS_DONE, "delivery");
  const { rows } = await sql<WindowSums>`
    SELECT hub_id AS hub, 'pickup' AS kind, pickup_from AS "from", ${pickups} FROM orders o
      WHERE pickup_date = ${day} AND status <> 'cancelled' GROUP BY hub_id, pickup_from
    UNION ALL
    SELECT hub_id, 'delivery', delivery_from, ${deliveries} FROM orders o
      WHERE delivery_date = ${day} AND status <> 'cancelled' GROUP BY hub_id, delivery_from`.execute(
    db,
  );
  return rows;
}
