import type { TodayRun } from "@waslijn/contract/console/desk/today";
import { addHours } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";

type Row = Omit<TodayRun, "next"> & { street: string | null; from: string | null };

/** How far each driver is, and the first door on the way that is still open. */
export async function readDayRuns(
  db: Db,
  day: string,
  hub: string | undefined,
): Promise<TodayRun[]> {
  const atHub = hub === undefined ? sql`` : sql`AND r.hub_id = ${hub}`;
  const { rows } = await sql<Row>`
    WITH stops AS (
      SELECT s.run_id, s.position,
        CASE WHEN CASE s.kind WHEN 'pickup' THEN o.status <> 'placed' ELSE o.status = 'delivered' END THEN 'done'
          WHEN o.awaits_window = s.kind THEN 'missed' ELSE 'open' END AS state,
        CASE s.kind WHEN 'pickup' THEN o.pickup_from ELSE o.delivery_from END AS "from",
        coalesce(nullif(concat_ws(' ', l.place->>'thoroughfare', l.place->>'subThoroughfare'), ''),
          split_part(p.address_line, ',', 1), '') AS street
      FROM runs r JOIN run_stops s ON s.run_id = r.id JOIN orders o ON o.id = s.order_id
        LEFT JOIN service_points p ON p.id = o.service_point_id
        CROSS JOIN LATERAL (SELECT CASE s.kind WHEN 'pickup' THEN o.pickup_location
          ELSE coalesce(o.delivery_location, o.pickup_location) END AS place) l
      WHERE r.day = ${day} ${atHub})
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
