import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import {
  by,
  livesOf,
  placeOrder,
  rowOf,
  view,
  type PlacedOrder,
} from "../../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { findBill } from "../../bills/bills-repository.ts";
import { changeWindows } from "./change-windows.ts";
import { countOrder } from "./count-order.ts";
import { deliver, markReady, missStop, pickUp, waiveFee } from "./handle-order.ts";

const FIRST_DAY = "2026-11-19";
const SECOND_DAY = "2026-11-20";
const MISS = { kind: "delivery", reason: "nobody-home", calls: 1 } as const;

describe.each(DATABASE_KINDS)("a missed delivery on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  let order: PlacedOrder;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 20 }).execute();
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set("2026-11-16T09:00:00+01:00");
    order = await placeOrder(it);
    clock.set("2026-11-17T09:00:00+01:00");
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const counted = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", order.id), counted);
    await markReady(it.deps, await by(it, "staff", order.id));
    clock.set(`${FIRST_DAY}T10:20:00+01:00`);
  });

  const miss = async () => missStop(it.deps, await by(it, "staff", order.id), MISS);
  const total = async () => (await findBill(it.deps.db, order.id))?.total ?? 0;
  const missTwice = async () => {
    await miss();
    await changeWindows(it.deps, await by(it, "staff", order.id), {
      deliveryTime: `${SECOND_DAY}T10:00:00+01:00`,
    });
    clock.set(`${SECOND_DAY}T10:20:00+01:00`);
    await miss();
  };

  test("of a window is missed once, however often the desk says so, and costs nothing [LIFE-04]", async () => {
    const before = await total();
    await miss();
    await expect(miss()).rejects.toMatchObject({ type: "not_possible_now" });
    const desk = await staffHeaders(it, await addStaff(it, "desk"));
    const { version } = await rowOf(it, order.id);
    const again = await it.app.inject({
      method: "POST",
      url: `/api/console/orders/${order.number}/miss`,
      payload: { version, ...MISS },
      headers: { ...desk, "idempotency-key": crypto.randomUUID() },
    });
    expect([again.statusCode, again.json().type]).toEqual([409, "not_possible_now"]);
    expect(await rowOf(it, order.id)).toMatchObject({ missed_deliveries: 1 });
    expect(await total()).toBe(before);
  });

  test("that works out on the same day after all costs nothing, the second time neither [LIFE-04]", async () => {
    const before = await total();
    await missTwice();
    expect(await total()).toBe(before + 1000);
    clock.forward(4 * 3600);
    await deliver(it.deps, await by(it, "driver", order.id));
    expect(await total()).toBe(before);
    const [folded, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(folded);
  });

  test("says on the order's page what it costs, and nothing once the desk has waived it [LIFE-04] [LIFE-13]", async () => {
    await miss();
    expect((await view(it, order)).missedFee).toBe(0);
    await changeWindows(it.deps, await by(it, "staff", order.id), {
      deliveryTime: `${SECOND_DAY}T10:00:00+01:00`,
    });
    clock.set(`${SECOND_DAY}T10:20:00+01:00`);
    await miss();
    const { missedFee, version } = await view(it, order);
    expect(missedFee).toBe(1000);
    await waiveFee(it.deps, await by(it, "staff", order.id), { waives: version, reason: "Sorry" });
    expect((await view(it, order)).missedFee).toBe(0);
  });

  test("is counted from the events that stand, whatever number an earlier version left [LIFE-04] [DRIVE-02]", async () => {
    await it.deps.db
      .updateTable("orders")
      .set({ missed_deliveries: 1 })
      .where("id", "=", order.id)
      .execute();
    const before = await total();
    await miss();
    expect(await total()).toBe(before);
    expect(await rowOf(it, order.id)).toMatchObject({ missed_deliveries: 1 });
  });

  test("of which the fee was paid goes back through the desk only with the passkey [STAFF-02]", async () => {
    await missTwice();
    const paid = { paid_cents: await total() };
    await it.deps.db.updateTable("bills").set(paid).where("order_id", "=", order.id).execute();
    const desk = { ...(await by(it, "staff", order.id)), mayRefund: false };
    await expect(deliver(it.deps, desk)).rejects.toMatchObject({ type: "passkey_needed" });
  });

  test("that works out on another day was a second drive, and costs [LIFE-04]", async () => {
    const before = await total();
    await missTwice();
    clock.forward(86_400);
    await deliver(it.deps, await by(it, "driver", order.id));
    expect(await total()).toBe(before + 1000);
  });
});
