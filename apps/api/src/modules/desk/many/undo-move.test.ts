import type { WindowKind } from "@waslijn/contract/shared/codes";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDriver, type TestDriver } from "../../../../test/driver.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import {
  by,
  livesOf,
  placeOrder,
  rowOf,
  wrongWindows,
  type PlacedOrder,
} from "../../../../test/order-life.ts";
import { PICKUP } from "../../../../test/order-fixtures.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { missStop } from "../../orders/life/handle-order.ts";

const WEDNESDAY = "2026-11-18T08:00:00+01:00";
const FRIDAY = "2026-11-20T08:00:00+01:00";
const MONDAY = "2026-11-23T08:00:00+01:00";
/** The order's pickup window has begun. */
const LATE = "2026-11-17T08:20:00+01:00";
const DAYS = { pickup: "2026-11-17", delivery: "2026-11-20" } as const;

describe("the desk's undo of a move", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let imke: string;
  let sem: TestDriver;
  let order: PlacedOrder;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 40 }).execute();
    imke = await addStaff(it, "desk");
    sem = await newDriver(it, imke, "Sem Bouwman");
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set("2026-11-15T09:00:00+01:00");
    order = await placeOrder(it, { order: { deliveryTime: FRIDAY } });
  });

  const send = async (path: string, payload: object) =>
    it.app.inject({
      method: "POST",
      url: `/api/console/${path}`,
      payload,
      headers: await staffHeaders(it, imke),
    });
  const seen = (version: number) => ({ orders: [{ number: order.number, version }] });
  const undo = (version: number) => send("many/move/undo", seen(version));
  const moveMany = async (version: number, kind: WindowKind, time: string) => {
    const moved = await send("many/move", { ...seen(version), kind, time });
    expect(moved.json(), moved.body).toEqual(seen(version + 1));
  };
  const stops = () =>
    it.deps.db
      .selectFrom("run_stops")
      .select(["kind", "run_id", "position", "is_locked"])
      .where("order_id", "=", order.id)
      .orderBy("kind")
      .execute();
  const expectAsBefore = async () => {
    expect(await rowOf(it, order.id)).toMatchObject({
      pickup_at: new Date(PICKUP),
      delivery_at: new Date(FRIDAY),
    });
    const [folded, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(folded);
    expect(await wrongWindows(it)).toEqual([]);
  };

  test.each([
    ["pickup", { pickupTime: WEDNESDAY }, ["delivery"]],
    ["delivery", { deliveryTime: MONDAY }, ["pickup"]],
    ["pickup and delivery", { pickupTime: WEDNESDAY, deliveryTime: MONDAY }, []],
  ])(
    "puts the %s of a single order back into its window and its driver's run [DESK-08] [DESK-09]",
    async (_, wanted, left) => {
      const { number } = order;
      await sem.give(DAYS.pickup, { number, kind: "pickup" });
      await sem.give(DAYS.delivery, { number, kind: "delivery" });
      const before = await stops();
      expect(before).toHaveLength(2);
      const moved = await send(`orders/${number}/move`, { version: 1, ...wanted });
      expect(moved.json(), moved.body).toMatchObject({ version: 2 });
      expect((await stops()).map(({ kind }) => kind)).toEqual(left);
      const undone = await undo(2);
      expect(undone.json(), undone.body).toEqual(seen(3));
      expect(await stops()).toEqual(before);
      await expectAsBefore();
    },
  );

  test("restores a window that has begun [DESK-08]", async () => {
    clock.set(LATE);
    await moveMany(1, "pickup", WEDNESDAY);
    const undone = await undo(2);
    expect(undone.json(), undone.body).toEqual(seen(3));
    await expectAsBefore();
  });

  test("leaves a missed stop waiting for a new window, as before the move [DESK-08] [LIFE-04]", async () => {
    clock.set(LATE);
    const miss = { kind: "pickup", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "staff", order.id), miss);
    await moveMany(2, "pickup", WEDNESDAY);
    expect(await rowOf(it, order.id)).toMatchObject({ awaits_window: null });
    const undone = await undo(3);
    expect(undone.json(), undone.body).toEqual(seen(4));
    expect(await rowOf(it, order.id)).toMatchObject({ awaits_window: "pickup" });
    await expectAsBefore();
  });
});
