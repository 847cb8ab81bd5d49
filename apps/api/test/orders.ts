import type { Insertable } from "kysely";
import { randomUUID } from "node:crypto";
import type { Database } from "../src/db/schema.ts";
import type { TestApp } from "./test-app.ts";

/** Inserts an order row as placing one would, for tests of later steps. */
export async function addOrder(
  it: TestApp,
  changes: Partial<Insertable<Database["orders"]>> = {},
): Promise<string> {
  const id = randomUUID();
  const location = JSON.stringify({
    address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
    city: "Haarlem",
    country: "Netherlands",
    lat: null,
    lon: null,
    postalCode: "2011DB",
    thoroughfare: "Lange Veerstraat",
    subThoroughfare: "18-A",
  });
  await it.deps.db
    .insertInto("orders")
    .values({
      id,
      number: `W-${id.slice(0, 8)}`,
      kind: "consumer",
      hub_id: "haarlem",
      language: "nl",
      pickup_date: "2026-11-17",
      pickup_from: "08:00",
      delivery_date: "2026-11-19",
      delivery_from: "18:00",
      pickup_at: new Date("2026-11-17T08:00:00+01:00"),
      delivery_at: new Date("2026-11-19T18:00:00+01:00"),
      services: ["DC", "WF"],
      contact: JSON.stringify({
        name: "Anna Bakker",
        email: "anna@example.nl",
        phone: "0612345678",
      }),
      pickup_location: location,
      delivery_location: location,
      has_bag: false,
      created_at: it.deps.clock.now(),
      ...changes,
    })
    .execute();
  return id;
}
