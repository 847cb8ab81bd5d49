import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { bookedIn, countRows, mailsOf } from "../../../test/order-fixtures.ts";

const B2B = {
  code: "8120",
  pickupTime: "2026-11-17T08:00:00+01:00",
  deliveryTime: "2026-11-19T08:00:00+01:00",
  services: ["bed-linen", "table-linen"],
  pickupPacksQty: 3,
};

describe.each(DATABASE_KINDS)("orders by code on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const post = (path: string, payload: object, headers = {}) =>
    it.app.inject({ method: "POST", url: `/api${path}`, payload, headers });
  const orderOf = (id: string) =>
    it.deps.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("a drop-off takes the first window with room [API-30] [CODE-20]", async () => {
    const answer = await post("/orders/retail/no-terminal", { code: "7430" });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^W-\d+$/),
      pickupTime: "2026-11-16T08:00:00+01:00",
      frames: { pickup: { from: "2026-11-16T08:00:00+01:00", to: "2026-11-16T10:00:00+01:00" } },
      link: expect.stringMatching(/^\/\w\w\/orders\/[\w-]{43}$/),
    });
    expect(await orderOf(answer.json().id)).toMatchObject({
      kind: "retail",
      hub_id: "haarlem",
      service_point_id: "5e6f1c2a-9b3d-4e7f-8a1b-18eb7230f068",
      delivery_date: null,
    });
  });

  test("the location is mailed", async () => {
    const { id } = (await post("/order-collections", { code: "5051" })).json();
    const mails = await mailsOf(it, id);
    expect(mails).toMatchObject([
      { kind: "location-order", recipient: "werkplaats@fietsendom.example" },
    ]);
  });

  test("a full window is passed over for the next one", async () => {
    await it.deps.db
      .insertInto("slots")
      .values(
        ["08:00", "10:00"].map((from_time) => ({
          hub_id: "den-haag",
          kind: "pickup",
          date: "2026-11-16",
          from_time,
          booked: 100,
        })),
      )
      .execute();
    const answer = await post("/orders/retail/no-terminal", { code: "0012" });
    expect(answer.json().pickupTime).toBe("2026-11-16T12:00:00+01:00");
  });

  test("more orders at once than a window holds go on to the next, none is refused", async () => {
    await it.deps.db
      .updateTable("hub_windows")
      .set({ capacity: 4 })
      .where("hub_id", "=", "utrecht")
      .execute();
    await it.deps.db.deleteFrom("slots").where("hub_id", "=", "utrecht").execute();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post("/orders/retail/no-terminal", { code: "5051" })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    const booked = await Promise.all(
      ["08:00", "10:00", "12:00"].map((from) =>
        bookedIn(it, "pickup", "2026-11-16", from, "utrecht"),
      ),
    );
    expect(booked).toEqual([4, 4, 2]);
  });

  test("collections are counted against the limit of the day, which every answer tells [API-31] [CODE-25]", async () => {
    const counts = [];
    for (let time = 0; time < 3; time++) {
      counts.push((await post("/order-collections", { code: "4418" })).json().collections);
    }
    expect(counts).toEqual([
      { placed: 1, limit: 3 },
      { placed: 2, limit: 3 },
      { placed: 3, limit: 3 },
    ]);
    const refused = await post("/order-collections", { code: "4418" });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { type: "items_limit_reached", extra: { limit: 3 } },
    ]);
    const point = await it.app.inject({ url: "/api/service-points/by-code/4418" });
    expect(point.json().collections).toEqual({ placed: 3, limit: 3 });
  });

  test("drop-offs of a location and day are capped", async () => {
    await it.deps.db
      .updateTable("service_points")
      .set({ daily_limit: 1 })
      .where("code", "=", "0012")
      .execute();
    const refused = await post("/orders/retail/no-terminal", { code: "0012" });
    expect([refused.statusCode, refused.json().type]).toEqual([429, "orders_limit_reached"]);
  });

  test("a business location orders services and bags in two windows [API-32] [B2B-17]", async () => {
    const answer = await post("/orders/b2b", B2B);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      number: expect.stringMatching(/^W-/),
      status: "placed",
      services: ["bed-linen", "table-linen"],
      pickupPacksQty: 3,
      pickupTime: B2B.pickupTime,
      deliveryTime: B2B.deliveryTime,
    });
    expect(await orderOf(answer.json().id)).toMatchObject({
      kind: "b2b",
      bags: 3,
      hub_id: "haarlem",
    });
  });

  test.each([
    ["a service we do not have", { services: ["ironing-board"] }, "validation_failed"],
    ["no service", { services: [] }, "validation_failed"],
    ["no bag", { pickupPacksQty: 0 }, "validation_failed"],
    ["half a bag", { pickupPacksQty: 1.5 }, "validation_failed"],
    ["a delivery too soon", { deliveryTime: "2026-11-18T08:00:00+01:00" }, "slot_not_offered"],
    ["a pickup in the past", { pickupTime: "2026-11-13T08:00:00+01:00" }, "slot_not_offered"],
    ["no delivery", { deliveryTime: undefined }, "validation_failed"],
  ])("a business order with %s is refused [RULE-16]", async (_name, changes, type) => {
    const answer = await post("/orders/b2b", { ...B2B, ...changes });
    expect([answer.statusCode, answer.json().type]).toEqual([422, type]);
  });

  test("a full window of a business order is a conflict", async () => {
    const full = {
      hub_id: "haarlem",
      kind: "pickup",
      date: "2026-11-18",
      from_time: "08:00",
      booked: 12,
    };
    await it.deps.db.insertInto("slots").values(full).execute();
    const answer = await post("/orders/b2b", {
      ...B2B,
      pickupTime: "2026-11-18T08:00:00+01:00",
      deliveryTime: "2026-11-20T08:00:00+01:00",
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { type: "slot_taken", extra: { window: "pickup" } },
    ]);
  });

  test.each([
    ["/orders/retail/no-terminal", { code: "8120" }],
    ["/order-collections", { code: "0000" }],
    ["/orders/b2b", { ...B2B, code: "0012" }],
  ])("%s does not know the code of another kind", async (path, body) => {
    const before = await countRows(it, "orders");
    const answer = await post(path, body);
    expect([answer.statusCode, answer.json().type]).toEqual([404, "location_not_found"]);
    expect(await countRows(it, "orders")).toBe(before);
  });
});
