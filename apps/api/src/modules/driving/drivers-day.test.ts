import type { StopAct } from "@waslijn/contract/console/runs";
import type { WindowKind } from "@waslijn/contract/shared/codes";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDriver, type TestDriver } from "../../../test/driver.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, rowOf, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { deliver, markReady, missStop, pickUp } from "../orders/life/handle-order.ts";
import type { Act } from "../orders/life/act.ts";
import { readEvents } from "../orders/orders-repository.ts";
import { actAtStop } from "./act-at-stop.ts";

const DAY = "2026-11-17";
const AT_THE_DOOR = `${DAY}T08:20:00.000+01:00`;
const done = { act: "done", bags: 2, codes: [] } as const;
const missed = { act: "missed", reason: "nobody-home", calls: 2 } as const;

describe("a driver's day", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let imke: string;
  let sem: TestDriver;
  let order: PlacedOrder;

  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    clock.set("2026-11-16T09:00:00+01:00");
    imke = await addStaff(it, "desk", { name: "Imke Postma" });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 40 }).execute();
    sem = await newDriver(it, imke, "Sem Bouwman");
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set("2026-11-16T09:00:00+01:00");
    order = await placeOrder(it);
    clock.set(AT_THE_DOOR);
  });

  const say = async (
    stopAct: object,
    who: Pick<TestDriver, "headers"> = sem,
    kind: WindowKind = "pickup",
  ) => {
    const answer = await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${order.number}/${kind}`,
      payload: { id: randomUUID(), version: 1, at: clock.now().toISOString(), ...stopAct },
      headers: who.headers,
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const pickup = () => ({ number: order.number, kind: "pickup" as const });
  const kinds = async () => (await readEvents(it.deps.db, order.id)).map(({ kind }) => kind);
  const read = async (url: string) => {
    const headers = await staffHeaders(it, imke);
    return (await it.app.inject({ url: `/api/console/${url}`, headers })).json();
  };
  /** The clashes that the desk sees on Today and on the order. */
  const clashes = async () => {
    const { clashes: all } = await read("today/clashes");
    const listed = all.filter(({ number }: { number: string }) => number === order.number);
    const { driversSaid } = await read(`orders/${order.number}`);
    expect(driversSaid.map(({ id }: { id: string }) => id)).toEqual(
      listed.map(({ id }: { id: string }) => id),
    );
    const { needs } = await read("today");
    const need = needs.find(({ kind }: { kind: string }) => kind === "driver-conflict");
    expect(need?.count ?? 0).toBe(all.length);
    return listed;
  };

  test("a stop of their own run is done [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    expect(await say(done)).toMatchObject({ status: 200, state: "done" });
    expect(await clashes()).toEqual([]);
  });

  test("a stop of the hub that is in nobody's run is not done by a driver who says so; the desk reads it in words [DRIVE-08]", async () => {
    await sem.makeRun(DAY);
    expect(await say(done)).toMatchObject({
      status: 409,
      type: "stop_conflict",
      extra: { why: "not-assigned" },
    });
    expect(await kinds()).toEqual(["placed"]);
    expect(await clashes()).toMatchObject([
      {
        number: order.number,
        kind: "pickup",
        customer: "Noor Bakker",
        street: "Lange Veerstraat 18-A",
        act: "done",
        bags: 2,
        by: "Sem Bouwman",
        why: "not-assigned",
        first: null,
      },
    ]);
  });

  test("an order of another day is not done today [DRIVE-08]", async () => {
    const friday = "2026-11-20";
    clock.set("2026-11-16T09:00:00+01:00");
    const order2 = {
      pickupTime: `${friday}T08:00:00+01:00`,
      deliveryTime: "2026-11-24T08:00:00+01:00",
    };
    order = await placeOrder(it, { order: order2 });
    clock.set(AT_THE_DOOR);
    expect(await say(done)).toMatchObject({ status: 409, extra: { why: "not-assigned" } });
    await sem.give(friday, pickup());
    expect(await say(done)).toMatchObject({ status: 409, extra: { why: "clock" } });
    expect(await kinds()).toEqual(["placed"]);
    expect(await clashes()).toHaveLength(2);
  });

  test("a driver without a run hears nothing of an order, and their report is kept [DRIVE-08]", async () => {
    const stranger = { headers: await staffHeaders(it, await addStaff(it, "driver")) };
    const answer = await say(missed, stranger);
    expect(answer).toMatchObject({ status: 409, type: "stop_conflict" });
    const { requestId: _, ...extra } = answer.extra;
    expect(extra).toEqual({ why: "not-assigned" });
    expect(await clashes()).toMatchObject([{ act: "missed", why: "not-assigned" }]);
  });

  test.each([
    ["in the future", `${DAY}T08:30:00+01:00`],
    ["a day behind", "2026-11-16T10:20:00+01:00"],
    ["before the order", "2026-11-16T08:59:00+01:00"],
    ["a year ago", "2025-11-17T08:20:00+01:00"],
  ])(
    "a phone whose clock is %s is not believed, and its report is kept [DRIVE-08]",
    async (_, at) => {
      await sem.give(DAY, pickup());
      expect(await say({ ...done, at })).toMatchObject({
        status: 409,
        type: "stop_conflict",
        extra: { why: "clock" },
      });
      expect(await kinds()).toEqual(["placed"]);
      expect(await clashes()).toMatchObject([{ act: "done", why: "clock", bags: 2 }]);
    },
  );

  test("a phone that is a minute ahead is on time, and nothing happens in the future [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    const ahead = new Date(clock.now().getTime() + 60_000).toISOString();
    expect(await say({ ...done, at: ahead })).toMatchObject({ status: 200 });
    const event = (await readEvents(it.deps.db, order.id)).at(-1);
    expect(event?.data).toMatchObject({ saidAt: clock.now().toISOString() });
  });

  test("what was said within two days is heard, what is older is a clash [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    const at = clock.now().toISOString();
    clock.forward(2 * 86_400 + 1);
    expect(await say({ ...done, at })).toMatchObject({ status: 409, extra: { why: "clock" } });
    clock.forward(-60);
    expect(await say({ ...done, at })).toMatchObject({ status: 200, state: "done" });
  });

  test("a report whose run is gone is on Today, not lost, and says the same when it is told again [DRIVE-08]", async () => {
    const lot = await newDriver(it, await addStaff(it, "desk"), "Lot Visser");
    await lot.give(DAY, pickup());
    await lot.take(DAY, pickup());
    await lot.removeRun(DAY);
    const stopAct = { ...done, id: randomUUID(), at: clock.now().toISOString() };
    const first = await say(stopAct, lot);
    expect(first).toMatchObject({ status: 409, type: "stop_conflict" });
    expect(await say(stopAct, lot)).toMatchObject({ status: 409, extra: { why: "not-assigned" } });
    expect(await clashes()).toMatchObject([{ id: stopAct.id, by: "Lot Visser", bags: 2 }]);
  });

  test("a note about somebody else's stop is written, and shown as a clash [DRIVE-08]", async () => {
    expect(await say({ act: "note", text: "De tas staat buiten." })).toMatchObject({ status: 409 });
    expect(await clashes()).toMatchObject([{ act: "note", why: "not-assigned" }]);
    const { deskNotes } = await read(`orders/${order.number}`);
    expect(deskNotes).toMatchObject([{ text: "De tas staat buiten.", by: "Sem Bouwman" }]);
  });

  test("what we heard a minute ago is not taken back by an earlier time; the desk sees that somebody wanted to [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    const id = randomUUID();
    const at = clock.now().toISOString();
    await say({ ...missed, id, at });
    clock.forward(75);
    const soon = new Date(Date.parse(at) + 10_000).toISOString();
    expect(await say({ act: "undo", undoes: id, at: soon })).toMatchObject({
      status: 409,
      type: "not_undone",
    });
    expect(await kinds()).toEqual(["placed", "pickup-missed"]);
    expect(await clashes()).toMatchObject([{ act: "undo", why: "not-undone" }]);
  });

  test("what was said and taken back without a connection is taken back however late it arrives [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    const id = randomUUID();
    const at = clock.now();
    clock.forward(3 * 3600);
    await say({ ...missed, id, at: at.toISOString() });
    clock.forward(2);
    const soon = new Date(at.getTime() + 30_000).toISOString();
    expect(await say({ act: "undo", undoes: id, at: soon })).toMatchObject({
      status: 200,
      state: "open",
    });
  });

  test("an act is recorded before it is judged: one that broke off is judged when it is told again, and on Today until then [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    const stopAct: StopAct = {
      ...done,
      codes: [],
      id: randomUUID(),
      version: 1,
      at: clock.now().toISOString(),
    };
    const broken = new Error("The connection to the database is lost.");
    const live = { ...it.deps.live, announce: () => undefined };
    const db = it.deps.db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes("change_order")) throw broken;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const driver = { id: sem.id, role: "driver" as const };
    await expect(actAtStop({ ...it.deps, db, live }, driver, pickup(), stopAct)).rejects.toThrow(
      broken.message,
    );
    expect(await clashes()).toEqual([]);
    clock.forward(61);
    expect(await clashes()).toMatchObject([{ act: "done", why: "pending" }]);
    expect(await say(stopAct)).toMatchObject({ status: 200, state: "done" });
    expect(await clashes()).toEqual([]);
    expect(await rowOf(it, order.id)).toMatchObject({ status: "picked-up", bags: 2 });
  });

  /** An act of the desk on the order, after the clashes so far. */
  const byStaff = async (perform: (act: Act) => Promise<void>) => {
    clock.forward(1);
    await perform({ ...(await by(it, "staff", order.id)), actor: { kind: "staff", id: imke } });
  };
  const washed = async () => {
    const counted = { pieces: [], kilos: 6, bags: 2, bagsBack: 0, free: [] };
    await byStaff((act) => countOrder(it.deps, act, counted));
    await byStaff((act) => markReady(it.deps, act));
  };
  const WEDNESDAY = "2026-11-18T08:00:00+01:00";
  const FRIDAY = "2026-11-20T08:00:00+01:00";
  const miss = { reason: "nobody-home", calls: 1 } as const;

  test("counting and washing the laundry takes no clash off the list; a note of the desk does [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    await byStaff((act) => pickUp(it.deps, act, { bags: 2 }));
    expect(await say(done)).toMatchObject({ status: 409, extra: { why: "first" } });
    await washed();
    expect(await clashes()).toMatchObject([{ act: "done", kind: "pickup", why: "first" }]);
    const headers = await staffHeaders(it, imke);
    const url = `/api/console/orders/${order.number}/notes`;
    await it.app.inject({ method: "POST", url, payload: { text: "Gebeld met Sem." }, headers });
    expect(await clashes()).toEqual([]);
  });

  test.each<[string, (act: Act) => Promise<void>]>([
    ["records it", (act) => pickUp(it.deps, act, { bags: 2 })],
    ["records it as missed", (act) => missStop(it.deps, act, { ...miss, kind: "pickup" })],
    ["moves it", (act) => changeWindows(it.deps, act, { pickupTime: WEDNESDAY })],
    ["cancels it", (act) => cancelOrder(it.deps, act, {})],
  ])(
    "a clash about a pickup leaves the list when the desk %s, not when the delivery moves [DRIVE-08]",
    async (_, settle) => {
      expect(await say(done)).toMatchObject({ status: 409 });
      await byStaff((act) => changeWindows(it.deps, act, { deliveryTime: FRIDAY }));
      expect(await clashes()).toHaveLength(1);
      await byStaff(settle);
      expect(await clashes()).toEqual([]);
    },
  );

  test.each<[string, (act: Act) => Promise<void>]>([
    ["records it", (act) => deliver(it.deps, act)],
    ["records it as missed", (act) => missStop(it.deps, act, { ...miss, kind: "delivery" })],
    ["moves it", (act) => changeWindows(it.deps, act, { deliveryTime: FRIDAY })],
  ])(
    "a clash about a delivery leaves the list when the desk %s, not when the pickup is done [DRIVE-08]",
    async (_, settle) => {
      expect(await say(done, sem, "delivery")).toMatchObject({ status: 409 });
      await byStaff((act) => pickUp(it.deps, act, { bags: 2 }));
      await washed();
      expect(await clashes()).toMatchObject([{ kind: "delivery" }]);
      await byStaff(settle);
      expect(await clashes()).toEqual([]);
    },
  );

  test("two undos with one id are one [DRIVE-08]", async () => {
    await sem.give(DAY, pickup());
    const id = randomUUID();
    await say({ ...missed, id });
    const undo = { act: "undo", undoes: id, id: randomUUID() };
    const answers = await Promise.all([say(undo), say(undo), say(undo), say(undo)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await clashes()).toEqual([]);
  });

  test("an owner does at a door of the day what a driver does [STAFF-01][DRIVE-08]", async () => {
    const owner = { headers: await staffHeaders(it, await addStaff(it, "owner")) };
    expect(await say({ ...done, at: "2026-11-16T10:20:00+01:00" }, owner)).toMatchObject({
      status: 409,
      extra: { why: "clock" },
    });
    expect(await say(done, owner)).toMatchObject({ status: 200, state: "done" });
  });
});
