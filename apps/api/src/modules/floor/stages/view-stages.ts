import type { OrderStage } from "@waslijn/contract/console/stage";
import type { StageBoard } from "@waslijn/contract/console/stages";
import type { Today } from "@waslijn/contract/console/today";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Language } from "@waslijn/contract/shared/constants";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../db/client.ts";
import { rowsOf } from "../../../db/read-together.ts";
import type { Deps } from "../../../deps.ts";
import {
  HAS_STAGES,
  hasSteps,
  ordersOnFloor,
  readStages,
  toStagedOrder,
  type FloorRow,
} from "./stages-repository.ts";

/** More than hubs have under way at once. */
const MOST_LISTED = 400;

const atHub = (hub: string | undefined): RawBuilder<unknown> =>
  hub === undefined ? sql`true` : sql`o.hub_id = ${hub}`;

/** Orders between pickup and delivery by step, the first deliveries first. */
export async function listStages(
  { db, clock }: Pick<Deps, "db" | "clock">,
  hub: string | undefined,
  language: Language,
): Promise<StageBoard> {
  const now = clock.now();
  const [stages, hubs, places, { rows }] = await Promise.all([
    readStages(db),
    readHubRacks(db),
    readPlaces(db, now, hub),
    sql<FloorRow>`${ordersOnFloor(now, atHub(hub))}
      ORDER BY delivery_at NULLS LAST, number LIMIT ${MOST_LISTED}`.execute(db),
  ]);
  const all = places.reduce((sum, { orders }) => sum + orders, 0);
  return {
    stages: stages
      .filter(({ id, isRemoved }) => !isRemoved || places.some(({ stage }) => stage === id))
      .map(({ id, hours, isRemoved, ...name }) => ({ id, name: name[language], hours, isRemoved })),
    hubs: hubs.filter(({ id }) => hub === undefined || id === hub),
    orders: rows.map((row) => toStagedOrder(row, language)),
    more: Math.max(0, all - rows.length),
  };
}

type Place = { stage: string | null; orders: number; late: number };

/** Number of orders in each step; null: before the first, or ready. */
export async function readPlaces(db: Db, now: Date, hub: string | undefined): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT CASE WHEN f.status <> 'ready' THEN f.stage_id END AS stage, count(*)::int AS orders,
      count(*) FILTER (WHERE f.is_late)::int AS late
    FROM (${ordersOnFloor(now, atHub(hub))}) f GROUP BY stage`.execute(db);
  return rows;
}

/** The steps on Today; none in a shop without steps. */
export async function viewStagesToday(
  db: Db,
  now: Date,
  hub: string | undefined,
  language: Language,
): Promise<Today["stages"]> {
  const stages = await readStages(db);
  if (!hasSteps(stages)) return [];
  const places = await readPlaces(db, now, hub);
  return stages.flatMap(({ id, isRemoved, ...name }) => {
    const place = places.find(({ stage }) => stage === id);
    if (isRemoved && !place) return [];
    return [{ id, name: name[language], orders: place?.orders ?? 0, late: place?.late ?? 0 }];
  });
}

type MoveRow = {
  id: string;
  rack: string;
  at: Date;
  by: string;
  nl: string | null;
  en: string | null;
};

type HubRacks = { id: string; name: string; racks: string[] };

export async function readHubRacks(db: Db): Promise<HubRacks[]> {
  const { rows } = await sql<HubRacks>`
    SELECT h.id, h.name, ARRAY(SELECT r.name FROM stage_racks r WHERE r.hub_id = h.id ORDER BY r.position) AS racks
    FROM hubs h ORDER BY h.name`.execute(db);
  return rows;
}

/** The moves of an order through the steps. */
export const stageMovesOf = (db: Db, orderId: string) =>
  rowsOf(
    db
      .selectFrom("stage_moves as m")
      .innerJoin("staff", "staff.id", "m.staff_id")
      .leftJoin("stages as s", "s.id", "m.stage_id")
      .select(["m.id", "m.rack", "m.at", "staff.name as by", "s.name_nl as nl", "s.name_en as en"])
      .where("m.order_id", "=", orderId)
      .where("m.undone_at", "is", null)
      .orderBy("m.at")
      .orderBy("m.id"),
    { at: Date },
  );

/** The order in the list of steps, if it has a place there. */
export const onFloorOf = (orderId: string, now: Date) =>
  rowsOf(
    sql<FloorRow>`
      ${ordersOnFloor(now, sql`o.id = ${orderId} AND (m.id IS NOT NULL OR ${HAS_STAGES})`)}`,
    { delivery_at: Date, ready_by: Date, at: Date },
  );

/** Where an order is, and how it came there; null in a shop without steps. */
export function viewOrderStage(
  moves: readonly MoveRow[],
  row: FloorRow | undefined,
  language: Language,
): OrderStage | null {
  if (!row && moves.length === 0) return null;
  const place = row && toStagedOrder(row, language);
  return {
    name: place?.stage ? (place.last?.name ?? null) : null,
    rack: place?.rack ?? "",
    readyBy: place?.readyBy ?? null,
    isLate: place?.isLate ?? false,
    moves: moves.map(({ id, rack, at, by, ...name }) => ({
      id,
      name: name[language],
      rack,
      at: stamp(at),
      by,
    })),
  };
}
