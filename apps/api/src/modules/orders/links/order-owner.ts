import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../orders-repository.ts";

/** A company or a location for which others place orders (MINE-13). */
export type Owner = {
  kind: "company" | "location";
  id: string;
  name: string;
  email: string;
  language: string;
  link_version: number;
};

const OWNERS = sql`(
  SELECT 'company' AS kind, id::text, name, email, language, link_version, NULL AS bls FROM companies
  UNION ALL
  SELECT 'location', id::text, company, email, language, link_version, bls FROM service_points) AS owners`;

export async function findOwner(db: Db, id: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`SELECT * FROM ${OWNERS} WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** The company or location that an order was placed for; undefined for a person's order. */
export async function ownerOf(db: Db, order: OrderRow): Promise<Owner | undefined> {
  const id = order.company_id ?? order.service_point_id;
  return id ? findOwner(db, id) : undefined;
}

/** Finds owners by id, by name, or by the five characters on a location's parcels. */
export async function findOwnersNamed(db: Db, name: string): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    SELECT * FROM ${OWNERS} WHERE id = lower(${name}) OR lower(name) = lower(${name})
      OR bls = upper(${name}) ORDER BY name, id`.execute(db);
  return rows;
}

/** Invalidates all earlier links to an owner's orders. */
export async function replaceOwnerLink(db: Db, { kind, id }: Owner): Promise<void> {
  await db
    .updateTable(kind === "company" ? "companies" : "service_points")
    .set({ link_version: sql<number>`link_version + 1` })
    .where("id", "=", id)
    .execute();
}
