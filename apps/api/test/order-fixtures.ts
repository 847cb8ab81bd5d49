import { randomUUID } from "node:crypto";
import type { UserLocation } from "@waslijn/contract/customer/locations";
import type { OrderBody } from "@waslijn/contract/customer/orders";
import type { TestApp } from "./test-app.ts";
import { signAccessToken } from "../src/http/access-token.ts";
import type { Bearer } from "../src/http/principal.ts";

export const HOME: UserLocation = {
  address: "Lange Veerstraat 18-A\n2011 DB Haarlem",
  city: "Haarlem",
  country: "Netherlands",
  lat: 52.3806,
  lon: 4.6373,
  postalCode: "2011DB",
  thoroughfare: "Lange Veerstraat",
  subThoroughfare: "18-A",
};

/** Tuesday morning to Thursday morning, seen from Sunday 15 November 2026. */
export const PICKUP = "2026-11-17T08:00:00+01:00";
export const DELIVERY = "2026-11-19T08:00:00+01:00";

type Changes = { user?: Partial<OrderBody["user"]>; order?: Partial<OrderBody["order"]> };

/** An order of a customer with a bag: one without waits for the post, which arrives on Wednesday. */
export function consumerOrder({ user, order }: Changes = {}): OrderBody {
  return {
    user: {
      email: `klant-${randomUUID()}@mail.example`,
      language: "nl",
      plainPassword: "lakens-op-de-lijn",
      phone: "06 87654321",
      name: "Noor Bakker",
      fullName: "Noor Bakker",
      hasBag: true,
      ...user,
    },
    order: {
      notes: "",
      couponCode: "",
      pickupTime: PICKUP,
      deliveryTime: DELIVERY,
      pickupLocation: HOME,
      deliveryLocation: HOME,
      cleaningServices: ["DC", "WF"],
      data: {},
      ...order,
    },
  };
}

export function wizardOrder(b2bType: "re-use" | "re-cover", changes: Changes = {}): OrderBody {
  const { deliveryTime, deliveryLocation, ...order } = consumerOrder().order;
  return {
    user: { hasBag: true, ...changes.user },
    order: {
      ...order,
      ...(b2bType === "re-use" && { deliveryTime, deliveryLocation }),
      cleaningServices: ["IO"],
      data: { contact: { name: "Femke Smit", email: "femke@leeuw.example", phone: "0235551234" } },
      b2bType,
      ...changes.order,
    },
  };
}

export const guest = (): Bearer => ({ kind: "guest", sessionId: randomUUID(), device: "a-device" });

export async function bearer({ deps }: Pick<TestApp, "deps">, who: Bearer): Promise<string> {
  const ends = new Date(deps.clock.now().getTime() + 1_800_000);
  return `Bearer ${await signAccessToken(deps, who, ends)}`;
}

type Placement = { as?: Bearer; key?: string; device?: string; language?: string };

/** Posts an order, as a new guest by default. */
export async function post(
  it: Pick<TestApp, "app" | "deps">,
  path: string,
  payload: object,
  { as = guest(), key, device = "device-0001", language = "en" }: Placement = {},
) {
  return it.app.inject({
    method: "POST",
    url: `/api${path}`,
    payload,
    headers: {
      authorization: await bearer(it, as),
      "accept-language": language,
      "x-device-web-id": device,
      ...(key && { "idempotency-key": key }),
    },
  });
}

export async function countRows(
  { deps }: { deps: Pick<TestApp["deps"], "db"> },
  table: "orders" | "outbox" | "users" | "user_locations" | "idempotency" | "daily_counts",
): Promise<number> {
  const row = await deps.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return row.rows;
}

export async function bookedIn(
  { deps }: Pick<TestApp, "deps">,
  kind: string,
  date: string,
  from: string,
  hub = "haarlem",
): Promise<number> {
  const row = await deps.db
    .selectFrom("slots")
    .select("booked")
    .where("hub_id", "=", hub)
    .where("kind", "=", kind)
    .where("date", "=", date)
    .where("from_time", "=", from)
    .executeTakeFirst();
  return row?.booked ?? 0;
}

/** The mails queued for an order. */
export async function mailsOf({ deps }: Pick<TestApp, "deps">, orderId: string) {
  const mails = await deps.db
    .selectFrom("outbox")
    .selectAll()
    .orderBy("kind")
    .orderBy("created_at")
    .execute();
  return mails.filter(
    (mail) => mail.channel === "mail" && "orderId" in mail.data && mail.data.orderId === orderId,
  );
}
