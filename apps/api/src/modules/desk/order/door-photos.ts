import type { DoorPhoto } from "@waslijn/contract/console/desk/order";
import { stamp } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import { plannedOnce } from "../../../db/planned-once.ts";

/** What drivers photographed at the door of an order, oldest first (DRIVE-02). */
export async function listDoorPhotos(db: Db, orderId: string): Promise<DoorPhoto[]> {
  const photos = await db
    .selectFrom("photos as p")
    .innerJoin("staff as s", "s.id", "p.staff_id")
    .select(["p.id", "p.created_at", "s.name"])
    .select(sql<DoorPhoto["kind"]>`p.about->>'kind'`.as("kind"))
    .where("p.order_id", "=", orderId)
    .where("p.purpose", "=", "stop")
    .where("p.ready_at", "is not", null)
    .orderBy("p.created_at")
    .orderBy("p.id")
    .$call(plannedOnce)
    .execute();
  return photos.map(({ id, kind, created_at, name }) => ({
    id,
    kind,
    at: stamp(created_at),
    by: name,
  }));
}
