import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { explain } from "../../../test/explain.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder } from "../../../test/order-life.ts";
import { addStaff } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp, missStop } from "../orders/life/handle-order.ts";
import { makeRun } from "../driving/make-run.ts";
import { planRuns } from "../driving/plan-runs.ts";
import { viewToday } from "./view-today.ts";

describe.each(DATABASE_KINDS)("the day at a glance on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock("2026-11-15T09:30:00+01:00");
  const numbers: string[] = [];
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    const orders = [];
    for (const name of ["Op tijd", "Te laat", "Gemist", "Nog open"]) {
      orders.push(await placeOrder(it, { user: { fullName: name } }));
    }
    numbers.push(...orders.map(({ number }) => number));
    const ids = orders.map(({ id }) => id);
    clock.set("2026-11-17T08:50:00+01:00");
    await pickUp(it.deps, await by(it, "driver", ids[0] ?? ""), { bags: 1 });
    const miss = { kind: "pickup", reason: "no-access", calls: 2 } as const;
    await missStop(it.deps, await by(it, "driver", ids[2] ?? ""), miss);
    clock.set("2026-11-17T10:20:00+01:00");
    await pickUp(it.deps, await by(it, "driver", ids[1] ?? ""), { bags: 1 });
    const counted = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", ids[0] ?? ""), counted);
  });
  afterAll(() => it.close());

  test("each window says what is done, open and missed, and how full it is [DESK-01]", async () => {
    const { hubs, day } = await viewToday(it.deps, { hub: "haarlem" });
    expect(day).toBe("2026-11-17");
    expect(hubs).toMatchObject([{ id: "haarlem", done: 2, open: 1, missed: 1, onTime: 1 }]);
    const eight = hubs[0]?.windows.find(
      ({ kind: stop, from }) => stop === "pickup" && from === "08:00",
    );
    expect(eight).toMatchObject({ to: "10:00", done: 2, open: 1, missed: 1 });
    expect(eight?.capacity).toBeGreaterThan(0);
  });

  test("without a hub every hub is there, on any day [DESK-01]", async () => {
    const { hubs } = await viewToday(it.deps, { day: "2026-11-19" });
    expect(hubs.length).toBeGreaterThan(1);
    expect(hubs.find(({ id }) => id === "haarlem")).toMatchObject({ done: 0, open: 4, missed: 0 });
  });

  test("what needs a hand comes with its number, its oldest and who it is [DESK-01]", async () => {
    await it.deps.db
      .updateTable("outbox")
      .set({ dead_at: clock.now(), next_attempt_at: null })
      .where("kind", "=", "order-missed")
      .execute();
    await it.deps.db.updateTable("bills").set({ overdue_at: clock.now() }).execute();
    const { needs } = await viewToday(it.deps, {});
    expect(needs).toMatchObject([
      { kind: "no-driver-today", count: 1, orders: [{ number: numbers[3] }] },
      {
        kind: "missed-pickup",
        count: 1,
        oldest: "2026-11-17T08:50:00+01:00",
        orders: [{ number: numbers[2], customer: "Gemist" }],
      },
      { kind: "not-counted", count: 1, orders: [{ number: numbers[1] }], cents: null },
      { kind: "bill-overdue", count: 1, cents: 3495, orders: [{ number: numbers[0] }] },
      { kind: "message-dead", count: 1, orders: [{ number: numbers[2] }] },
    ]);
    expect((await viewToday(it.deps, { hub: "amsterdam" })).needs).toEqual([]);
  });

  test("stops on a day that was closed afterwards are a call list, until they move [DESK-13]", async () => {
    const needsOf = async (hub?: string) =>
      (await viewToday(it.deps, { hub })).needs.filter((need) => need.kind === "closed-day");
    expect(await needsOf()).toEqual([]);
    const closure = { hub_id: "haarlem", date: "2026-11-19", reason: "storm" };
    await it.deps.db.insertInto("hub_closures").values(closure).execute();
    expect(await needsOf()).toMatchObject([
      {
        kind: "closed-day",
        count: 4,
        hub: "haarlem",
        oldest: expect.stringMatching(/^2026-11-19T/),
      },
    ]);
    expect(await needsOf("amsterdam")).toEqual([]);
    await it.deps.db.deleteFrom("hub_closures").where("date", "=", "2026-11-19").execute();
    expect(await needsOf()).toEqual([]);
  });

  test("stops of today and tomorrow that are in no run raise a hand, first window first [DESK-13]", async () => {
    clock.set("2026-11-18T12:00:00+01:00");
    const needsOf = async (hub?: string) =>
      (await viewToday(it.deps, { hub })).needs.filter(({ kind: need }) =>
        need.startsWith("no-driver"),
      );
    expect(await needsOf()).toMatchObject([
      {
        kind: "no-driver-tomorrow",
        count: 4,
        hub: "haarlem",
        oldest: expect.stringMatching(/^2026-11-19T/),
      },
    ]);
    expect(await needsOf("amsterdam")).toEqual([]);

    const desk = await addStaff(it, "desk");
    const driver = await addStaff(it, "driver");
    const made = await makeRun(
      it.deps,
      { id: desk },
      { hub: "haarlem", day: "2026-11-19", driver },
    );
    const stops = [0, 3].map((at) => ({
      number: numbers[at] ?? "",
      kind: "delivery" as const,
      isLocked: false,
    }));
    await planRuns(it.deps, { id: desk }, [{ id: made.runs[0]?.id ?? "", version: 1, stops }]);
    expect(await needsOf()).toMatchObject([{ kind: "no-driver-tomorrow", count: 2 }]);

    clock.set("2026-11-19T07:00:00+01:00");
    expect(await needsOf()).toMatchObject([{ kind: "no-driver-today", count: 2 }]);
    clock.set("2026-11-17T10:20:00+01:00");
  });

  test("stops of earlier days that nobody reported about raise a hand until they move or end [DESK-13]", async () => {
    const needsOf = async (hub?: string) =>
      (await viewToday(it.deps, { hub })).needs.filter((need) => need.kind === "not-visited");
    expect(await needsOf()).toEqual([]);
    clock.set("2026-11-18T08:00:00+01:00");
    expect(await needsOf()).toMatchObject([
      {
        kind: "not-visited",
        count: 1,
        oldest: "2026-11-17T08:00:00+01:00",
        hub: "haarlem",
        orders: [{ number: numbers[3], customer: "Nog open" }],
      },
    ]);
    expect(await needsOf("amsterdam")).toEqual([]);
    clock.set("2026-11-20T08:00:00+01:00");
    expect(await needsOf()).toMatchObject([{ count: 3 }]);
    clock.set("2026-11-17T10:20:00+01:00");
  });

  test("a complaint is due for a working day, then late since its deadline [DESK-13]", async () => {
    const [order] = await it.deps.db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", numbers[0] ?? "")
      .execute();
    const made = new Date("2026-11-16T09:00:00+01:00");
    await it.deps.db
      .insertInto("complaints")
      .values({
        id: randomUUID(),
        order_id: order?.id ?? "",
        piece_type: null,
        piece_alias: null,
        price_cents: 3495,
        created_at: made,
        answer_by: new Date("2026-11-18T09:00:00+01:00"),
        changed_at: made,
      })
      .execute();
    const careOf = async () =>
      (await viewToday(it.deps, {})).needs.filter(({ kind: need }) => need.startsWith("complaint"));
    expect(await careOf()).toMatchObject([
      { kind: "complaint-due", count: 1, oldest: "2026-11-16T09:00:00+01:00" },
    ]);
    const dueOn = (day: string) =>
      it.deps.db
        .updateTable("complaints")
        .set({ answer_by: new Date(`${day}T09:00:00+01:00`) })
        .execute();
    await dueOn("2026-11-23");
    clock.set("2026-11-20T09:30:00+01:00");
    expect(await careOf(), "on the Friday before").toMatchObject([{ kind: "complaint-due" }]);
    await dueOn("2026-11-18");
    clock.set("2026-11-23T09:30:00+01:00");
    expect(await careOf()).toMatchObject([
      {
        kind: "complaint-late",
        count: 1,
        oldest: "2026-11-18T09:00:00+01:00",
        orders: [{ number: numbers[0], customer: "Op tijd" }],
      },
    ]);
    clock.set("2026-11-17T10:20:00+01:00");
    await it.deps.db.deleteFrom("complaints").execute();
  });

  test("a webhook receiver with messages given up raises one hand, until it is paused [DESK-13]", async () => {
    const id = randomUUID();
    const at = clock.now();
    await it.deps.db
      .insertInto("webhook_endpoints")
      .values({
        id,
        url: "https://boekhouding.example/hook",
        events: ["order.placed"],
        old_secret_until: null,
        created_at: at,
        paused_at: null,
      })
      .execute();
    const dead = (hour: string) => ({
      id: randomUUID(),
      channel: "webhook" as const,
      kind: "order.placed",
      recipient: id,
      language: "nl",
      data: JSON.stringify({}),
      created_at: at,
      next_attempt_at: null,
      sent_at: null,
      dead_at: new Date(`2026-11-16T${hour}:00+01:00`),
      last_error: "ESTATUS",
      rendered: null,
    });
    await it.deps.db
      .insertInto("outbox")
      .values([dead("12:00"), dead("10:00")])
      .execute();
    const hooks = async () =>
      (await viewToday(it.deps, {})).needs.filter(({ kind: need }) => need === "webhook-dead");
    expect(await hooks()).toMatchObject([
      { kind: "webhook-dead", count: 1, oldest: "2026-11-16T10:00:00+01:00", orders: [] },
    ]);
    await it.deps.db.updateTable("webhook_endpoints").set({ paused_at: at }).execute();
    expect(await hooks()).toEqual([]);
  });

  test("a long list is counted and summed up whole, and its oldest five are named [DESK-01]", async () => {
    const [order] = await it.deps.db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", numbers[0] ?? "")
      .execute();
    const complaintOn = (day: number) => ({
      id: randomUUID(),
      order_id: order?.id ?? "",
      piece_type: null,
      piece_alias: null,
      price_cents: 3495,
      created_at: new Date("2026-11-01T09:00:00+01:00"),
      answer_by: new Date(`2026-11-0${day}T09:00:00+01:00`),
      changed_at: new Date("2026-11-01T09:00:00+01:00"),
    });
    const late = [7, 3, 5, 2, 6, 4, 8].map(complaintOn);
    await it.deps.db.insertInto("complaints").values(late).execute();
    const { needs } = await viewToday(it.deps, {});
    const list = needs.find(({ kind: need }) => need === "complaint-late");
    expect(list).toMatchObject({ count: 7, oldest: expect.stringMatching(/^2026-11-02T/) });
    expect(list?.orders.map(({ since }) => Number(since.slice(8, 10)))).toEqual([2, 3, 4, 5, 6]);
    await it.deps.db.deleteFrom("complaints").execute();
  });

  test("each hub says how many of its orders wait to be counted [DESK-13]", async () => {
    const { hubs } = await viewToday(it.deps, {});
    expect(hubs.find(({ id }) => id === "haarlem")).toMatchObject({ notCounted: 1 });
    expect(hubs.find(({ id }) => id === "amsterdam")).toMatchObject({ notCounted: 0 });
  });

  test("each driver's run says how far it is and which door comes next [DESK-01]", async () => {
    const desk = await addStaff(it, "desk");
    const driver = await addStaff(it, "driver", { name: "Sem Bouwman" });
    const day = "2026-11-17";
    const made = await makeRun(it.deps, { id: desk }, { hub: "haarlem", day, driver });
    const [run] = made.runs;
    const stop = (at: number) => ({
      number: numbers[at] ?? "",
      kind: "pickup" as const,
      isLocked: false,
    });
    const open = [3, 2].map(stop);
    await planRuns(it.deps, { id: desk }, [{ id: run?.id ?? "", version: 1, stops: open }]);
    const { runs } = await viewToday(it.deps, { day });
    expect(runs).toEqual([
      {
        id: run?.id,
        hub: "haarlem",
        driver: "Sem Bouwman",
        done: 0,
        missed: 1,
        all: 2,
        next: { street: "Lange Veerstraat 18-A", from: "08:00", to: "10:00" },
      },
    ]);
    expect((await viewToday(it.deps, { day, hub: "amsterdam" })).runs).toEqual([]);
  });

  test("orders and euros of the day stand by the hour of Amsterdam's clock, beside last week's [DESK-01]", async () => {
    const placed = await viewToday(it.deps, { day: "2026-11-15" });
    expect(placed.sales.day).toEqual([{ hour: 9, orders: 4, cents: 0 }]);
    const billed = await viewToday(it.deps, {});
    expect(billed.sales.day).toEqual([{ hour: 10, orders: 0, cents: 3495 }]);
    const weekLater = await viewToday(it.deps, { day: "2026-11-24" });
    expect(weekLater).toMatchObject({
      sales: { day: [], weekBefore: [{ hour: 10, orders: 0, cents: 3495 }] },
      stopsWeekBefore: { done: 2, onTime: 1 },
    });
  });
});

test("the day is found by indexes alone [DESK-01]", async () => {
  const it = await openTestApp("PostgreSQL");
  const plans = (await explain(it.deps.db, (db) => viewToday({ ...it.deps, db }, {}))).join("\n");
  for (const index of [
    "orders_pickup",
    "orders_delivery",
    "orders_awaiting",
    "complaints_waiting",
    "orders_state_changed",
    "bills_to_settle",
    "outbox_dead",
    "orders_placed",
    "bills_made",
    "orders_bags_differ",
    "runs_day",
  ]) {
    expect(plans).toContain(index);
  }
  await it.close();
});
