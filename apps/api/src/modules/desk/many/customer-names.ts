import type { Db } from "../../../db/client.ts";
import { customerOf } from "../../orders/views/whose-order.ts";

/** Whom each of these orders is for, by its number. */
export async function namesOf(db: Db, numbers: string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("orders")
    .leftJoin("companies", "companies.id", "orders.company_id")
    .leftJoin("service_points", "service_points.id", "orders.service_point_id")
    .select([
      "orders.number",
      "orders.contact",
      "orders.pickup_location",
      "companies.name as companyName",
      "service_points.company as pointName",
      "service_points.address_line as pointAddress",
    ])
    .where("orders.number", "in", numbers)
    .execute();
  return new Map(rows.map((row) => [row.number, customerOf(row)]));
}
