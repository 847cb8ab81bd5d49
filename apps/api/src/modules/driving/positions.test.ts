import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDriver, type TestDriver } from "../../../test/driver.ts";
import { followOrder } from "../../../test/follow-order.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { placeOrder, view, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { storeEstimates } from "./store-estimates.ts";
import { viewOwnRun, viewRuns } from "./view-runs.ts";

const DAY = "2026-11-17";
const HERE = { latitude: 52.381_23, longitude: 4.637_11 };
const THERE = { latitude: 52.39, longitude: 4.64 };
const done = { act: "done", bags: 1, codes: [] } as const;

describe("where a driver is, and when they come", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let desk: string;
  let sem: TestDriver;
  let orders: [PlacedOrder, PlacedOrder, PlacedOrder];

  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    clock.set("2026-11-16T09:00:00+01:00");
    desk = await addStaff(it, "desk");
    await it.deps.db.updateTable("hub_windows").set({ capacity: 60 }).execute();
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    it.deps.env.DRIVER_POSITIONS = "on";
    clock.set("2026-11-16T09:00:00+01:00");
    sem = await newDriver(it, desk, `Sem ${randomUUID().slice(0, 8)}`);
    orders = [await placeOrder(it), await placeOrder(it), await placeOrder(it)];
    for (const { number } of orders) await sem.give(DAY, { number, kind: "pickup" });
    clock.set(`${DAY}T08:20:00+01:00`);
  });

  const say = async ({ number }: PlacedOrder, stopAct: object, who = sem) => {
    const answer = await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${number}/pickup`,
      payload: { id: randomUUID(), version: 1, at: clock.now().toISOString(), ...stopAct },
      headers: who.headers,
    });
    return answer.statusCode;
  };
  const runOf = async (day = DAY) => {
    const { runs } = await viewRuns(it.deps, { hub: "haarlem", day });
    return runs.find(({ driver }) => driver.id === sem.id);
  };
  const stored = async () => {
    const run = await runOf();
    const rows = await it.deps.db.selectFrom("driver_positions").selectAll().execute();
    return rows.filter(({ run_id }) => run_id === run?.id);
  };

  test("a shop that did not turn it on asks for no position, and keeps none that is sent [DRIVE-09]", async () => {
    it.deps.env.DRIVER_POSITIONS = "off";
    expect(await viewOwnRun(it.deps, sem)).toMatchObject({ asksPosition: false });
    expect(await say(orders[0], { ...done, position: HERE })).toBe(200);
    expect(await stored()).toEqual([]);
    it.deps.env.DRIVER_POSITIONS = "on";
    expect(await viewOwnRun(it.deps, sem)).toMatchObject({ asksPosition: true });
  });

  test("the last position of an open run is kept, and none before it [DRIVE-09]", async () => {
    expect(await say(orders[0], { ...done, position: HERE })).toBe(200);
    expect((await runOf())?.driverAt).toEqual({ ...HERE, at: `${DAY}T08:20:00+01:00` });
    const earlier = clock.now().toISOString();
    clock.forward(600);
    expect(await say(orders[1], { ...done, position: THERE })).toBe(200);
    await say(orders[2], { act: "note", text: "Bel deed het niet", position: HERE, at: earlier });
    expect(await stored()).toMatchObject([THERE]);
  });

  test("an act without a position counts, and one with a position that is none is refused as a whole [DRIVE-09]", async () => {
    expect(await say(orders[0], done)).toBe(200);
    expect(await stored()).toEqual([]);
    const nowhere = { latitude: 91, longitude: 4 };
    expect(await say(orders[1], { ...done, position: nowhere })).toBe(422);
  });

  test("with its last stop a run is over, and its position is gone [DRIVE-09]", async () => {
    const [first, second, third] = orders;
    await say(first, { ...done, position: HERE });
    await say(second, { act: "missed", reason: "nobody-home", calls: 1, position: HERE });
    expect(await stored()).toHaveLength(1);
    await say(third, { ...done, position: THERE });
    expect(await stored()).toEqual([]);
  });

  test("a position at somebody else's stop, or of an earlier day, is not kept [DRIVE-09]", async () => {
    const lot = await newDriver(it, desk, "Lot Visser");
    expect(await say(orders[0], { ...done, position: HERE }, lot)).toBe(409);
    const sentLate = { ...done, position: HERE, at: clock.now().toISOString() };
    clock.forward(86_400);
    expect(await say(orders[0], sentLate)).toBe(200);
    expect(await stored()).toEqual([]);
  });

  test("a position is shown no longer than its day, and the clean-up removes it [DRIVE-09]", async () => {
    await say(orders[0], { ...done, position: HERE });
    await cleanUp(it.deps);
    expect(await stored()).toHaveLength(1);
    clock.set("2026-11-18T00:01:00+01:00");
    expect((await runOf())?.driverAt).toBeNull();
    await cleanUp(it.deps);
    expect(await stored()).toEqual([]);
  });

  test("turned off, positions are hidden at once and removed by the clean-up [DRIVE-09]", async () => {
    await say(orders[0], { ...done, position: HERE });
    it.deps.env.DRIVER_POSITIONS = "off";
    expect((await runOf())?.driverAt).toBeNull();
    await cleanUp(it.deps);
    expect(await it.deps.db.selectFrom("driver_positions").selectAll().execute()).toEqual([]);
  });

  test("the position of a driver who leaves goes with them [DRIVE-09]", async () => {
    await say(orders[0], { ...done, position: HERE });
    const owner = await addStaff(it, "owner");
    const answer = await it.app.inject({
      method: "DELETE",
      url: `/api/console/staff/${sem.id}`,
      headers: await staffHeaders(it, owner, clock.now()),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(await stored()).toEqual([]);
  });

  test("customers of a run under way read a range, live and at the desk, and never a position [DRIVE-09]", async () => {
    const [first, second, third] = orders;
    const page = await followOrder(it, second);
    expect(await page()).toBe('{"version":1}');
    await storeEstimates(it.deps);
    expect((await view(it, second)).expected).toBeNull();
    await say(first, { ...done, position: HERE });
    await storeEstimates(it.deps);
    const { expected } = await view(it, second);
    expect(expected).toEqual({ kind: "pickup", between: { from: "08:20", to: "08:30" } });
    it.deps.live.announce({ order: second.id });
    expect(await page()).toBe('{"version":1,"expected":"08:20-08:30"}');
    expect((await view(it, first)).expected).toBeNull();
    const answer = await it.app.inject({ url: `/api/orders/by-link/${third.token}` });
    expect(answer.body).not.toMatch(/latitude|52\.38/);
    const headers = await staffHeaders(it, desk);
    const order = await it.app.inject({ url: `/api/console/orders/${second.number}`, headers });
    expect(order.json().expected).toEqual(expected);
    const stop = (await runOf())?.stops.find(({ number }) => number === second.number);
    expect(stop?.expected).toEqual(expected?.between);
    expect((await runOf())?.stops[0]?.expected).toBeNull();
  });

  test("nobody is told a time that nobody knows: a silent driver, a plan that changed, an estimate that was not renewed [DRIVE-09]", async () => {
    const [first, second, third] = orders;
    await say(first, done);
    clock.forward(75 * 60);
    await storeEstimates(it.deps);
    const unknown = { kind: "pickup", between: null };
    expect((await view(it, third)).expected).toEqual(unknown);
    clock.forward(11 * 60);
    expect((await view(it, third)).expected).toBeNull();
    await storeEstimates(it.deps);
    await sem.take(DAY, { number: second.number, kind: "pickup" });
    expect((await view(it, second)).expected).toBeNull();
  });
});
