import type { StagedOrder } from "@waslijn/contract/console/stage";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";

export type Stage = {
  id: string;
  position: number;
  nl: string;
  en: string;
  hours: number;
  isRemoved: boolean;
};

/** All steps in their sequence, removed ones among them. */
export async function readStages(db: Db): Promise<Stage[]> {
  const rows = await db
    .selectFrom("stages")
    .select(["id", "position", "name_nl as nl", "name_en as en", "hours", "removed_at"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ removed_at, ...stage }) => ({ ...stage, isRemoved: removed_at !== null }));
}

/** Condition of everything that only shops with steps see. */
export const HAS_STAGES = sql<boolean>`EXISTS (SELECT FROM stages WHERE removed_at IS NULL)`;

/** The same of what `readStages` found. */
export const hasSteps = (stages: readonly Stage[]): boolean =>
  stages.some(({ isRemoved }) => !isRemoved);

/** Hours that laundry takes from counted to ready. */
export const hoursOf = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { hours, isRemoved }) => sum + (isRemoved ? 0 : hours), 0);

/**
 * Orders between pickup and delivery with their last move, and when they will be ready: the step they are in takes its
 * hours from when they entered it, the steps after it theirs. The one rule of what will be late (COUNT-07).
 */
export const ordersOnFloor = (now: Date, isWanted: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  SELECT f.*, coalesce(f.ready_by > f.delivery_at, false) AS is_late FROM (
    SELECT o.id, o.number, o.hub_id AS hub, o.status, o.delivery_at,
      coalesce(p.company, c.name, o.contact->>'name', '') AS customer,
      m.id AS move_id, m.stage_id, m.rack, m.at, m.by, own.name_nl, own.name_en,
      CASE WHEN o.status <> 'ready' AND o.awaits_window IS DISTINCT FROM 'delivery' THEN
        greatest(${now}::timestamptz, m.at + CASE WHEN own.removed_at IS NULL THEN own.hours END * interval '1 hour')
          + later.hours * interval '1 hour' END AS ready_by
    FROM orders o
      LEFT JOIN companies c ON c.id = o.company_id LEFT JOIN service_points p ON p.id = o.service_point_id
      LEFT JOIN LATERAL (
        SELECT s.id, s.stage_id, s.rack, s.at, w.name AS by
        FROM stage_moves s JOIN staff w ON w.id = s.staff_id
        WHERE s.order_id = o.id AND s.undone_at IS NULL ORDER BY s.at DESC, s.id DESC LIMIT 1) m ON true
      LEFT JOIN stages own ON own.id = m.stage_id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(s.hours), 0) AS hours FROM stages s
        WHERE s.removed_at IS NULL AND s.position > coalesce(own.position, 0)) later
    WHERE o.status IN ('picked-up', 'counted', 'ready') AND ${isWanted}) f`;

export type FloorRow = {
  id: string;
  number: string;
  hub: string;
  status: StagedOrder["state"];
  delivery_at: Date | null;
  customer: string;
  ready_by: Date | null;
  is_late: boolean;
  name_nl: string | null;
  name_en: string | null;
  stage_id: string | null;
} & (
  | { move_id: string; rack: string; at: Date; by: string }
  | { move_id: null; rack: null; at: null; by: null }
);

export async function findOnFloor(
  db: Db,
  orderId: string,
  now: Date,
): Promise<FloorRow | undefined> {
  const { rows } = await sql<FloorRow>`${ordersOnFloor(now, sql`o.id = ${orderId}`)}`.execute(db);
  return rows[0];
}

export function toStagedOrder(row: FloorRow, language: Language): StagedOrder {
  const name = language === "nl" ? row.name_nl : row.name_en;
  const { number, customer, hub } = row;
  return {
    number,
    customer,
    hub,
    state: row.status,
    delivery: row.delivery_at && stamp(row.delivery_at),
    stage: row.status === "ready" ? null : row.stage_id,
    rack: row.rack ?? "",
    last: row.move_id
      ? { id: row.move_id, name, rack: row.rack, at: stamp(row.at), by: row.by }
      : null,
    readyBy: row.ready_by && stamp(row.ready_by),
    isLate: row.is_late,
  };
}
