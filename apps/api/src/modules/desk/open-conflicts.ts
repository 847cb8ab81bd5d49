import type { DriverClash } from "@waslijn/contract/console/today";
import { MOST_COUNTED } from "@waslijn/contract/console/codes";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import type {
  ActorKind,
  ClashReason,
  Handover,
  MissReason,
  OrderEventKind,
} from "@waslijn/contract/shared/order-life";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/read-together.ts";

/** A pending act is being judged and is not a clash until this long after. */
const JUDGED_WITHIN = sql`interval '1 minute'`;

/** Condition on `order_events e` of the order of `stop_acts a`: it records, moves or cancels the stop of the act. */
const SETTLES_STOP = sql<boolean>`(
  (a.kind, e.kind) IN (('pickup', 'picked-up'), ('pickup', 'pickup-missed'), ('pickup', 'cancelled'),
    ('pickup', 'withdrawn'), ('delivery', 'delivered'), ('delivery', 'delivery-missed'), ('delivery', 'cancelled'))
  OR e.kind = 'windows-changed' AND e.data->a.kind IS NOT NULL)`;

/**
 * Condition on `stop_acts a`: refused, and not handled by the desk. A later event of staff that settles the same stop
 * counts as handling it, and so does a note of the desk; the floor's work on the laundry does not.
 */
export const isOpenConflict = (now: Date): RawBuilder<boolean> => sql<boolean>`
  a.refusal IS NOT NULL AND a.refusal <> 'late'
  AND (a.refusal <> 'pending' OR a.heard_at < ${now}::timestamptz - ${JUDGED_WITHIN})
  AND NOT EXISTS (SELECT FROM order_events e WHERE e.order_id = a.order_id AND e.actor = 'staff' AND e.at > a.heard_at
    AND ${SETTLES_STOP})
  AND NOT EXISTS (SELECT FROM order_notes n JOIN staff s ON s.id = n.staff_id
    WHERE n.order_id = a.order_id AND n.at > a.heard_at AND s.role IN ('owner', 'desk'))`;

type ClashRow = {
  id: string;
  number: string;
  kind: WindowKind;
  customer: string;
  street: string;
  act: DriverClash["act"];
  said_at: Date;
  heard_at: Date;
  by: string;
  bags: number | null;
  missing: number | null;
  handover: Handover | null;
  house_number: string;
  name: string;
  reason: MissReason | null;
  refusal: ClashReason;
  first_event: OrderEventKind | null;
  first_at: Date | null;
  first_actor: ActorKind | null;
  first_name: string | null;
};

/** Drivers' acts that could not be applied, of a hub or of all, oldest first (DRIVE-08). */
export async function listClashes(
  db: Db,
  now: Date,
  { hub }: { hub?: string | undefined },
): Promise<DriverClash[]> {
  const ofHub = hub === undefined ? sql`` : sql`AND o.hub_id = ${hub}`;
  return (await selectClashes(now, ofHub).execute(db)).rows.map(toClash);
}

/** Those of an order, for `toClash`. */
export const clashesOf = (orderId: string, now: Date) =>
  rowsOf(selectClashes(now, sql`AND a.order_id = ${orderId}`), {
    said_at: Date,
    heard_at: Date,
    first_at: Date,
  });

const selectClashes = (now: Date, isWanted: RawBuilder<unknown>) => sql<ClashRow>`
    SELECT a.id, o.number, a.kind, a.act, a.said_at, a.heard_at, a.refusal, s.name AS by,
      (a.data->>'bags')::int AS bags, a.data->>'reason' AS reason,
      (a.data->'missing'->>'bags')::int AS missing, a.data->>'handover' AS handover,
      coalesce(d.house_number, '') AS house_number, coalesce(d.name, '') AS name,
      coalesce(p.company, c.name, o.contact->>'name', '') AS customer,
      coalesce(nullif(concat_ws(' ', l.place->>'thoroughfare', l.place->>'subThoroughfare'), ''), p.address_line, '')
        AS street,
      e.kind AS first_event, e.at AS first_at, e.actor AS first_actor, f.name AS first_name
    FROM stop_acts a
    JOIN orders o ON o.id = a.order_id
    JOIN staff s ON s.id = a.staff_id
    LEFT JOIN delivery_proofs d ON d.act_id = a.id
    LEFT JOIN companies c ON c.id = o.company_id
    LEFT JOIN service_points p ON p.id = o.service_point_id
    CROSS JOIN LATERAL (SELECT CASE a.kind WHEN 'delivery' THEN coalesce(o.delivery_location, o.pickup_location)
      ELSE o.pickup_location END AS place) l
    LEFT JOIN order_events e ON e.order_id = a.order_id AND e.version = a.first_version
    LEFT JOIN staff f ON f.id = CASE WHEN e.actor IN ('staff', 'driver') AND e.actor_id ~ '^[0-9a-f-]{36}$'
      THEN e.actor_id::uuid END
    WHERE ${isOpenConflict(now)} ${isWanted}
    ORDER BY a.heard_at, a.id LIMIT ${MOST_COUNTED}`;

export function toClash(row: ClashRow): DriverClash {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    customer: row.customer,
    street: row.street,
    act: row.act,
    at: stamp(row.said_at),
    heardAt: stamp(row.heard_at),
    by: row.by,
    bags: row.bags,
    missing: row.missing,
    handover: row.handover,
    houseNumber: row.house_number,
    name: row.name,
    reason: row.reason,
    why: row.refusal,
    first:
      row.first_event && row.first_at && row.first_actor
        ? {
            event: row.first_event,
            at: stamp(row.first_at),
            by: { kind: row.first_actor, name: row.first_name },
          }
        : null,
  };
}
