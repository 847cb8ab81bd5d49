import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../src/db/client.ts";

export type TestOrder = {
  number: string;
  pickup: string;
  delivery?: string;
  hub?: string;
  postalCode?: string;
  houseNumber?: string;
  name?: string;
  email?: string;
  notes?: string;
  userId?: string;
  device?: string;
};

/** Inserts the rows of placed orders; windows as `2026-11-17 08:00`. */
export async function placeTestOrders(db: Db, orders: TestOrder[]): Promise<void> {
  for (const order of orders) {
    const [pickupDate = "", pickupFrom = ""] = order.pickup.split(" ");
    const [deliveryDate, deliveryFrom] = order.delivery?.split(" ") ?? [];
    const hub = order.hub ?? "haarlem";
    const location = JSON.stringify({
      address: "Lange Veerstraat 18\n2011 DB Haarlem",
      city: "Haarlem",
      country: "Nederland",
      lat: null,
      lon: null,
      postalCode: order.postalCode ?? "2011DB",
      thoroughfare: "Lange Veerstraat",
      subThoroughfare: order.houseNumber ?? "18",
    });
    await db
      .insertInto("orders")
      .values({
        id: randomUUID(),
        number: order.number,
        kind: "consumer",
        hub_id: hub,
        user_id: order.userId ?? null,
        language: "nl",
        pickup_date: pickupDate,
        pickup_from: pickupFrom,
        pickup_at: new Date(toAmsterdamTimestamp(pickupDate, pickupFrom)),
        delivery_date: deliveryDate ?? null,
        delivery_from: deliveryFrom ?? null,
        delivery_at:
          deliveryDate && deliveryFrom
            ? new Date(toAmsterdamTimestamp(deliveryDate, deliveryFrom))
            : null,
        services: ["WF"],
        notes: order.notes ?? "",
        contact: JSON.stringify({
          name: order.name ?? "Jan Jansen",
          email: order.email ?? "jan@voorbeeld.example",
          phone: "+31 6 12345678",
        }),
        pickup_location: location,
        delivery_location: deliveryDate ? location : null,
        device: order.device ?? null,
        created_at: new Date("2026-11-14T10:00:00Z"),
      })
      .execute();
    const windows = [
      ["pickup", pickupDate, pickupFrom],
      ["delivery", deliveryDate, deliveryFrom],
    ].filter(([, date]) => date);
    for (const [kind, date, from] of windows) {
      await sql`INSERT INTO slots AS s (hub_id, kind, date, from_time, booked)
        VALUES (${hub}, ${kind}, ${date}, ${from}, 1)
        ON CONFLICT (hub_id, kind, date, from_time) DO UPDATE SET booked = s.booked + 1`.execute(
        db,
      );
    }
  }
}
