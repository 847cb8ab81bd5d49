import type { Db } from "../../../db/client.ts";

/** An order with the names of its company and location. */
export type NamedOrder = {
  contact: { name?: string | undefined };
  pickup_location: { address: string } | null;
  companyName: string | null;
  pointName: string | null;
  pointAddress: string | null;
};

/** The customer's name as staff sees it: a location, a company, or the person. */
export const customerOf = ({ pointName, companyName, contact }: NamedOrder): string =>
  pointName ?? companyName ?? contact.name ?? "";

/** `2011 DB Haarlem`: the last line of an address; a location's is one line. */
export const placeOf = ({ pickup_location: location, pointAddress }: NamedOrder): string =>
  (location?.address.split("\n") ?? pointAddress?.split(", "))?.at(-1) ?? "";

/** Customer names by order number. */
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
