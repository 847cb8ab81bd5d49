import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { addDays, amsterdamDate } from "@waslijn/contract/shared/amsterdam-time";
import { WINDOW_HOURS } from "@waslijn/contract/shared/constants";
import { standingEvents } from "@waslijn/contract/shared/order-life";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowTruncate } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { consumerOrder, HOME, post, wizardOrder } from "../../../test/order-fixtures.ts";
import { rowOf } from "../../../test/order-life.ts";
import { recountedDays, reportedDays } from "../../../test/recount-reports.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { ApiProblem } from "../../api-problem.ts";
import { findBill } from "../bills/bills-repository.ts";
import { recordAct, type Act } from "../orders/life/act.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { correctBill, countOrder, type Count } from "../orders/life/count-order.ts";
import { foldEvents } from "../orders/life/fold-events.ts";
import { markReady, missStop } from "../orders/life/handle-order.ts";
import { withdrawOrder } from "../orders/life/withdraw-order.ts";
import { readEvents } from "../orders/orders-repository.ts";
import { foldChanges } from "./fold-changes.ts";

/** The proof runs more (docs/proof.md). The seed is fixed unless set. */
const HISTORIES = Number(process.env.REPORTS ?? 5);
const SEED = Number(process.env.REPORTS_SEED ?? 20_261_116);
const STEPS = 100;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One address in two spellings, and two others. */
const PEOPLE = ["anna@mail.example", "Anna@mail.example", "bo@mail.example", "cor@mail.example"];
const PLACES = [
  HOME,
  { ...HOME, postalCode: "2511BT", city: "Den Haag", thoroughfare: "Spui", subThoroughfare: "70" },
];
const HOURS = ["08", "10", "12", "14", "16", "18"];

type World = { it: TestApp; clock: MovableClock; orders: string[] };
type Action = (world: World) => Promise<unknown>;

/** A day soon, possibly without a free window: then the order is refused. */
const soon = fc.record({
  pickup: fc.integer({ min: 1, max: 2 }),
  after: fc.integer({ min: 3, max: 4 }),
  hour: fc.constantFrom(...HOURS),
});
const windowsOf = (
  { clock }: World,
  { pickup, after, hour }: { pickup: number; after: number; hour: string },
) => {
  const at = (days: number): string =>
    `${addDays(amsterdamDate(clock.now()), days)}T${hour}:00:00+01:00`;
  return { pickupTime: at(pickup), deliveryTime: at(pickup + after) };
};

const placing = fc
  .record({ windows: soon, email: fc.constantFrom(...PEOPLE), place: fc.constantFrom(...PLACES) })
  .map(({ windows, email, place }): Action => async (world) => {
    const answer = await post(
      world.it,
      "/orders",
      consumerOrder({
        user: { email },
        order: {
          ...windowsOf(world, windows),
          pickupLocation: place,
          deliveryLocation: place,
        },
      }),
    );
    if (answer.statusCode === 201) world.orders.push(answer.json<{ id: string }>().id);
  });

const HOTEL = {
  kind: "company",
  sessionId: "s",
  device: "a-device",
  companyId: "5e6f1c2a-9b3d-4e7f-8a1b-79b97f4a7c15",
} as const;
const placingForHotel = soon.map((windows): Action => async (world) => {
  const body = wizardOrder("re-use", { order: windowsOf(world, windows) });
  const answer = await post(world.it, "/orders", body, { as: HOTEL });
  if (answer.statusCode === 201) world.orders.push(answer.json<{ id: string }>().id);
});

