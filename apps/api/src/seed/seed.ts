import { sql } from "kysely";
import { readFile } from "node:fs/promises";
import { hashPassword } from "../modules/accounts/password.ts";
import type { Db } from "../db/client.ts";
import { insertRecords } from "../db/insert-records.ts";
import type { Database } from "../db/schema.ts";
import { waitForOtherNodes } from "../db/migrate.ts";

/** `base` is what every installation starts with; `demo` adds people and places to try things with. */
export type SeedKind = "base" | "demo";

const BASE = ["cleaning_services", "prices", "config_prices", "business_services"] as const;
const DEMO = [
  "hubs",
  "hub_windows",
  "hub_closures",
  "service_areas",
  "addresses",
  "companies",
  "service_points",
  "promo_codes",
] as const;

export const DEMO_LOGIN = { email: "demo@waslijn.example", password: "schone-was-2026" };

/**
 * Fills empty tables from the files beside this one, each once: what a provider changed is never
 * overwritten, and what they removed does not come back.
 */
export async function seed(db: Db, kind: SeedKind): Promise<void> {
  const tables = kind === "demo" ? [...BASE, ...DEMO] : BASE;
  await db.transaction().execute(async (transaction) => {
    await waitForOtherNodes(transaction);
    const done = await transaction.selectFrom("seeded").select("table_name").execute();
    const isFilled = new Set(done.map(({ table_name }) => table_name));
    for (const table of tables.filter((name) => !isFilled.has(name))) {
      await fillIfEmpty(transaction, table);
      await transaction.insertInto("seeded").values({ table_name: table }).execute();
    }
    if (kind === "demo") await addDemoUser(transaction);
  });
}

async function fillIfEmpty(db: Db, table: keyof Database): Promise<void> {
  const { rows } = await sql<{
    filled: boolean;
  }>`SELECT EXISTS (SELECT FROM ${sql.table(table)}) AS filled`.execute(db);
  if (rows[0]?.filled) return;
  const records: object[] = JSON.parse(
    await readFile(new URL(`./${table}.json`, import.meta.url), "utf8"),
  );
  const columns = new Set(records.flatMap((record) => Object.keys(record)));
  if (records.length > 0) await insertRecords(table, [...columns], records).execute(db);
}

async function addDemoUser(db: Db): Promise<void> {
  const id = "7b7e7a52-6f0e-4c59-9d4e-0f5f5a1c0d01";
  const created_at = new Date("2026-01-05T09:00:00Z");
  const known = await db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();
  if (known) return;
  const added = await db
    .insertInto("users")
    .values({
      id,
      email: DEMO_LOGIN.email,
      password_hash: await hashPassword(DEMO_LOGIN.password),
      full_name: "Sanne de Vries",
      phone: "+31612345678",
      language: "nl",
      has_bag: true,
      created_at,
      confirmed_at: created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return;
  await db
    .insertInto("user_locations")
    .values({
      id: "7b7e7a52-6f0e-4c59-9d4e-0f5f5a1c0d02",
      user_id: id,
      location: JSON.stringify({
        address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
        city: "Haarlem",
        country: "Netherlands",
        lat: 52.3806,
        lon: 4.6373,
        postalCode: "2011DB",
        thoroughfare: "Lange Veerstraat",
        subThoroughfare: "18-A",
      }),
      created_at,
    })
    .execute();
}
