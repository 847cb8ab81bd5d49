import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { bookedIn, DELIVERY, PICKUP } from "../../../../test/order-fixtures.ts";
import {
  ask,
  by,
  change,
  livesOf,
  placeOrder,
  rowOf,
  view,
  wrongWindows,
} from "../../../../test/order-life.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { cancelOrder } from "./cancel-order.ts";
import { changeWindows } from "./change-windows.ts";
import { deliver, markReady, pickUp, missStop } from "./handle-order.ts";

const LATER_PICKUP = "2026-11-18T10:00:00+01:00";
const LATER_DELIVERY = "2026-11-20T10:00:00+01:00";
/** Inside eight hours before the test order's pickup. */
const EARLY_THAT_DAY = "2026-11-17T03:00:00+01:00";

describe.each(DATABASE_KINDS)("changing an order on %s", (kind) => {
  let it: TestApp;
  let clock: MovableClock;
  beforeAll(async () => {
    clock = new MovableClock();
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 20 }).execute();
    await it.deps.db
      .updateTable("hub_windows")
      .set({ capacity: 5 })
      .where("kind", "=", "delivery")
      .execute();
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    // Events cannot be deleted; orders of other tests are cancelled, so that they do not occupy windows.
    await sql`UPDATE slots SET booked = 0`.execute(it.deps.db);
    await sql`UPDATE orders SET status = 'cancelled'`.execute(it.deps.db);
  });
  afterAll(() => it.close());

  test("a delivery moves: the new window is taken, the old one is free again at once [LIFE-05][LIFE-12]", async () => {
    const order = await placeOrder(it);
    const answer = await change(it, order, { version: 1, deliveryTime: LATER_DELIVERY });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      version: 2,
      delivery: { date: "2026-11-20", from: "10:00", to: "12:00" },
      history: [{ kind: "placed" }, { kind: "windows-changed" }],
    });
    expect(await bookedIn(it, "delivery", "2026-11-19", "08:00")).toBe(0);
    expect(await bookedIn(it, "delivery", "2026-11-20", "10:00")).toBe(1);
    expect(await bookedIn(it, "pickup", "2026-11-17", "08:00")).toBe(1);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("a pickup that makes the delivery too early asks for both; both move or none [LIFE-06]", async () => {
    const order = await placeOrder(it);
    const alone = await change(it, order, { version: 1, pickupTime: LATER_PICKUP });
    expect([alone.statusCode, alone.json().type]).toEqual([422, "delivery_too_early"]);
    const tooEarly = await change(it, order, {
      version: 1,
      pickupTime: LATER_PICKUP,
      deliveryTime: DELIVERY,
    });
    expect(tooEarly.json()).toMatchObject({
      type: "slot_not_offered",
      extra: { window: "delivery" },
    });
    expect((await rowOf(it, order.id)).version).toBe(1);
    const both = await change(it, order, {
      version: 1,
      pickupTime: LATER_PICKUP,
      deliveryTime: LATER_DELIVERY,
    });
    expect(both.json()).toMatchObject({
      version: 2,
      pickup: { date: "2026-11-18" },
      delivery: { date: "2026-11-20" },
    });
    expect(await wrongWindows(it)).toEqual([]);
  });

  test.each([
    ["a Sunday", { pickupTime: "2026-11-22T08:00:00+01:00" }],
    ["a time that no window starts at", { pickupTime: "2026-11-18T10:30:00+01:00" }],
    ["a day beyond the horizon", { pickupTime: "2027-06-01T10:00:00+02:00" }],
    ["the past", { pickupTime: "2026-11-10T10:00:00+01:00" }],
    ["a delivery before the turnaround", { deliveryTime: "2026-11-18T10:00:00+01:00" }],
  ])("%s is not offered for a change either [LIFE-06]", async (_, wanted) => {
    const order = await placeOrder(it);
    const answer = await change(it, order, { version: 1, ...wanted });
    expect([answer.statusCode, answer.json().type]).toEqual([422, "slot_not_offered"]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("a full window is taken by somebody else: everything stays as it was [LIFE-05]", async () => {
    const order = await placeOrder(it);
    for (let turn = 0; turn < 5; turn++) {
      await placeOrder(it, { order: { deliveryTime: LATER_DELIVERY } });
    }
    const answer = await change(it, order, { version: 1, deliveryTime: LATER_DELIVERY });
    expect(answer.json()).toMatchObject({ type: "slot_taken", extra: { window: "delivery" } });
    expect((await rowOf(it, order.id)).version).toBe(1);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("windows can be listed for a change, as ordering lists them [LIFE-06]", async () => {
    const order = await placeOrder(it);
    const list = async (path: string) =>
      (await it.app.inject({ url: `/api/orders/by-link/${order.token}/windows/${path}` })).json();
    const dates = (days: { date: string }[]) => days.map(({ date }) => date);
    expect(dates(await list("pickup"))).toContain("2026-11-18");
    expect(dates(await list("delivery"))[0]).toBe("2026-11-19");
    expect(dates(await list("delivery?pickup=2026-11-18T10:00"))[0]).toBe("2026-11-20");
    clock.set("2026-11-18T12:00:00+01:00");
    expect(dates(await list("delivery"))[0]).toBe("2026-11-19");
  });

  test("cancelling gives both windows back [LIFE-07]", async () => {
    const order = await placeOrder(it);
    const answer = await ask(it, order, "cancel", { version: 1 });
    expect(answer.json()).toMatchObject({ state: "cancelled", version: 2 });
    expect(await bookedIn(it, "pickup", "2026-11-17", "08:00")).toBe(0);
    expect(await bookedIn(it, "delivery", "2026-11-19", "08:00")).toBe(0);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("cancelling a location's order gives its place in the day's count back [LIFE-07]", async () => {
    const drop = async () =>
      it.app.inject({
        method: "POST",
        url: "/api/orders/retail/no-terminal",
        payload: { code: "7430" },
      });
    const placed = () =>
      it.deps.db
        .selectFrom("daily_counts")
        .select("placed")
        .where("subject", "like", "retail:%")
        .executeTakeFirstOrThrow();
    const first = (await drop()).json();
    const before = (await placed()).placed;
    const token = String(first.link).split("/").at(-1) ?? "";
    expect((await ask(it, { token }, "cancel", { version: 1 })).statusCode).toBe(200);
    expect((await placed()).placed).toBe(before - 1);
  });

  test("within eight hours it costs EUR 10, and only who agrees to that amount moves [LIFE-11]", async () => {
    const order = await placeOrder(it);
    clock.set(EARLY_THAT_DAY);
    expect((await view(it, order)).allowed.cancel).toEqual({ may: "fee", cents: 1000 });
    for (const acceptedFee of [undefined, 0, 999]) {
      const refused = await ask(it, order, "cancel", { version: 1, acceptedFee });
      expect(refused.json()).toMatchObject({ type: "fee_not_accepted", extra: { fee: 1000 } });
    }
    const agreed = await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    expect(agreed.statusCode).toBe(200);
    const event = await it.deps.db
      .selectFrom("order_events")
      .select(["data", "actor"])
      .where("order_id", "=", order.id)
      .where("kind", "=", "cancelled")
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ actor: "customer", data: { fee: 1000 } });
  });

  test("once the window has started only the desk can help, and may waive the fee with a reason [LIFE-11][LIFE-13]", async () => {
    const order = await placeOrder(it);
    clock.set(PICKUP);
    const refused = await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    expect(refused.json()).toMatchObject({
      type: "not_possible_now",
      status: 409,
      extra: {
        order: { state: "placed", version: 1 },
        // Of the customer's acts, cancelling alone is over: the delivery can still be moved.
        possible: ["windows-changed", "details-changed", "withdrawn"],
      },
    });
    const act = await by(it, "staff", order.id);
    await changeWindows(it.deps, act, {
      pickupTime: "2026-11-17T12:00:00+01:00",
      deliveryTime: "2026-11-19T12:00:00+01:00",
      waived: "chauffeur stond in de file",
    });
    const [event] = await it.deps.db
      .selectFrom("order_events")
      .select(["data", "actor", "actor_id"])
      .where("order_id", "=", order.id)
      .where("kind", "=", "windows-changed")
      .execute();
    expect(event).toMatchObject({
      actor: "staff",
      actor_id: "test",
      data: { reason: "chauffeur stond in de file" },
    });
    expect(event?.data).not.toHaveProperty("fee");
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("who comes second is told what the order is now [LIFE-08]", async () => {
    const order = await placeOrder(it);
    const seen = await by(it, "driver", order.id);
    await pickUp(it.deps, seen, { bags: 2 });
    const late = await ask(it, order, "cancel", { version: 1 });
    expect(late.json()).toMatchObject({
      type: "order_changed",
      status: 409,
      extra: { order: { state: "picked-up", version: 2 } },
    });
    await expect(
      cancelOrder(it.deps, { ...seen, actor: { kind: "staff", id: "desk" } }),
    ).rejects.toMatchObject({
      type: "order_changed",
    });
  });

  test("a customer and a driver at once: exactly one of them wins [LIFE-08]", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const order = await placeOrder(it);
      const seen = await by(it, "driver", order.id);
      const outcomes = await Promise.all([
        ask(it, order, "cancel", { version: 1 }).then(({ statusCode }) => statusCode === 200),
        pickUp(it.deps, seen, { bags: 1 }).then(
          () => true,
          () => false,
        ),
      ]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      const [folded, stored] = await livesOf(it, order.id);
      expect(stored).toEqual(folded);
    }
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("the same key changes once and is answered the same, another body is refused [LIFE-09]", async () => {
    const order = await placeOrder(it);
    const key = randomUUID();
    const body = { version: 1, deliveryTime: LATER_DELIVERY };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => change(it, order, body, key)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await rowOf(it, order.id)).version).toBe(2);
    const other = await change(it, order, { version: 2, deliveryTime: DELIVERY }, key);
    expect(other.json().type).toBe("idempotency_mismatch");
  });

  test("name, phone, note and instructions can be changed until pickup, and no value enters the history", async () => {
    const order = await placeOrder(it);
    const answer = await ask(it, order, "details", {
      version: 1,
      name: "Noor Geheim",
      phone: "06 11112222",
      notes: "Rode wijn",
      instructions: { bell: "De Wit", floor: "2" },
    });
    expect(answer.json()).toMatchObject({
      contact: { name: "Noor Geheim", phone: "06 11112222" },
      notes: "Rode wijn",
      instructions: { bell: "De Wit", floor: "2" },
    });
    const events = await it.deps.db
      .selectFrom("order_events")
      .selectAll()
      .where("order_id", "=", order.id)
      .execute();
    expect(JSON.stringify(events)).not.toMatch(/Geheim|1111|wijn|De Wit/);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const late = await ask(it, order, "details", { version: 3, notes: "te laat" });
    expect(late.json().type).toBe("not_possible_now");
  });

  test.each(["", "   ", "\u200d"])(
    "an empty name (%j) is refused at its field [MINE-05]",
    async (name) => {
      const order = await placeOrder(it);
      const answer = await ask(it, order, "details", { version: 1, name });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { type: "validation_failed", extra: { fields: [{ field: "name", rule: "required" }] } },
      ]);
      expect((await rowOf(it, order.id)).contact.name).not.toBe("");
    },
  );

  test("a missed pickup waits for new windows at no cost; a second missed delivery costs EUR 10 [LIFE-04]", async () => {
    const order = await placeOrder(it);
    clock.set("2026-11-17T10:00:00+01:00");
    await missStop(it.deps, await by(it, "driver", order.id), {
      kind: "pickup",
      reason: "nobody-home",
      calls: 2,
    });
    expect(await view(it, order)).toMatchObject({
      state: "placed",
      awaits: "pickup",
      allowed: { pickup: { may: "free" } },
    });
    const again = await change(it, order, {
      version: 2,
      pickupTime: LATER_PICKUP,
      deliveryTime: LATER_DELIVERY,
    });
    expect(again.json()).toMatchObject({ awaits: null, version: 3 });

    clock.set(LATER_DELIVERY);
    await it.deps.db
      .updateTable("orders")
      .set({ status: "ready" })
      .where("id", "=", order.id)
      .execute();
    for (const missed of [1, 2]) {
      if (missed === 2) {
        await changeWindows(it.deps, await by(it, "staff", order.id), {
          deliveryTime: "2026-11-26T10:00:00+01:00",
        });
      }
      await missStop(it.deps, await by(it, "driver", order.id), {
        kind: "delivery",
        reason: "no-access",
        calls: 0,
      });
      expect((await rowOf(it, order.id)).missed_deliveries).toBe(missed);
    }
    const fees = await it.deps.db
      .selectFrom("order_events")
      .select("data")
      .where("order_id", "=", order.id)
      .where("kind", "=", "delivery-missed")
      .orderBy("version")
      .execute();
    expect(fees.map(({ data }) => data)).toEqual([
      { reason: "no-access", calls: 0 },
      { reason: "no-access", calls: 0, fee: 1000 },
    ]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("an order is carried through to its delivery, and what it skipped is refused [LIFE-02][LIFE-03]", async () => {
    const order = await placeOrder(it);
    await expect(deliver(it.deps, await by(it, "driver", order.id))).rejects.toMatchObject({
      type: "not_possible_now",
    });
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await expect(markReady(it.deps, await by(it, "staff", order.id))).rejects.toMatchObject({
      type: "not_possible_now",
    });
    await expect(markReady(it.deps, await by(it, "driver", order.id))).rejects.toMatchObject({
      type: "forbidden",
    });
  });

  test("events cannot be changed or removed, whoever tries [LIFE-01]", async () => {
    await placeOrder(it);
    await expect(it.deps.db.deleteFrom("order_events").execute()).rejects.toThrow();
    await expect(
      it.deps.db.updateTable("order_events").set({ kind: "ready" }).execute(),
    ).rejects.toThrow();
  });

  test("whatever refuses to be changed or removed refuses to be truncated [LIFE-01]", async () => {
    await placeOrder(it);
    const truncate = sql`TRUNCATE orders CASCADE`.execute(it.deps.db);
    await expect(truncate).rejects.toThrow(
      "The rows of order_events are never changed or removed.",
    );
    const { rows } = await sql<{ table: string; on: string[] }>`
      SELECT c.relname AS table, array_agg(p.proname::text) AS on FROM pg_trigger t
        JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
      WHERE p.proname LIKE 'refuse%' GROUP BY c.relname`.execute(it.deps.db);
    expect(rows.map(({ table }) => table).toSorted()).toEqual([
      "bill_versions",
      "collective_bills",
      "invoices",
      "order_events",
    ]);
    expect(rows.filter(({ on }) => !on.includes("refuse_truncate"))).toEqual([]);
  });
});
