import type { RunsBoard, StopAct } from "@waslijn/contract/console/runs";
import { toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import type { Position } from "@waslijn/contract/shared/postal-area";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newDriver, type TestDriver } from "../../../test/driver.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, view, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { planRuns } from "./plan-runs.ts";
import { proposeDay } from "./propose-runs.ts";
import { asTheCrowFlies } from "./routing/find-way.ts";
import { storeEstimates } from "./store-estimates.ts";
import { viewOwnRun, viewRuns } from "./view-runs.ts";

/** A short day in `npm test`; the proof's line `drivers-day` runs 180 stops. */
const STOPS = Number(process.env.DISPATCH_STOPS ?? 60);
const DRIVERS = ["Sem Bouwman", "Yara Aksoy", "Daan Vermeer"];
const DAY = "2026-11-17";
const HUB = "haarlem";
const WINDOWS = ["08", "10", "12", "14"];
const ESTIMATE_EVERY = 10;
const NOON = 720;
/** File for the board at noon, from which `npm run pictures dispatch` draws. */
const BOARD_FILE = process.env.DISPATCH_BOARD;
const CUSTOMERS = ["Karel de Wit", "Fatima el Amrani", "Julia Visser", "Mei-Lin Chan", "Noor Bos"];

/** Linear congruential generator: the same day on every machine. */
let state = 42;
const random = (): number =>
  (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
const somewhere = (): Position => ({
  latitude: 52.36 + random() * 0.05,
  longitude: 4.6 + random() * 0.07,
});
const noise = (): number => 0.6 + random() * 0.9;

type Sent = { number: string; act: StopAct };
type Phone = {
  driver: TestDriver;
  /** Minutes of the day. */
  time: number;
  queue: Sent[];
  stops: {
    number: string;
    version: number;
    from: string;
    state: string;
    position: Position | null;
  }[];
  /** Stops that this phone has reported on. */
  reported: Set<string>;
  offset: number;
};

/** Half of every hour, at another time for each phone. */
const isOffline = ({ time, offset }: Phone): boolean => (time + offset) % 60 < 30;
const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
const at = (minutes: number): string => toAmsterdamTimestamp(DAY, clockTime(minutes));

describe("a day on the road", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let desk: string;
  const orders = new Map<string, PlacedOrder>();
  const phones: Phone[] = [];
  const said: Sent[] = [];
  const rings = new Map<string, number>();
  const shown: { number: string; from: number; to: number }[] = [];

  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    it.deps.env.DRIVER_POSITIONS = "on";
    clock.set("2026-11-15T09:00:00+01:00");
    desk = await addStaff(it, "desk");
    await it.deps.db.updateTable("hub_windows").set({ capacity: 100 }).execute();
    for (let index = 0; index < STOPS; index += 1) {
      const hour = WINDOWS[Math.floor((index * WINDOWS.length) / STOPS)]!;
      const order = {
        pickupTime: `${DAY}T${hour}:00:00+01:00`,
        deliveryTime: `2026-11-24T${hour}:00:00+01:00`,
      };
      const placed = await placeOrder(it, { order });
      orders.set(placed.number, placed);
      const { latitude: lat, longitude: lon } = somewhere();
      const contact = { name: CUSTOMERS[index % CUSTOMERS.length] };
      await sql`UPDATE orders SET pickup_location = pickup_location || ${JSON.stringify({ lat, lon })}::jsonb,
        contact = contact || ${JSON.stringify(contact)}::jsonb WHERE id = ${placed.id}`.execute(
        it.deps.db,
      );
    }
    for (const [index, name] of DRIVERS.entries()) {
      const driver = await newDriver(it, desk, name);
      await driver.makeRun(DAY);
      const offset = index * 20;
      phones.push({ driver, time: 480, queue: [], stops: [], reported: new Set(), offset });
    }
    const { runs } = await proposeDay(it.deps, asTheCrowFlies, { hub: HUB, day: DAY });
    await planRuns(it.deps, { id: desk }, runs);
  }, 300_000);
  afterAll(() => it.close());

  const send = async ({ number, act }: Sent, { driver }: Phone): Promise<number> => {
    const answer = await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${number}/pickup`,
      payload: act,
      headers: driver.headers,
    });
    return answer.statusCode;
  };

  /** Sends what waits, some of it twice or at once as after a lost answer, and reads the run again. */
  async function connect(phone: Phone): Promise<void> {
    for (const one of phone.queue.splice(0)) {
      const times = random() < 0.3 ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => send(one, phone)));
      expect(new Set(answers).size).toBe(1);
      expect([200, 409]).toContain(answers[0]);
    }
    phone.stops = (await viewOwnRun(it.deps, phone.driver, DAY))?.stops ?? [];
  }

  /** Sometimes a customer cancels, and sometimes the desk moves a stop to another run. */
  async function disturb(): Promise<void> {
    const { runs } = await viewRuns(it.deps, { hub: HUB, day: DAY });
    const open = runs.flatMap((run) =>
      run.stops.filter((stop) => stop.state === "open").map((stop) => ({ run, stop })),
    );
    const one = open[Math.floor(random() * open.length)];
    if (!one) return;
    if (random() < 0.5) {
      const act = await by(it, "staff", orders.get(one.stop.number)!.id);
      const actor = { kind: "staff", id: desk } as const;
      await cancelOrder(it.deps, { ...act, actor }, { waived: "customer called" });
      return;
    }
    const to = runs.find(({ id }) => id !== one.run.id)!;
    const without = one.run.stops.filter((stop) => stop !== one.stop);
    await planRuns(it.deps, { id: desk }, [
      { id: one.run.id, version: one.run.version, stops: without },
      { id: to.id, version: to.version, stops: [...to.stops, one.stop] },
    ]);
  }

  async function visit(phone: Phone): Promise<boolean> {
    const next = phone.stops.find(
      ({ number, state: is }) => is === "open" && !phone.reported.has(number),
    );
    if (!next) return false;
    const opens = Number(next.from.slice(0, 2)) * 60;
    const ring = Math.max(phone.time + 4 * noise(), opens);
    phone.time = ring + 4 * noise();
    phone.reported.add(next.number);
    rings.set(next.number, ring);
    const elsewhere = somewhere();
    const common = {
      id: randomUUID(),
      version: next.version,
      at: at(phone.time),
      position: next.position ?? elsewhere,
    };
    const act: StopAct =
      random() < 0.1
        ? { ...common, act: "missed", reason: "nobody-home", calls: 1 }
        : { ...common, act: "done", bags: 1, codes: [] };
    const report = { number: next.number, act };
    said.push(report);
    phone.queue.push(report);
    return true;
  }

  const recordEstimates = async (): Promise<void> => {
    await storeEstimates(it.deps);
    const rows = await it.deps.db
      .selectFrom("run_stops")
      .innerJoin("orders", "orders.id", "run_stops.order_id")
      .select(["orders.number", "expected_from", "expected_to"])
      .where("expected_at", "=", clock.now())
      .execute();
    const minutes = (moment: Date): number =>
      (moment.getTime() - Date.parse(toAmsterdamTimestamp(DAY, "00:00"))) / 60_000;
    for (const { number, expected_from, expected_to } of rows) {
      if (expected_from && expected_to && !rings.has(number)) {
        shown.push({ number, from: minutes(expected_from), to: minutes(expected_to) });
      }
    }
  };

  test("missed, moved, cancelled, offline half the time: every act counts once or is a clash that the desk sees, and the map has them all [DRIVE-03] [DRIVE-08] [DRIVE-09] [DESK-14]", async () => {
    let estimated = 0;
    let steps = 0;
    const located = new Set<string>();
    let atNoon: RunsBoard | undefined;
    for (const phone of phones) {
      clock.set(at(phone.time));
      await connect(phone);
    }
    const working = new Set(phones);
    while (working.size > 0) {
      const phone = [...working].reduce((one, other) => (other.time < one.time ? other : one));
      if (!(await visit(phone))) {
        // Out of stops: back to where there is a connection.
        while (isOffline(phone)) phone.time += 5;
        clock.set(at(phone.time));
        await connect(phone);
        const hasMore = phone.stops.some(
          (s) => s.state === "open" && !phone.reported.has(s.number),
        );
        if (!hasMore) working.delete(phone);
        continue;
      }
      clock.set(at(phone.time));
      if (!isOffline(phone)) await connect(phone);
      steps += 1;
      if (steps % 8 === 0) await disturb();
      if (phone.time - estimated >= ESTIMATE_EVERY) {
        estimated = phone.time;
        await recordEstimates();
        const board = await viewRuns(it.deps, { hub: HUB, day: DAY });
        if (phone.time >= NOON) atNoon ??= board;
        for (const { id, driverAt } of board.runs) if (driverAt) located.add(id);
      }
    }

    if (BOARD_FILE) writeFileSync(BOARD_FILE, JSON.stringify(atNoon));

    const acts = await it.deps.db.selectFrom("stop_acts").selectAll().execute();
    expect(acts.map(({ id }) => id).toSorted()).toEqual(said.map(({ act }) => act.id).toSorted());
    expect(acts.filter(({ refusal }) => refusal === "pending")).toEqual([]);
    const applied = acts.filter(({ refusal }) => refusal === null);
    const { rows: events } = await sql<{ order_id: string; version: number; act: string }>`
      SELECT order_id, version, data->>'saidAt' AS act FROM order_events
      WHERE actor = 'driver' AND kind IN ('picked-up', 'pickup-missed')`.execute(it.deps.db);
    const nameOf = (order: string, version: number | null): string => `${order} ${version}`;
    expect(events.map((event) => nameOf(event.order_id, event.version)).toSorted()).toEqual(
      applied.map((act) => nameOf(act.order_id, act.made_version)).toSorted(),
    );
    const twice = Map.groupBy(
      applied.filter(({ act }) => act === "done"),
      ({ order_id }) => order_id,
    );
    expect([...twice.values()].filter((some) => some.length > 1)).toEqual([]);

    const refused = acts.filter(({ refusal }) => refusal !== null);
    const headers = await staffHeaders(it, desk);
    const today = await it.app.inject({ url: "/api/console/today/clashes", headers });
    const clashes = (today.json().clashes as { id: string }[]).map(({ id }) => id);
    expect(clashes.toSorted()).toEqual(refused.map(({ id }) => id).toSorted());

    const { runs, unassigned } = await viewRuns(it.deps, { hub: HUB, day: DAY });
    const stops = [...unassigned, ...runs.flatMap((run) => run.stops)];
    const { rows } = await sql<{ cancelled: number }>`
      SELECT count(*)::int AS cancelled FROM orders WHERE status = 'cancelled'`.execute(it.deps.db);
    expect(stops.length).toBe(STOPS - (rows[0]?.cancelled ?? 0));
    expect(stops.every(({ position }) => position)).toBe(true);
    expect(stops.filter((stop) => stop.state === "open")).toEqual([]);
    expect(
      runs.every(({ kilometres, ends, driverAt }) => kilometres > 0 && ends && !driverAt),
    ).toBe(true);
    expect(located.size).toBe(DRIVERS.length);
    const met = shown.flatMap(({ number, from, to }) => {
      const ring = rings.get(number);
      return ring === undefined ? [] : [from <= ring && ring <= to];
    });
    const share = met.filter(Boolean).length / met.length;
    process.stdout.write(
      `${STOPS} stops, ${said.length} acts: ${applied.length} applied, ${refused.length} clashes, ` +
        `${rows[0]?.cancelled} cancelled; ${met.length} ranges shown, ${(share * 100).toFixed(1)} % met\n`,
    );
    expect(met.length).toBeGreaterThan(STOPS);
    expect(share).toBeGreaterThan(0.6);
    expect((await view(it, [...orders.values()][0]!)).expected).toBeNull();
  }, 600_000);
});
