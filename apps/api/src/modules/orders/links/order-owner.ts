import { sql } from "kysely";
import type { Db } from "../../../db/client.ts";
import type { OrderRow } from "../orders-repository.ts";

/** A company or a location, whose orders others place for it (MINE-13). */
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

/** The company or location that an order was placed for, if it was not a person. */
export async function ownerOf(db: Db, order: OrderRow): Promise<Owner | undefined> {
  const id = order.company_id ?? order.service_point_id;
  return id ? findOwner(db, id) : undefined;
}

/** By id, name, or the five characters that a location's parcels carry. */
export async function findOwnersNamed(db: Db, name: string): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    SELECT * FROM ${OWNERS} WHERE id = lower(${name}) OR lower(name) = lower(${name})
      OR bls = upper(${name}) ORDER BY name, id`.execute(db);
  return rows;
}

/** Makes every link that leads to an owner's orders so far worthless. */
export async function replaceOwnerLink(db: Db, { kind, id }: Owner): Promise<void> {
  await db
    .updateTable(kind === "company" ? "companies" : "service_points")
    .set({ link_version: sql<number>`link_version + 1` })
    .where("id", "=", id)
    .execute();
}
