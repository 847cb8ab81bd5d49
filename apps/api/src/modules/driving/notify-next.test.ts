import type { StopAct } from "@waslijn/contract/console/runs";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followOrder } from "../../../test/follow-order.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, view, type PlacedOrder } from "../../../test/order-life.ts";
import { sendMails, sendSms } from "../../../test/outbox.ts";
import { verifyPhone } from "../../../test/pay.ts";
import { addStaff } from "../../../test/staff.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { pickUp, missStop } from "../orders/life/handle-order.ts";
import { actAtStop } from "./act-at-stop.ts";
import type { Driver } from "./driven-order.ts";
import { makeRun } from "./make-run.ts";
import { planRuns } from "./plan-runs.ts";
import { notifyNext } from "./notify-next.ts";

const DAY = "2026-11-17";
const ORDERING = "2026-11-15T09:00:00+01:00";

describe("who is next", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let desk: { id: string };
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock });
    desk = { id: await addStaff(it, "desk") };
    await it.deps.db.updateTable("hub_windows").set({ capacity: 40 }).execute();
  });
  afterAll(() => it.close());

  /** Plans a run of `count` pickups from the same hour, in order of placement, and sets the clock to its start. */
  async function runOf(count: number, hour: string): Promise<PlacedOrder[]> {
    clock.set(ORDERING);
    const orders: PlacedOrder[] = [];
    for (let number = 0; number < count; number += 1) {
      const at = (day: string): string => `${day}T${hour}:00:00+01:00`;
      const order = { pickupTime: at(DAY), deliveryTime: at("2026-11-24") };
      orders.push(await placeOrder(it, { user: { phone: "06 12345678" }, order }));
    }
    const driver = await addStaff(it, "driver");
    const { runs } = await makeRun(it.deps, desk, { hub: "haarlem", day: DAY, driver });
    const run = runs.find((one) => one.driver.id === driver)!;
    const stops = orders.map(({ number }) => ({
      number,
      kind: "pickup" as const,
      isLocked: false,
    }));
    await planRuns(it.deps, desk, [{ id: run.id, version: run.version, stops }]);
    // Empties the outbox of earlier messages.
    await sendMails(it);
    await it.deps.db.deleteFrom("outbox").execute();
    clock.set(`${DAY}T${hour}:20:00+01:00`);
    return orders;
  }
  const visit = async ({ id }: PlacedOrder): Promise<void> =>
    pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
  const driverOf = ({ id }: PlacedOrder): Promise<Driver> =>
    it.deps.db
      .selectFrom("run_stops")
      .innerJoin("runs", "runs.id", "run_stops.run_id")
      .innerJoin("staff", "staff.id", "runs.driver_id")
      .select(["staff.id", "staff.role"])
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow();
  const afterTheMinute = (): Promise<number> => {
    clock.forward(61);
    return notifyNext(it.deps);
  };
  const notifiedOrders = async (): Promise<string[]> =>
    (
      await it.deps.db
        .selectFrom("outbox")
        .select("data")
        .where("kind", "=", "you-are-next")
        .execute()
    ).map(({ data }) => (data as { orderId: string }).orderId);

  test("[DRIVE-04] hears so once, by mail and text, when the visit before cannot be undone any more", async () => {
    const [first, second] = (await runOf(3, "08")) as [PlacedOrder, PlacedOrder];
    await verifyPhone(it, second.id);
    const page = await followOrder(it, second);
    expect(await page()).toBe('{"version":1}');
    await visit(first);
    expect(await notifyNext(it.deps)).toBe(0);
    clock.forward(59);
    expect(await notifyNext(it.deps)).toBe(0);
    clock.forward(2);
    expect(await notifyNext(it.deps)).toBe(1);
    expect(await notifyNext(it.deps)).toBe(0);
    expect(await page()).toBe('{"version":1,"next":"08:20"}');
    const [mail, ...others] = await sendMails(it);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Je bent de volgende: we zijn er rond 08:20" });
    const [text] = await sendSms(it);
    expect(text?.text).toMatch(/je bent de volgende! .* rond 08:20 voor je deur/);
    expect((await view(it, second)).next).toEqual({ kind: "pickup", around: "08:20" });
    expect((await view(it, first)).next).toBeNull();
    await visit(second);
    expect((await view(it, second)).next).toBeNull();
  });

  test("[DRIVE-04] is who comes behind the last visit, however many came in at once and whoever was missed", async () => {
    const orders = await runOf(5, "10");
    const [a, b, c, d, e] = orders as [
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
    ];
    await visit(b);
    clock.forward(50);
    await missStop(it.deps, await by(it, "driver", c.id), {
      kind: "pickup",
      reason: "nobody-home",
      calls: 1,
    });
    clock.forward(20);
    expect(await notifyNext(it.deps)).toBe(0);
    expect(await afterTheMinute()).toBe(1);
    expect(await notifiedOrders()).toEqual([d.id]);
    await visit(e);
    expect(await afterTheMinute()).toBe(1);
    expect(await notifiedOrders()).toEqual([d.id, a.id]);
  });

  test("[DRIVE-04] hears nothing of a visit that was undone, until it is made after all", async () => {
    const [first, second] = (await runOf(2, "12")) as [PlacedOrder, PlacedOrder];
    const driver = await driverOf(first);
    const where = { number: first.number, kind: "pickup" } as const;
    const actFields = () => ({ id: randomUUID(), version: 1, at: clock.now().toISOString() });
    const done: StopAct = { ...actFields(), act: "done", bags: 1, codes: [] };
    await actAtStop(it.deps, driver, where, done);
    clock.forward(30);
    await actAtStop(it.deps, driver, where, { ...actFields(), act: "undo", undoes: done.id });
    expect(await afterTheMinute()).toBe(0);
    await actAtStop(it.deps, driver, where, { ...done, ...actFields(), version: 3 });
    expect(await notifyNext(it.deps)).toBe(0);
    expect(await afterTheMinute()).toBe(1);
    expect(await notifiedOrders()).toEqual([second.id]);
  });

  test("[DRIVE-04] hears nothing who cancelled meanwhile, before or after it was looked for", async () => {
    const [first, second, third] = (await runOf(4, "14")) as [
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
    ];
    await visit(first);
    const cancel = async ({ id }: PlacedOrder): Promise<void> =>
      cancelOrder(it.deps, await by(it, "staff", id), { waived: "Ziek" });
    await cancel(second);
    expect(await afterTheMinute()).toBe(1);
    expect(await notifiedOrders()).toEqual([third.id]);
    await cancel(third);
    const subjects = (await sendMails(it)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("volgende"))).toEqual([]);
  });

  test("[DRIVE-04] hears nothing half an hour after the visit before: nobody drives there now", async () => {
    const [first] = (await runOf(2, "18")) as [PlacedOrder];
    await visit(first);
    clock.forward(30 * 60);
    expect(await notifyNext(it.deps)).toBe(0);
    expect(await notifiedOrders()).toEqual([]);
  });

  test("[DRIVE-04] hears so again, and reads no time of before, once the desk moved the stop to later that day", async () => {
    const [first, second, third] = (await runOf(3, "08")) as [
      PlacedOrder,
      PlacedOrder,
      PlacedOrder,
    ];
    await visit(first);
    expect(await afterTheMinute()).toBe(1);
    expect((await view(it, second)).next).toMatchObject({ around: "08:20" });
    await changeWindows(it.deps, await by(it, "staff", second.id), {
      pickupTime: `${DAY}T18:00:00+01:00`,
      waived: "Belt zelf",
    });
    expect((await view(it, second)).next).toBeNull();
    clock.set(`${DAY}T18:10:00+01:00`);
    await visit(third);
    expect(await afterTheMinute()).toBe(1);
    expect(await notifiedOrders()).toEqual([second.id, second.id]);
    expect((await view(it, second)).next).toMatchObject({ around: "18:10" });
  });

  test("[DRIVE-04] is told once though several nodes look and the desk plans anew", async () => {
    const orders = await runOf(3, "16");
    const [first, second, third] = orders as [PlacedOrder, PlacedOrder, PlacedOrder];
    await visit(first);
    clock.forward(61);
    const counts = await Promise.all([
      notifyNext(it.deps),
      notifyNext(it.deps),
      notifyNext(it.deps),
    ]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(1);
    const { run_id: id } = await it.deps.db
      .selectFrom("run_stops")
      .select("run_id")
      .where("order_id", "=", second.id)
      .executeTakeFirstOrThrow();
    const { version } = await it.deps.db
      .selectFrom("runs")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const stops = [first, third, second].map(({ number }) => ({
      number,
      kind: "pickup" as const,
      isLocked: false,
    }));
    await planRuns(it.deps, desk, [{ id, version, stops }]);
    await visit(third);
    expect(await afterTheMinute()).toBe(0);
    expect(await notifiedOrders()).toEqual([second.id]);
  });
});
