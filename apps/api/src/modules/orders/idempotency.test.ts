import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Clock } from "../../clock.ts";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { bookedIn, consumerOrder, countRows, post } from "../../../test/order-fixtures.ts";

describe.each(DATABASE_KINDS)("Idempotency-Key on %s", (kind) => {
  let it: TestApp;
  let now = new Date(TEST_NOW);
  const clock: Clock = { now: () => now };
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());

  const without = (body: ReturnType<typeof consumerOrder>) => {
    const { plainPassword: _, ...user } = body.user;
    return { ...body, user };
  };

  test("gives the same order to the same key and body, with a new token and without the password", async () => {
    const body = consumerOrder();
    const orders = await countRows(it, "orders");
    const first = await post(it, "/orders", body, { key: "draft-00001" });
    const again = await post(it, "/orders", body, { key: "draft-00001" });
    const afterReload = await post(it, "/orders", without(body), { key: "draft-00001" });
    expect([first, again, afterReload].map((one) => one.statusCode)).toEqual([201, 201, 201]);
    expect(again.body).toBe(first.body);
    expect(afterReload.body).toBe(first.body);
    expect(await countRows(it, "orders")).toBe(orders + 1);
  });

  test("refuses the same key with another body", async () => {
    await post(it, "/orders", consumerOrder(), { key: "draft-00002" });
    const other = await post(it, "/orders", consumerOrder(), { key: "draft-00002" });
    expect([other.statusCode, other.json().type]).toEqual([422, "idempotency_mismatch"]);
    const broken = consumerOrder({ user: { plainPassword: "short" } });
    expect((await post(it, "/orders", broken, { key: "draft-00002" })).json().type).toBe(
      "idempotency_mismatch",
    );
  });

  test("asks for the password where nothing was placed yet", async () => {
    const answer = await post(it, "/orders", without(consumerOrder()), { key: "draft-00003" });
    expect([answer.statusCode, answer.json().type]).toEqual([422, "password_required"]);
  });

  test("belongs to one device and one route", async () => {
    const body = consumerOrder();
    const first = await post(it, "/orders", body, { key: "draft-00004" });
    const elsewhere = await post(it, "/orders", body, {
      key: "draft-00004",
      device: "device-0002",
    });
    expect(elsewhere.json().number).not.toBe(first.json().number);
    const route = await post(it, "/order-collections", { code: "7430" }, { key: "draft-00004" });
    expect(route.statusCode).toBe(201);
  });

  test("is not used up by a refusal", async () => {
    const bad = consumerOrder({ order: { couponCode: "NOPE" } });
    const key = "draft-00005";
    expect((await post(it, "/orders", bad, { key })).json().type).toBe("coupon_unknown");
    const good = { ...bad, order: { ...bad.order, couponCode: "" } };
    expect((await post(it, "/orders", good, { key })).statusCode).toBe(201);
  });

  test("gives the answer again where the same would be refused by now", async () => {
    const body = consumerOrder({
      order: { pickupTime: "2026-11-20T18:00:00+01:00", deliveryTime: "2026-11-24T18:00:00+01:00" },
    });
    const first = await post(it, "/orders", body, { key: "draft-00006" });
    const full = { hub_id: "haarlem", kind: "pickup", date: "2026-11-20", from_time: "18:00" };
    await it.deps.db
      .updateTable("slots")
      .set({ booked: 12 })
      .where("date", "=", full.date)
      .execute();
    expect((await post(it, "/orders", body, { key: "draft-00006" })).body).toBe(first.body);
    expect(
      (await post(it, "/orders", consumerOrder(body), { key: "draft-00007" })).statusCode,
    ).toBe(409);
  });

  test("works for codes too: the counter stands still and the answer is the same", async () => {
    const place = (key: string) => post(it, "/order-collections", { code: "4418" }, { key });
    const first = await place("collect-1");
    const again = await place("collect-1");
    expect(again.body).toBe(first.body);
    await place("collect-2");
    await place("collect-3");
    expect((await place("collect-4")).json().type).toBe("items_limit_reached");
    expect((await place("collect-3")).json().collections).toEqual({ placed: 3, limit: 3 });
  });

  test("is one order when it is sent fifty times at once", async () => {
    const body = consumerOrder({
      order: { pickupTime: "2026-11-23T08:00:00+01:00", deliveryTime: "2026-11-25T08:00:00+01:00" },
    });
    const orders = await countRows(it, "orders");
    const mails = await countRows(it, "outbox");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(it, "/orders", body, { key: "all-at-once" })),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await countRows(it, "orders")).toBe(orders + 1);
    // The confirmation, and the text that asks to verify the phone.
    expect(await countRows(it, "outbox")).toBe(mails + 2);
    expect(await bookedIn(it, "pickup", "2026-11-23", "08:00")).toBe(1);
  });

  test("keeps no word of the body, only a keyed fingerprint", async () => {
    const body = consumerOrder({ user: { email: "vingerafdruk@was.example" } });
    await post(it, "/orders", body, { key: "draft-00008" });
    const rows = await it.deps.db.selectFrom("idempotency").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/vingerafdruk|lakens|Veerstraat|87654321/);
  });

  test.each([
    ["a short key", { key: "short" }, "idempotency-key"],
    ["a device id that is none", { key: "draft-00009", device: "é" }, "x-device-web-id"],
  ])("refuses %s by name", async (_name, placement, field) => {
    const answer = await post(it, "/orders", consumerOrder(), placement);
    expect(answer.json().extra.fields[0].field).toBe(field);
  });

  test("wants the device's id with a key, and neither of them otherwise", async () => {
    const keyed = await it.app.inject({
      method: "POST",
      url: "/api/order-collections",
      payload: { code: "7430" },
      headers: { "idempotency-key": "draft-00010" },
    });
    expect(keyed.json().extra.fields).toEqual([{ field: "x-device-web-id", rule: "required" }]);
    const bare = await it.app.inject({
      method: "POST",
      url: "/api/order-collections",
      payload: { code: "7430" },
    });
    expect(bare.statusCode).toBe(201);
  });

  test("is forgotten after a day", async () => {
    const body = consumerOrder({
      order: { pickupTime: "2026-11-24T08:00:00+01:00", deliveryTime: "2026-11-26T08:00:00+01:00" },
    });
    const first = await post(it, "/orders", body, { key: "draft-00011" });
    now = new Date(now.getTime() + 24 * 3_600_000);
    const later = await post(it, "/orders", body, { key: "draft-00011" });
    expect(later.statusCode).toBe(201);
    expect(later.json().number).not.toBe(first.json().number);
  });

  test("of a shop's tablet is known for a month, and can be asked for before it is sent again [CODE-05]", async () => {
    const placement = { key: "tablet-00001", device: "a-tablet-0001" };
    const ask = (device = placement.device, kind = "collection") =>
      it.app.inject({
        url: `/api/orders/by-key/${kind}/${placement.key}`,
        headers: { "x-device-web-id": device, "accept-language": "en" },
      });
    expect((await ask()).statusCode).toBe(404);
    const first = await post(it, "/order-collections", { code: "7430" }, placement);
    now = new Date(now.getTime() + 29 * 24 * 3_600_000);
    await cleanUp(it.deps);
    expect((await ask()).json()).toEqual(first.json());
    expect((await ask("another-tablet")).statusCode).toBe(404);
    expect((await ask(placement.device, "retail")).statusCode).toBe(404);
    const again = await post(it, "/order-collections", { code: "7430" }, placement);
    expect(again.json()).toEqual(first.json());
  });
});
