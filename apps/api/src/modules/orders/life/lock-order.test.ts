import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consumerOrder, post } from "../../../../test/order-fixtures.ts";
import {
  ask,
  by,
  change,
  livesOf,
  placeOrder,
  wrongWindows,
  type PlacedOrder,
} from "../../../../test/order-life.ts";
import { addUser } from "../../../../test/sessions.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { eraseCustomer } from "../../privacy/erase-customer.ts";
import { insertRun, replaceStops } from "../../driving/runs-repository.ts";
import { countOrder } from "./count-order.ts";
import { pickUp } from "./handle-order.ts";

const ROUNDS = 8;
const FRIDAY = "2026-11-20T08:00:00+01:00";
const WEDNESDAY = "2026-11-18T08:00:00+01:00";

/** Asserts on PostgreSQL's deadlock counter, so that a retry cannot hide a deadlock. */
describe("the lock order of what changes orders [LIFE-08]", () => {
  let it: TestApp;
  let desk: string;
  let headers: Record<string, string>;
  const orders: PlacedOrder[] = [];
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    await it.deps.db.updateTable("hub_windows").set({ capacity: 5000 }).execute();
    desk = await addStaff(it, "desk");
    headers = await staffHeaders(it, desk);
  });
  afterAll(() => it.close());

  const deadlocks = async (): Promise<number> => {
    const { rows } = await sql<{ deadlocks: number }>`SELECT deadlocks::int AS deadlocks
      FROM pg_stat_database WHERE datname = current_database()`.execute(it.deps.db);
    return rows[0]?.deadlocks ?? -1;
  };
  const place = async (count: number, more: Parameters<typeof placeOrder>[1] = {}) => {
    const placed = await Promise.all(Array.from({ length: count }, () => placeOrder(it, more)));
    orders.push(...placed);
    return placed;
  };
  /** Two runs on the pickup day and two on the delivery day; each order is in one run of each day. */
  const planRuns = async (placed: PlacedOrder[]): Promise<void> => {
    const { db, clock } = it.deps;
    for (const kind of ["pickup", "delivery"] as const) {
      const day = kind === "pickup" ? "2026-11-17" : "2026-11-19";
      const runs = [randomUUID(), randomUUID()];
      for (const id of runs) {
        const driver_id = await addStaff(it, "driver");
        await insertRun(db, { id, hub_id: "haarlem", day, driver_id, created_at: clock.now() });
      }
      const stops = placed.map(({ id }, turn) => ({
        order_id: id,
        kind,
        run_id: runs[turn % 2] ?? "",
        is_locked: false,
        assigned_by: desk,
        assigned_at: clock.now(),
        told_arrival: null,
      }));
      await replaceStops(db, runs, stops);
    }
  };
  const moveMany = (some: PlacedOrder[], kind: string, time: string) =>
    it.app.inject({
      method: "POST",
      url: "/api/console/many/move",
      payload: { orders: some.map(({ number }) => ({ number, version: 1 })), kind, time },
      headers,
    });
  const undoMany = (moved: object) =>
    it.app.inject({
      method: "POST",
      url: "/api/console/many/move/undo",
      payload: moved,
      headers,
    });
  const expectAnswered = async (answers: { statusCode: number; body: string }[]) => {
    const failed = answers.filter(({ statusCode }) => ![200, 201, 409].includes(statusCode));
    expect(failed.map(({ body }) => body)).toEqual([]);
    expect(await deadlocks()).toBe(0);
  };

  test("bulk moves, their undo, single moves and cancels in the same runs never deadlock [DESK-08]", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const placed = await place(16);
      await planRuns(placed);
      const [a, b, c, d, e, f] = [0, 3, 6, 9, 11, 13].map((from, turn, all) =>
        placed.slice(from, all[turn + 1]),
      );
      const moveAndUndo = async () => {
        const moved = await moveMany(c ?? [], "delivery", FRIDAY);
        return moved.statusCode === 200 ? undoMany(moved.json()) : moved;
      };
      const answers = await Promise.all([
        moveMany(a?.toReversed() ?? [], "delivery", FRIDAY),
        moveMany(b ?? [], "delivery", FRIDAY),
        moveAndUndo(),
        ...(d ?? []).map((one) => change(it, one, { version: 1, deliveryTime: FRIDAY })),
        ...(e ?? []).map((one) =>
          change(it, one, { version: 1, pickupTime: WEDNESDAY, deliveryTime: FRIDAY }),
        ),
        ...(f ?? []).map((one) => ask(it, one, "cancel", { version: 1 })),
      ]);
      await expectAnswered(answers);
    }
  });

  test("nor do they where the search words of their customers enter a new era [DESK-08]", async () => {
    const user = { email: "een-huis@mail.example" };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const placed = await place(12, { user });
      const others = await place(6);
      await planRuns([...placed, ...others]);
      await sql`SELECT setval('order_events_number_seq', ${round} * 65536)`.execute(it.deps.db);
      const answers = await Promise.all([
        moveMany([...placed.slice(0, 4), ...others.slice(0, 2)], "delivery", FRIDAY),
        moveMany([...others.slice(2, 4), ...placed.slice(4, 8)], "delivery", FRIDAY),
        ...placed.slice(8).map((one) => ask(it, one, "cancel", { version: 1 })),
        ...others.slice(4).map((one) => change(it, one, { version: 1, deliveryTime: FRIDAY })),
        ...Array.from({ length: 3 }, () =>
          post(it, "/orders", consumerOrder({ user, order: { deliveryTime: FRIDAY } })),
        ),
      ]);
      await expectAnswered(answers);
    }
  });

  test("nor an account that orders and cancels from one network, nor one that is erased meanwhile", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `wisselt-${round}@mail.example`;
      const userId = await addUser(it, email);
      const as = { kind: "user", userId, sessionId: randomUUID(), device: "een-toestel" } as const;
      const order = () => post(it, "/orders", consumerOrder({ user: { email } }), { as });
      const placed: PlacedOrder[] = [];
      for (const answer of await Promise.all(Array.from({ length: 6 }, order))) {
        const { id, number, link } = answer.json();
        placed.push({ id, number, token: String(link).split("/").at(-1) ?? "" });
      }
      orders.push(...placed);
      await planRuns(placed);
      const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
      const [, ...answers] = await Promise.all([
        round % 2 === 0 ? eraseCustomer(work, { email, notTheirs: true }) : undefined,
        ...placed.slice(0, 3).map((one) => ask(it, one, "cancel", { version: 1 })),
        ...placed.slice(3).map((one) => change(it, one, { version: 1, deliveryTime: FRIDAY })),
        order(),
        order(),
      ]);
      const gone = answers.filter(({ statusCode }) => ![401, 404].includes(statusCode));
      await expectAnswered(gone);
    }
  });

  test("nor counts that give a deposit back, while their account orders and cancels [BILL-04]", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const user = { email: `telt-${round}@mail.example`, hasBag: true };
      const user_id = await addUser(it, user.email);
      const placed = await place(6, { user });
      const ids = placed.map(({ id }) => id);
      await it.deps.db.updateTable("orders").set({ user_id }).where("id", "in", ids).execute();
      const [first = "", second = "", third = ""] = ids;
      await it.deps.db
        .updateTable("orders")
        .set({ has_bag: false })
        .where("id", "=", first)
        .execute();
      for (const id of [first, second, third]) {
        await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
      }
      const count = async (id: string, bagsBack: number) =>
        countOrder(it.deps, await by(it, "staff", id), {
          pieces: [],
          kilos: 6,
          bags: 1,
          bagsBack,
          free: [],
        });
      await count(first, 0);
      const counts = Promise.allSettled([count(second, 1), count(third, 1)]);
      const answers = await Promise.all([
        ...placed.slice(3).map((one) => ask(it, one, "cancel", { version: 1 })),
        post(it, "/orders", consumerOrder({ user })),
      ]);
      expect((await counts).map(({ status }) => status).toSorted()).toEqual([
        "fulfilled",
        "rejected",
      ]);
      await expectAnswered(answers);
    }
  });

  test("and afterwards every window and history agrees [LIFE-01]", async () => {
    expect(await wrongWindows(it)).toEqual([]);
    for (const { id } of orders) {
      const [folded, stored] = await livesOf(it, id);
      expect(stored).toEqual(folded);
    }
  });
});
