import type { Figures, ReportQuery } from "@waslijn/contract/console/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { explain } from "../../../test/explain.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, type PlacedOrder } from "../../../test/order-life.ts";
import { linkOf, useFakePayments } from "../../../test/pay.ts";
import { recountedDays, reportedDays } from "../../../test/recount-reports.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { cancelOrder } from "../orders/life/cancel-order.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { correctBill, countOrder } from "../orders/life/count-order.ts";
import { pickUp, missStop } from "../orders/life/handle-order.ts";
import { foldChanges } from "./fold-changes.ts";
import { readFigures, viewReport } from "./view-report.ts";

const at = (day: string, time: string): string => `2026-11-${day}T${time}:00+01:00`;

describe.each(DATABASE_KINDS)("reports on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    useFakePayments(it);
  });
  afterAll(() => it.close());

  const total = async (query: ReportQuery = {}): Promise<Figures> =>
    (await viewReport(it.deps, { from: "2026-11-01", until: "2026-11-30", ...query })).total;
  /** The change in the month's figures; nothing else may run meanwhile. */
  const added = async (happens: () => Promise<unknown>): Promise<Partial<Figures>> => {
    const before = await total();
    await happens();
    const after = await total();
    const names = Object.keys(after) as (keyof Figures)[];
    const changed = names.filter((name) => after[name] !== before[name]);
    return Object.fromEntries(changed.map((name) => [name, after[name] - before[name]]));
  };
  const pickedUpAt = async ({ id }: PlacedOrder, moment: string): Promise<void> => {
    clock.set(moment);
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
  };
  const missedAt = async ({ id }: PlacedOrder, moment: string): Promise<void> => {
    clock.set(moment);
    const miss = { kind: "pickup", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "driver", id), miss);
  };
  const erase = (email: string) =>
    eraseCustomer({ ...it.deps, who: "test" }, { email, notTheirs: true });

  test("an order counts on its day of ordering until it is cancelled [SHOP-07]", async () => {
    clock.set("2026-11-15T23:30:00+01:00");
    const placed = await placeOrder(it);
    const sunday = { from: "2026-11-15", until: "2026-11-15" };
    const orders = (await total(sunday)).orders;
    clock.set(at("16", "10:00"));
    await cancelOrder(it.deps, await by(it, "staff", placed.id), { waived: "test" });
    expect(await total(sunday)).toMatchObject({ orders: orders - 1, cancelled: 1 });
  });

  test("a customer who ordered before counts as repeat, also when they are forgotten [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const email = "trouw@voorbeeld.example";
    const place = () => placeOrder(it, { user: { email } });
    expect(await added(place)).toEqual({ orders: 1 });
    expect(await added(place)).toEqual({ orders: 1, repeated: 1 });
    const third = await place();
    expect(
      await added(async () =>
        cancelOrder(it.deps, await by(it, "staff", third.id), { waived: "test" }),
      ),
    ).toEqual({ orders: -1, cancelled: 1, repeated: -1 });

    const [before, recounted] = [await total(), await recountedDays(it.deps.db)];
    clock.set("2026-12-15T09:00:00+01:00");
    expect(await erase(email)).toMatchObject({ orders: 3 });
    expect(await total()).toEqual(before);
    // A full recount still gives the same figures, although the orders are anonymous now.
    await sql`SELECT recount_reports()`.execute(it.deps.db);
    expect(await reportedDays(it.deps.db)).toEqual(recounted);
  });

  test("somebody whose only order was cancelled is new [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const user = { email: "toch@voorbeeld.example" };
    const first = await placeOrder(it, { user });
    await cancelOrder(it.deps, await by(it, "staff", first.id), { waived: "test" });
    expect(await added(() => placeOrder(it, { user }))).toEqual({ orders: 1 });
  });

  test("a stop is on time until its window ends, to the second [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const [first, second] = [await placeOrder(it), await placeOrder(it)];
    expect(await added(() => pickedUpAt(first, at("17", "10:00")))).toEqual({ onTime: 1 });
    expect(await added(() => pickedUpAt(second, "2026-11-17T10:00:01+01:00"))).toEqual({ late: 1 });
  });

  test("a stop done hours before its window is not on time [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const [soon, early] = [await placeOrder(it), await placeOrder(it)];
    expect(await added(() => pickedUpAt(soon, at("17", "07:30")))).toEqual({ onTime: 1 });
    expect(await added(() => pickedUpAt(early, at("16", "20:00")))).toEqual({ late: 1 });
  });

  test("missed and then done after all is done; missed and planned anew is both [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const [back, moved] = [await placeOrder(it), await placeOrder(it)];
    expect(await added(() => missedAt(back, at("17", "08:30")))).toEqual({ missed: 1 });
    await expect(missedAt(back, at("17", "08:45"))).rejects.toMatchObject({
      type: "not_possible_now",
    });
    expect(await added(() => pickedUpAt(back, at("17", "09:30")))).toEqual({
      missed: -1,
      onTime: 1,
    });

    await missedAt(moved, at("17", "08:30"));
    const windows = { pickupTime: at("18", "12:00"), deliveryTime: at("20", "12:00") };
    await changeWindows(it.deps, await by(it, "staff", moved.id), windows);
    expect(await added(() => pickedUpAt(moved, at("18", "12:30")))).toEqual({ onTime: 1 });
    expect(await total({ from: "2026-11-18", until: "2026-11-18" })).toMatchObject({ onTime: 1 });
  });

  test("what a driver took back did not happen, and the clock at the door counts [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const { id, ...order } = await placeOrder(it);
    const say = (version: number, kind: "stop-undone" | "picked-up", data: object) =>
      it.deps.db
        .insertInto("order_events")
        .values({
          order_id: id,
          version,
          at: clock.now(),
          kind,
          actor: "driver",
          actor_id: null,
          data: JSON.stringify(data),
        })
        .execute();
    expect(await added(() => pickedUpAt({ id, ...order }, at("17", "10:30")))).toEqual({ late: 1 });
    expect(await added(() => say(3, "stop-undone", { undoes: { version: 2 } }))).toEqual({
      late: -1,
    });
    const saidAt = at("17", "09:50");
    expect(await added(() => say(4, "picked-up", { saidAt }))).toEqual({ onTime: 1 });
  });

  test("pieces, kilos and the bill count on their day, corrected ones on the same [SHOP-07]", async () => {
    clock.set(at("15", "09:00"));
    const { id } = await placeOrder(it);
    clock.set(at("17", "09:00"));
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    const count = {
      pieces: [{ type: "DC", alias: "tie", count: 4 } as const],
      kilos: 6.5,
      bags: 1,
      bagsBack: 0,
      free: [],
    };
    const bill = await added(async () => countOrder(it.deps, await by(it, "staff", id), count));
    expect(bill).toMatchObject({ pieces: 4, kilos: 6.5 });
    clock.set(at("19", "09:00"));
    const less = { ...count, pieces: [], kilos: 5 };
    const corrected = await added(async () =>
      correctBill(it.deps, await by(it, "staff", id), less),
    );
    expect(corrected).toMatchObject({ pieces: -4, kilos: -1.5 });
    expect(await total({ from: "2026-11-19", until: "2026-11-19" })).toMatchObject({
      pieces: 0,
      kilos: 0,
      billedCents: 0,
    });
    expect((bill.billedCents ?? 0) + (corrected.billedCents ?? 0)).toBe(3495);
  });

  test("what is given back is taken off unless it fails; what was paid too much is not [SHOP-07]", async () => {
    const order = await it.deps.db.selectFrom("bills").select("order_id").executeTakeFirstOrThrow();
    const { billId } = await linkOf(it, order.order_id);
    const now = clock.now();
    const payment = "00000000-0000-4000-8000-00000000000a";
    await it.deps.db
      .insertInto("payments")
      .values({
        id: payment,
        bill_id: billId,
        bill_version: 1,
        method: "ideal",
        language: "nl",
        cents: 5000,
        created_at: now,
        changed_at: now,
      })
      .execute();
    const refund = (
      id: string,
      purpose: "compensation" | "difference",
      from: { payment_id: string } | { payment_id: null; bill_id: string } = {
        payment_id: payment,
      },
    ) =>
      it.deps.db
        .insertInto("refunds")
        .values({
          id,
          ...from,
          cents: 500,
          purpose,
          reason: "test",
          created_at: now,
          changed_at: now,
        })
        .execute();
    const state = (to: "done" | "failed" | "pending") =>
      it.deps.db.updateTable("refunds").set({ state: to }).execute();
    expect(
      await added(() => refund("00000000-0000-4000-8000-0000000000b1", "compensation")),
    ).toEqual({ refundedCents: 500 });
    expect(await added(() => refund("00000000-0000-4000-8000-0000000000b2", "difference"))).toEqual(
      {},
    );
    const byOwner = { payment_id: null, bill_id: billId };
    expect(
      await added(() => refund("00000000-0000-4000-8000-0000000000b3", "compensation", byOwner)),
    ).toEqual({ refundedCents: 500 });
    expect(await added(() => state("done"))).toEqual({});
    expect(await added(() => state("failed"))).toEqual({ refundedCents: -1000 });
    expect(await added(() => state("pending"))).toEqual({ refundedCents: 1000 });
  });

  test("folding changes nothing that is read, whoever folds at the same time [SHOP-07]", async () => {
    const { db } = it.deps;
    const before = await reportedDays(db);
    await Promise.all([foldChanges(db, 3), foldChanges(db, 2), foldChanges(db, 4)]);
    expect(await db.selectFrom("report_changes").selectAll().execute()).toEqual([]);
    expect(await reportedDays(db)).toEqual(before);
    clock.set(at("15", "09:00"));
    const one = { order: { pickupTime: at("17", "14:00"), deliveryTime: at("19", "14:00") } };
    const meanwhile = () =>
      Promise.all([placeOrder(it, one), foldChanges(db), placeOrder(it, one), foldChanges(db)]);
    expect(await added(meanwhile)).toEqual({ orders: 2 });
  });

  test("a report has every day, week or hub beside the period before [SHOP-07]", async () => {
    const days = await viewReport(it.deps, {
      from: "2026-11-16",
      until: "2026-11-18",
      hub: "haarlem",
    });
    expect(days.rows.map(({ key, keyBefore }) => [key, keyBefore])).toEqual([
      ["2026-11-16", "2026-11-13"],
      ["2026-11-17", "2026-11-14"],
      ["2026-11-18", "2026-11-15"],
    ]);
    expect(days.rows[2]?.before.orders).toBe(days.before.total.orders);
    expect(days.before.total.orders).toBeGreaterThan(0);
    const weeks = await viewReport(it.deps, {
      by: "week",
      from: "2026-11-15",
      until: "2026-11-16",
    });
    expect(weeks.rows.map(({ key }) => key)).toEqual(["2026-11-09", "2026-11-16"]);
    expect(weeks.rows[0]?.now.orders).toBe(weeks.total.orders);
    const hubs = await viewReport(it.deps, { by: "hub", from: "2026-11-01", until: "2026-11-30" });
    expect(hubs.rows.find(({ key }) => key === "haarlem")?.now).toEqual(hubs.total);
    expect(hubs.rows.length).toBeGreaterThan(1);
  });

  test("the file has the report's rows in the reader's language [SHOP-07]", async () => {
    const headers = await staffHeaders(it, await addStaff(it, "desk"));
    const ask = (language: string) =>
      it.app.inject({
        url: "/api/console/reports/export?by=hub&from=2026-11-01&until=2026-11-30",
        headers: { ...headers, "accept-language": language },
      });
    const dutch = await ask("nl");
    expect(dutch.headers["content-disposition"]).toContain("waslijn-2026-11-01-2026-11-30.csv");
    const [head, ...rows] = dutch.body.trimEnd().split("\r\n");
    expect(head).toMatch(/^\uFEFF"Hub";"Bestellingen";"Geannuleerd"/);
    expect(rows.find((row) => row.startsWith('"Haarlem '))).toMatch(
      /^"Haarlem Waarderpolder";"\d+";.*"\d+,\d\d"/,
    );
    expect((await ask("en")).body).toMatch(/^\uFEFF"Hub";"Orders"/);
  });

  test("a report never looks at orders or events [SHOP-07]", async () => {
    const { db } = it.deps;
    const filter = { from: "2026-11-01", until: "2026-11-30", hub: undefined };
    const plans = (await explain(db, (one) => readFigures(one, filter, "day"))).join("\n");
    expect(plans).toContain("report_days");
    expect(plans).not.toMatch(/order_events|\borders\b/);
  });

  test("no table of reports names anybody [SHOP-07]", async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_name IN ('report_days', 'report_changes', 'repeat_orders') AND data_type IN ('text', 'jsonb', 'uuid')`.execute(
      it.deps.db,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(["hub_id", "order_id"]);
  });
});