const count: fc.Arbitrary<Count> = fc.record({
  pieces: fc.array(
    fc.record({
      type: fc.constant("DC" as const),
      alias: fc.constantFrom("trousers", "tie"),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  kilos: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
  bags: fc.constant(1),
  bagsBack: fc.constant(0),
  free: fc.constant([]),
});

const driver = { kind: "driver", id: "van" } as const;
const staff = { kind: "staff", id: "desk" } as const;

type Handling = (world: World, act: Act) => Promise<unknown>;

/**
 * The next step of an order. Drivers arrive around the end of the window and their phones report later: with random
 * times hardly any order would be delivered, and hardly any late.
 */
const goingOn = fc
  .record({ found: count, late: fc.integer({ min: -60, max: 60 }), reportedAfter: fc.nat(60) })
  .map(({ found, late, reportedAfter }): Handling => async ({ it, clock }, act) => {
    const { status, pickup_at, delivery_at } = act.order;
    const arrive = (window: Date | null): { saidAt: string } => {
      const there = (window?.getTime() ?? 0) + WINDOW_HOURS * HOUR + late * MINUTE;
      clock.wait(new Date(there + reportedAfter * MINUTE));
      return { saidAt: new Date(there).toISOString() };
    };
    if (status === "placed") {
      await recordAct(it.deps, act, "picked-up", {
        data: { bags: 1, ...arrive(pickup_at) },
        set: { bags: 1, awaits_window: null },
      });
    }
    const inHouse = { ...act, actor: staff };
    if (status === "picked-up") await countOrder(it.deps, inHouse, found);
    if (status === "counted") await markReady(it.deps, inHouse);
    if (status === "ready") {
      await recordAct(it.deps, act, "delivered", {
        data: arrive(delivery_at),
        set: { awaits_window: null },
      });
    }
  });

/** A driver's undo of the last act, as in `undoAct`. */
const takingBack: Handling = async ({ it }, act) => {
  const events = standingEvents(await readEvents(it.deps.db, act.order.id));
  const last = events.at(-1);
  if (!last || !/^(picked-up|delivered|pickup-missed|delivery-missed)$/.test(last.kind)) return;
  const { state, missedDeliveries, awaits = null } = foldEvents(events.slice(0, -1));
  await recordAct(it.deps, act, "stop-undone", {
    data: { undoes: { version: last.version, state, missedDeliveries, awaits } },
    set: { awaits_window: awaits, missed_deliveries: missedDeliveries },
  });
};

const refunding = fc
  .record({
    cents: fc.integer({ min: 1, max: 900 }),
    purpose: fc.constantFrom("compensation" as const, "difference" as const),
    isByOwner: fc.boolean(),
  })
  .map(({ cents, purpose, isByOwner }): Handling => async ({ it, clock }, { order }) => {
    const bill = await findBill(it.deps.db, order.id);
    if (!bill) return;
    const id = randomUUID();
    const at = { created_at: clock.now(), changed_at: clock.now() };
    await it.deps.db
      .insertInto("payments")
      .values({
        id,
        bill_id: bill.id,
        bill_version: 1,
        method: "ideal",
        language: "nl",
        cents: 5000,
        ...at,
      })
      .execute();
    await it.deps.db
      .insertInto("refunds")
      .values({
        id: randomUUID(),
        ...(isByOwner ? { payment_id: null, bill_id: bill.id } : { payment_id: id }),
        cents,
        purpose,
        reason: "test",
        ...at,
      })
      .execute();
  });

const handling: fc.Arbitrary<{ by: Act["actor"]; handle: Handling }> = fc.oneof(
  { weight: 12, arbitrary: goingOn.map((handle) => ({ by: driver, handle })) },
  {
    weight: 3,
    arbitrary: fc.constant({
      by: driver,
      handle: ({ it }: World, act: Act) =>
        missStop(it.deps, act, {
          kind: act.order.status === "placed" ? "pickup" : "delivery",
          reason: "nobody-home",
          calls: 1,
        }),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ by: driver, handle: takingBack }) },
  {
    weight: 3,
    arbitrary: soon.map((windows) => ({
      by: staff,
      handle: (world: World, act: Act) =>
        changeWindows(world.it.deps, act, { ...windowsOf(world, windows), waived: "test" }),
    })),
  },
  {
    weight: 3,
    arbitrary: count.map((found) => ({
      by: staff,
      handle: ({ it }: World, act: Act) => correctBill(it.deps, act, found),
    })),
  },
  {
    weight: 3,
    arbitrary: fc.constant({
      by: staff,
      handle: ({ it }: World, act: Act) => cancelOrder(it.deps, act, { waived: "test" }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.constant({
      by: { kind: "customer" } as const,
      handle: ({ it }: World, act: Act) => withdrawOrder(it.deps, act),
    }),
  },
  { weight: 7, arbitrary: refunding.map((handle) => ({ by: staff, handle })) },
);
const onOrder = fc
  .record({ which: fc.nat(20), action: handling })
  .map(({ which, action: { by, handle } }): Action => async (world) => {
    const id = world.orders[which % Math.max(1, world.orders.length)];
    if (!id) return;
    const order = await rowOf(world.it, id);
    await handle(world, { order, version: order.version, actor: by });
  });
const refundsGo = fc
  .record({ state: fc.constantFrom("done", "failed", "pending"), isOdd: fc.boolean() })
  .map(
    ({ state, isOdd }): Action =>
      ({ it }) =>
        it.deps.db
          .updateTable("refunds")
          .set({ state })
          .where(sql<boolean>`cents % 2 = ${isOdd ? 1 : 0}`)
          .execute(),
  );
const folding = fc.integer({ min: 1, max: 20 }).map(
  (most): Action =>
    ({ it }) =>
      foldChanges(it.deps.db, most),
);
const step = fc.record({
  action: fc.oneof(
    { weight: 4, arbitrary: placing },
    { weight: 1, arbitrary: placingForHotel },
    { weight: 14, arbitrary: onOrder },
    { weight: 3, arbitrary: refundsGo },
    { weight: 4, arbitrary: folding },
  ),
  minutes: fc.integer({ min: 0, max: 400 }),
});

describe("reports after whatever happened", () => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
    await allowTruncate(it.deps.db);
  });
  afterAll(() => it.close());

  test("are a plain recount of all events, folded or not, and so is counting from the beginning [SHOP-07]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        await sql`TRUNCATE orders, users, slots, report_days, report_changes CASCADE`.execute(
          it.deps.db,
        );
        clock.set(TEST_NOW);
        const world: World = { it, clock, orders: [] };
        for (const { action, minutes } of steps) {
          await action(world).catch((error: unknown) => {
            if (!(error instanceof ApiProblem)) throw error;
          });
          clock.forward(minutes * 60);
        }
        const recounted = await recountedDays(it.deps.db);
        expect(await reportedDays(it.deps.db)).toEqual(recounted);
        await foldChanges(it.deps.db);
        expect(await reportedDays(it.deps.db)).toEqual(recounted);
        await sql`SELECT recount_reports()`.execute(it.deps.db);
        expect(await reportedDays(it.deps.db)).toEqual(recounted);
      }),
      { numRuns: HISTORIES, seed: SEED, endOnFailure: HISTORIES > 100 },
    );
  }, 3_600_000);
});
