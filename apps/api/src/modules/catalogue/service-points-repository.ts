import type { ServicePointKind, ServicePoint } from "@waslijn/contract/customer/locations";
import type { Selectable } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Database } from "../../db/schema.ts";

export type ServicePointRow = Selectable<Database["service_points"]> & { hub_name: string };

const points = (db: Db) =>
  db
    .selectFrom("service_points")
    .innerJoin("hubs", "hubs.id", "service_points.hub_id")
    .selectAll("service_points")
    .select("hubs.name as hub_name");

export function findServicePoint(
  db: Db,
  kind: ServicePointKind,
  code: string,
): Promise<ServicePointRow | undefined> {
  return points(db).where("kind", "=", kind).where("code", "=", code).executeTakeFirst();
}

export function findServicePointByBls(db: Db, bls: string): Promise<ServicePointRow | undefined> {
  return points(db).where("bls", "=", bls).executeTakeFirst();
}

export function findServicePointById(db: Db, id: string): Promise<ServicePointRow | undefined> {
  return points(db).where("service_points.id", "=", id).executeTakeFirst();
}

/** Number of orders placed on a day under a subject such as `collection:ID`. */
export async function readDailyCount(db: Db, subject: string, date: string): Promise<number> {
  const row = await db
    .selectFrom("daily_counts")
    .select("placed")
    .where("subject", "=", subject)
    .where("date", "=", date)
    .executeTakeFirst();
  return row?.placed ?? 0;
}

type Station = Pick<ServicePoint, "bls" | "serviceCompany" | "postNLHub" | "hub">;

/** Cleaning company and parcel destination: the part that labels and locations share (API-29). */
export const stationOf = (point: ServicePointRow): Station => ({
  bls: point.bls,
  serviceCompany: point.service_company === null ? null : { display: point.service_company },
  postNLHub: point.postnl_hub_name === null ? null : { name: point.postnl_hub_name },
  hub: { name: point.hub_name },
});
