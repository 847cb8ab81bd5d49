import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { DEMO_LOGIN } from "../../seed/seed.ts";
import type { Bearer } from "../../http/principal.ts";
import { verifyPassword } from "../accounts/password.ts";
import { findUserByEmail, listLocations } from "../accounts/users-repository.ts";
import {
  bookedIn,
  consumerOrder,
  countRows,
  HOME,
  mailsOf,
  post,
} from "../../../test/order-fixtures.ts";

const DEMO_USER: Bearer = {
  kind: "user",
  sessionId: "s",
  device: "a-device",
  userId: "7b7e7a52-6f0e-4c59-9d4e-0f5f5a1c0d01",
};

describe.each(DATABASE_KINDS)("POST /orders on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const orderOf = (id: string) =>
    it.deps.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  test("answers number, services, windows and status [API-33]", async () => {
    const answer = await post(it, "/orders", consumerOrder());
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^W-\d{5,}$/),
      status: "placed",
      services: ["DC", "WF"],
      pickupTime: "2026-11-17T08:00:00+01:00",
      deliveryTime: "2026-11-19T08:00:00+01:00",
      frames: {
        pickup: { from: "2026-11-17T08:00:00+01:00", to: "2026-11-17T10:00:00+01:00" },
        delivery: { from: "2026-11-19T08:00:00+01:00", to: "2026-11-19T10:00:00+01:00" },
      },
      link: expect.stringMatching(/^\/en\/orders\/[\w-]{43}$/),
    });
  });

  test("an order, its account and its mails have ids of one moment, and lie together in indexes", async () => {
    const began = Date.now();
    const body = consumerOrder({ user: { email: "moment@was.example" } });
    const { id } = (await post(it, "/orders", body)).json();
    const { user_id } = await orderOf(id);
    const [mail] = await it.deps.db
      .selectFrom("outbox")
      .select("id")
      .where(sql<boolean>`data->>'orderId' = ${id}`)
      .execute();
    for (const row of [id, user_id, mail?.id]) {
      const moment = parseInt(String(row).replace("-", "").slice(0, 12), 16);
      expect(moment).toBeGreaterThanOrEqual(began);
      expect(moment).toBeLessThanOrEqual(Date.now());
    }
  });

  test("makes the account with the first order, its address and its bag [API-35]", async () => {
    const body = consumerOrder({
      user: { email: "Noor@Was.example", hasBag: null },
      order: {
        pickupTime: "2026-11-18T08:00:00+01:00",
        deliveryTime: "2026-11-20T08:00:00+01:00",
      },
    });
    const { id } = (await post(it, "/orders", body)).json();
    const user = await findUserByEmail(it.deps.db, "noor@was.example");
    expect(user).toMatchObject({ full_name: "Noor Bakker", phone: "+31687654321", has_bag: true });
    expect(await verifyPassword("lakens-op-de-lijn", user?.password_hash ?? "")).toBe(true);
    expect(await listLocations(it.deps.db, user?.id ?? "")).toEqual([HOME]);
    expect(await orderOf(id)).toMatchObject({
      kind: "consumer",
      user_id: user?.id,
      hub_id: "haarlem",
      pickup_date: "2026-11-18",
      pickup_from: "08:00",
      delivery_date: "2026-11-20",
      has_bag: null,
      pickup_location: HOME,
      delivery_location: HOME,
      device: "device-0001",
    });
  });

  test("keeps the instants that the timestamps name, whatever their offset [API-37]", async () => {
    const body = consumerOrder({
      order: { pickupTime: "2026-11-17T09:00:00Z", deliveryTime: "2026-11-19T04:00:00-05:00" },
    });
    const placed = (await post(it, "/orders", body)).json();
    expect(placed.pickupTime).toBe("2026-11-17T10:00:00+01:00");
    const order = await orderOf(placed.id);
    expect(order.pickup_at.toISOString()).toBe("2026-11-17T09:00:00.000Z");
    expect([order.delivery_date, order.delivery_from]).toEqual(["2026-11-19", "10:00"]);
  });

  test("leaves one confirmation to send, in the customer's language", async () => {
    const body = consumerOrder({ user: { email: "mail@was.example", language: "en" } });
    const { id } = (await post(it, "/orders", body, { language: "nl" })).json();
    expect(await mailsOf(it, id)).toMatchObject([
      {
        kind: "order-confirmation",
        recipient: "mail@was.example",
        language: "en",
        next_attempt_at: it.deps.clock.now(),
      },
    ]);
  });

  test("places an order of a known e-mail as a guest's and tells nothing of the account", async () => {
    const before = await findUserByEmail(it.deps.db, DEMO_LOGIN.email);
    const body = consumerOrder({ user: { email: DEMO_LOGIN.email.toUpperCase() } });
    const answer = await post(it, "/orders", body);
    expect(answer.statusCode).toBe(201);
    expect((await orderOf(answer.json().id)).user_id).toBeNull();
    expect(await findUserByEmail(it.deps.db, DEMO_LOGIN.email)).toEqual(before);
    expect(await listLocations(it.deps.db, before?.id ?? "")).toHaveLength(1);
    const [mail] = await mailsOf(it, answer.json().id);
    expect(mail?.recipient).toBe(DEMO_LOGIN.email.toUpperCase());
  });

  test("takes name and phone of a logged-in user from the account, and goes where the order says", async () => {
    const body = consumerOrder({
      user: { email: "someone@else.example", fullName: "Other", phone: "1", hasBag: null },
      order: {
        pickupLocation: { ...HOME, subThoroughfare: "99" },
        deliveryLocation: { ...HOME, subThoroughfare: "99" },
      },
    });
    const users = await countRows(it, "users");
    const { id } = (await post(it, "/orders", body, { as: DEMO_USER })).json();
    expect(await orderOf(id)).toMatchObject({
      user_id: DEMO_USER.userId,
      contact: { name: "Sanne de Vries", email: DEMO_LOGIN.email, phone: "+31612345678" },
      pickup_location: { ...HOME, subThoroughfare: "99" },
      has_bag: true,
    });
    expect(await countRows(it, "users")).toBe(users);
  });

  test("no longer waits for the bag at the second order", async () => {
    const early = {
      pickupTime: "2026-11-17T08:00:00+01:00",
      deliveryTime: "2026-11-19T08:00:00+01:00",
    };
    const user = { hasBag: null };
    const asGuest = await post(it, "/orders", consumerOrder({ user, order: early }));
    expect([asGuest.statusCode, asGuest.json()]).toMatchObject([
      422,
      { type: "slot_not_offered", extra: { window: "pickup" } },
    ]);
    const body = consumerOrder({ user: { email: "tweede@was.example" } });
    await post(it, "/orders", body);
    const customer = await findUserByEmail(it.deps.db, "tweede@was.example");
    const as: Bearer = { kind: "user", sessionId: "s", device: "d", userId: customer?.id ?? "" };
    const second = await post(it, "/orders", consumerOrder({ user, order: early }), { as });
    expect(second.statusCode, second.body).toBe(201);
  });

  test.each([
    ["missing", undefined, "password_required"],
    ["empty", "", "password_required"],
    ["of eight characters", "abcd-fgh", "validation_failed"],
    ["that everyone has", "wachtwoord1", "common_password"],
  ])("refuses a password %s [RULE-07]", async (_name, plainPassword, type) => {
    const body = consumerOrder({ user: { plainPassword } });
    const answer = await post(it, "/orders", body);
    expect([answer.statusCode, answer.json().type]).toEqual([422, type]);
  });

  test("takes a password of nine characters [RULE-07]", async () => {
    const answer = await post(
      it,
      "/orders",
      consumerOrder({ user: { plainPassword: "xq7-vwzpl" } }),
    );
    expect(answer.statusCode).toBe(201);
  });

  test.each(["email", "phone", "name"] as const)("names a missing %s of a guest", async (field) => {
    const body = consumerOrder({
      user: { [field]: undefined, ...(field === "name" && { fullName: "" }) },
    });
    const answer = await post(it, "/orders", body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().extra.fields[0].field).toBe(
      field === "name" ? "user.fullName" : `user.${field}`,
    );
  });

  test.each([
    ["NOSUCHCODE", "coupon_unknown"],
    ["lente26", "coupon_expired"],
  ])("refuses the promo code %s by name", async (couponCode, type) => {
    const answer = await post(it, "/orders", consumerOrder({ order: { couponCode } }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { type, extra: { fields: [{ field: "order.couponCode" }] } },
    ]);
  });

  test("keeps a good promo code in capitals and the note as typed", async () => {
    const order = { couponCode: " welkom10 ", notes: "Bel aan bij de buren" };
    const { id } = (await post(it, "/orders", consumerOrder({ order }))).json();
    expect(await orderOf(id)).toMatchObject({
      coupon_code: "WELKOM10",
      notes: "Bel aan bij de buren",
    });
  });

  test.each([
    ["in the past", "2026-11-13T08:00:00+01:00", "2026-11-19T08:00:00+01:00", "pickup"],
    ["on a Sunday", "2026-11-22T08:00:00+01:00", "2026-11-25T08:00:00+01:00", "pickup"],
    ["on a closed day", "2026-12-05T08:00:00+01:00", "2026-12-09T08:00:00+01:00", "pickup"],
    ["between windows", "2026-11-17T09:00:00+01:00", "2026-11-19T10:00:00+01:00", "pickup"],
    ["a second into a window", "2026-11-17T08:00:01+01:00", "2026-11-19T10:00:00+01:00", "pickup"],
    ["beyond the horizon", "2026-12-08T08:00:00+01:00", "2026-12-10T08:00:00+01:00", "pickup"],
    ["before the bag arrives", "2026-11-17T08:00:00+01:00", "2026-11-19T08:00:00+01:00", "pickup"],
    ["before the turnaround", "2026-11-17T10:00:00+01:00", "2026-11-19T08:00:00+01:00", "delivery"],
    ["on the pickup's day", "2026-11-17T08:00:00+01:00", "2026-11-17T08:00:00+01:00", "delivery"],
    [
      "over a weekend too soon",
      "2026-11-20T08:00:00+01:00",
      "2026-11-23T18:00:00+01:00",
      "delivery",
    ],
    ["on a Sunday after it", "2026-11-17T08:00:00+01:00", "2026-11-22T08:00:00+01:00", "delivery"],
  ])("does not book a window %s [TIME-03]", async (_name, pickupTime, deliveryTime, window) => {
    const answer = await post(
      it,
      "/orders",
      consumerOrder({
        user: { hasBag: window === "pickup" ? null : true },
        order: { pickupTime, deliveryTime },
      }),
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { type: "slot_not_offered", extra: { window } },
    ]);
  });

  test("does not book a window that only another hub has", async () => {
    await it.deps.db
      .deleteFrom("hub_windows")
      .where("hub_id", "=", "utrecht")
      .where("from_time", "=", "08:00")
      .execute();
    const inUtrecht = { ...HOME, postalCode: "3511LN" };
    const order = { pickupLocation: inUtrecht, deliveryLocation: inUtrecht };
    const answer = await post(it, "/orders", consumerOrder({ order }));
    expect([answer.statusCode, answer.json().type]).toEqual([422, "slot_not_offered"]);
  });

  test("does not come to a postal code outside the area", async () => {
    const far = { ...HOME, postalCode: "9711LM" };
    const order = { pickupLocation: far, deliveryLocation: far };
    const answer = await post(it, "/orders", consumerOrder({ order }));
    expect([answer.statusCode, answer.json().type]).toEqual([422, "outside_service_area"]);
  });

  test("comes to a new area from the moment it is added", async () => {
    await post(it, "/orders", consumerOrder());
    await it.deps.db
      .insertInto("service_areas")
      .values({ first_code: 2132, last_code: 2134, hub_id: "haarlem" })
      .execute();
    const near = { ...HOME, postalCode: "2132 WT" };
    const order = { pickupLocation: near, deliveryLocation: near };
    const answer = await post(it, "/orders", consumerOrder({ order }));
    expect(answer.statusCode, answer.body).toBe(201);
  });

  test("wants the delivery where the pickup is, and a delivery time [API-38]", async () => {
    const elsewhere = consumerOrder({
      order: { deliveryLocation: { ...HOME, city: "Heemstede" } },
    });
    expect((await post(it, "/orders", elsewhere)).json().extra.fields).toEqual([
      { field: "order.deliveryLocation", rule: "same_as_pickup" },
    ]);
    const without = consumerOrder({ order: { deliveryTime: undefined } });
    expect((await post(it, "/orders", without)).json().extra.fields).toEqual([
      { field: "order.deliveryTime", rule: "required" },
    ]);
  });

  test("leaves nothing behind when one of the windows is full", async () => {
    const full = {
      hub_id: "haarlem",
      kind: "delivery",
      date: "2026-11-26",
      from_time: "18:00",
      booked: 12,
    };
    await it.deps.db.insertInto("slots").values(full).execute();
    const tables = ["orders", "outbox", "users", "user_locations", "idempotency"] as const;
    const counts = () => Promise.all(tables.map((table) => countRows(it, table)));
    const before = await counts();
    const order = {
      pickupTime: "2026-11-24T18:00:00+01:00",
      deliveryTime: "2026-11-26T18:00:00+01:00",
    };
    const answer = await post(it, "/orders", consumerOrder({ order }), { key: "full-window" });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        type: "slot_taken",
        title: "Someone was just ahead of you: this time is taken. Choose another one.",
        extra: { window: "delivery" },
      },
    ]);
    expect(await counts()).toEqual(before);
    expect(await bookedIn(it, "pickup", "2026-11-24", "18:00")).toBe(0);
  });

  test("needs a token", async () => {
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/orders",
      payload: consumerOrder(),
    });
    expect([answer.statusCode, answer.json().type]).toEqual([401, "unauthorized"]);
  });

  test.each([
    "2026-11-17T08:00:99+01:00",
    "2026-11-17T08:00:00+99:00",
    "2026-02-30T08:00:00+01:00",
  ])("refuses %s, which is no moment", async (pickupTime) => {
    const answer = await post(it, "/orders", consumerOrder({ order: { pickupTime } }));
    expect([answer.statusCode, answer.json().type]).toEqual([422, "validation_failed"]);
  });
});
