import type { ConcernedOrder, ConcernedWindow } from "@waslijn/contract/console/data";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { customerOf, placeOf, type NamedOrder } from "../../orders/views/whose-order.ts";
import { UNDO_SECONDS } from "@waslijn/contract/console/codes";
import type { Clock } from "../../../clock.ts";
import { writeMessage } from "../../../outbox/outbox-repository.ts";

export type Concerned = ConcernedOrder & {
  id: string;
  version: number;
  email: string;
  language: string;
};

type Found = NamedOrder & {
  contact: { email?: string | undefined };
  id: string;
  number: string;
  version: number;
  language: string;
  kinds: ConcernedOrder["kinds"];
};

/**
 * Orders that lose their window; when capacity shrinks, those placed last. Stops that are already done are left out.
 */
export async function readConcerned(db: Db, windows: ConcernedWindow[]): Promise<Concerned[]> {
  if (windows.length === 0) return [];
  const { rows } = await sql<Found>`
    WITH gone AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(windows)}::jsonb)
        AS w(hub text, kind text, date date, "from" text, places integer)
    ), named AS (
      SELECT o.id, o.status, w.kind, w.places,
        row_number() OVER (PARTITION BY w.kind, w.hub, w.date, w."from" ORDER BY o.created_at, o.id) AS place
      FROM gone w JOIN orders o ON o.hub_id = w.hub AND o.pickup_date = w.date AND o.pickup_from = w."from"
      WHERE w.kind = 'pickup' AND o.status <> 'cancelled'
      UNION ALL
      SELECT o.id, o.status, w.kind, w.places,
        row_number() OVER (PARTITION BY w.kind, w.hub, w.date, w."from" ORDER BY o.created_at, o.id)
      FROM gone w JOIN orders o ON o.hub_id = w.hub AND o.delivery_date = w.date AND o.delivery_from = w."from"
      WHERE w.kind = 'delivery' AND o.status <> 'cancelled'
    ), concerned AS (
      SELECT n.id, array_agg(n.kind ORDER BY n.kind DESC) AS kinds FROM named n
      WHERE n.place > n.places
        AND CASE n.kind WHEN 'pickup' THEN n.status = 'placed' ELSE n.status <> 'delivered' END
      GROUP BY n.id
    )
    SELECT o.id, o.number, o.version, o.language, o.contact, o.pickup_location, c.kinds, m.name AS "companyName",
      p.company AS "pointName", p.address_line AS "pointAddress"
    FROM concerned c JOIN orders o USING (id)
    LEFT JOIN companies m ON m.id = o.company_id LEFT JOIN service_points p ON p.id = o.service_point_id
    ORDER BY o.created_at, o.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    language: row.language,
    email: row.contact.email ?? "",
    customer: customerOf(row),
    place: placeOf(row),
    kinds: row.kinds,
    hasEmail: Boolean(row.contact.email),
  }));
}

const KIND = "window-gone";

/** Queues mails that ask for another window, delayed by the undo period. Returns the number of recipients. */
export async function queueConcernedMails(
  db: Db,
  clock: Clock,
  orders: Concerned[],
  change: string,
): Promise<number> {
  const now = clock.now();
  const due = new Date(now.getTime() + UNDO_SECONDS * 1000);
  const reachable = orders.filter(({ hasEmail }) => hasEmail);
  for (const { id: orderId, version, kinds, email: recipient, language } of reachable) {
    const data = { orderId, version, kinds, change };
    const message = { channel: "mail", kind: KIND, recipient, language, data } as const;
    await writeMessage(db, message, now, due);
  }
  return reachable.length;
}

/** Deletes unsent mails about a change that was undone. */
export async function deleteUnsentMails(db: Db, change: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("kind", "=", KIND)
    .where(sql<string>`data->>'change'`, "=", change)
    .where("sent_at", "is", null)
    .where("attempts", "=", 0)
    .execute();
}
