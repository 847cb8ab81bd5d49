import type { DataTable } from "@waslijn/contract/console/codes";
import type { DataChange, DataEntry, DataPreview } from "@waslijn/contract/console/data";
import type { VisitorView, WindowsGrid } from "@waslijn/contract/console/windows";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  change as move,
  placeOrder,
  rowOf,
  view,
  wrongWindows,
  type PlacedOrder,
} from "../../../test/order-life.ts";
import { sendMails } from "../../../test/outbox.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import type { Change } from "../../db/live.ts";

const TUESDAY = "2026-11-17";
const at = (date: string, hour: string): string => `${date}T${hour}:00+01:00`;

describe("the windows of a hub on screen", () => {
  let it: TestApp;
  let owner: Record<string, string>;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    owner = await staffHeaders(it, await addStaff(it, "owner"));
  });
  afterAll(() => it.close());

  const send = (path: string, payload: object) =>
    it.app.inject({ method: "POST", url: `/api/console/${path}`, payload, headers: owner });
  const grid = async (query = "hub=haarlem"): Promise<WindowsGrid> =>
    (await it.app.inject({ url: `/api/console/windows?${query}`, headers: owner })).json();
  const cell = async (date: string, from: string) =>
    (await grid()).rows.find((row) => row.from === from)?.cells.find((one) => one.date === date);
  const closing = (date: string): DataChange => ({
    table: "hub_closures",
    entry: null,
    seen: null,
    value: { hub_id: "haarlem", date, reason: "Ketelkeuring" },
  });
  const placesOf = (day: string, from_time: string, capacity: number): DataChange => ({
    table: "hub_capacities",
    entry: null,
    seen: null,
    value: { hub_id: "haarlem", kind: "pickup", from_time, day, capacity },
  });
  const preview = async (...changes: DataChange[]): Promise<DataPreview> =>
    (await send("data-changes/preview", { changes })).json();
  const place = (date: string, hour: string, deliveryDate: string): Promise<PlacedOrder> =>
    placeOrder(it, {
      order: { pickupTime: at(date, hour), deliveryTime: at(deliveryDate, hour) },
    });

  test("closing a day with 14 bookings says so before, mails them, lets each move, and the grid empties [SHOP-01]", async () => {
    const orders: PlacedOrder[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      orders.push(await place(TUESDAY, turn < 7 ? "08:00" : "10:00", "2026-11-24"));
    }
    const shown = await preview(closing(TUESDAY));
    expect(shown.orders.map(({ number }) => number).sort()).toEqual(
      orders.map(({ number }) => number).sort(),
    );
    expect(shown.orders[0]).toMatchObject({ customer: "Noor Bakker", hasEmail: true });
    expect(shown.windows.map(({ booked, why }) => [booked, why])).toEqual([
      [7, "closed"],
      [7, "closed"],
    ]);

    // A wrong number of confirmed orders is refused.
    const unsaid = await send("data-changes", {
      id: randomUUID(),
      changes: [closing(TUESDAY)],
      said: 13,
    });
    expect(unsaid.json()).toMatchObject({ type: "concern_unsaid", extra: { concerned: 14 } });
    expect((await grid()).days[2]).toMatchObject({ date: TUESDAY, closed: null });

    const heard: Change[] = [];
    const stop = it.deps.live.follow((change) => change && heard.push(change));
    const closed = await send("data-changes", {
      id: randomUUID(),
      changes: [closing(TUESDAY)],
      said: 14,
      tell: "mail",
    });
    expect(closed.json()).toMatchObject({ mailed: 14 });
    expect((await grid()).shut).toContainEqual(
      expect.objectContaining({ date: TUESDAY, reason: "Ketelkeuring", booked: 14 }),
    );
    clock.forward(61);
    const mails = (await sendMails(it)).filter(({ subject }) => subject.includes("niet komen"));
    expect(mails).toHaveLength(14);
    expect(mails[0]?.html).toContain("/nl/orders/");

    const left: (number | undefined)[] = [];
    for (const [turn, order] of orders.entries()) {
      const wanted = { version: 1, pickupTime: at("2026-11-18", turn < 7 ? "08:00" : "10:00") };
      expect((await move(it, order, wanted)).statusCode).toBe(200);
      left.push((await grid()).shut.find(({ date }) => date === TUESDAY)?.booked);
    }
    expect(left).toEqual(orders.map((_, turn) => 13 - turn));
    await expect
      .poll(() => heard.filter((one) => "order" in one).length)
      .toBeGreaterThanOrEqual(14);
    expect(heard).toContainEqual({ data: "hub_closures" });
    stop();
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("what we take away costs nothing to leave, however late; what stands costs the fee [SHOP-01] [MINE-02]", async () => {
    const [gone, stays] = [
      await place("2026-11-19", "08:00", "2026-11-26"),
      await place("2026-11-20", "08:00", "2026-11-26"),
    ];
    clock.set("2026-11-19T03:00:00+01:00");
    owner = await staffHeaders(it, await addStaff(it, "owner"));
    expect((await view(it, gone)).allowed.pickup).toMatchObject({ may: "fee", cents: 1000 });
    await send("data-changes", { id: randomUUID(), changes: [closing("2026-11-19")], said: 1 });
    expect((await view(it, gone)).allowed.pickup).toEqual({ may: "free" });
    expect((await view(it, gone)).gone, "the page promises no pickup that day").toEqual(["pickup"]);
    const moved = await move(it, gone, { version: 1, pickupTime: at("2026-11-20", "10:00") });
    expect(moved.statusCode).toBe(200);
    expect((await rowOf(it, gone.id)).pickup_date).toBe("2026-11-20");
    expect((await view(it, gone)).gone).toEqual([]);
    clock.set("2026-11-20T03:00:00+01:00");
    expect((await view(it, stays)).allowed.pickup).toMatchObject({ may: "fee" });
  });

  test("fewer places on a day concern those placed last, and booking keeps to them [SHOP-01]", async () => {
    const first = await place("2026-11-25", "12:00", "2026-12-01");
    clock.forward(1);
    const last = await place("2026-11-25", "12:00", "2026-12-01");
    const shown = await preview(placesOf("2026-11-25", "12:00", 1));
    expect(shown.orders.map(({ number }) => number)).toEqual([last.number]);
    expect(shown.windows).toMatchObject([{ booked: 2, places: 1, why: "capacity" }]);
    const id = randomUUID();
    await send("data-changes", { id, changes: [placesOf("2026-11-25", "12:00", 1)], said: 1 });
    expect(await cell("2026-11-25", "12:00")).toMatchObject({ booked: 2, places: 1, by: "day" });
    await expect(place("2026-11-25", "12:00", "2026-12-01")).rejects.toThrow("slot_taken");
    // Moving one booking away frees no place while the window is still overbooked.
    await move(it, last, { version: 1, pickupTime: at("2026-11-26", "12:00") });
    await expect(place("2026-11-25", "12:00", "2026-12-01")).rejects.toThrow("slot_taken");
    await send(`data-changes/${id}/put-back`, { id: randomUUID() });
    expect(await cell("2026-11-25", "12:00")).toMatchObject({
      booked: 1,
      places: 12,
      by: "window",
    });
    await place("2026-11-25", "12:00", "2026-12-01");
    expect((await rowOf(it, first.id)).pickup_date).toBe("2026-11-25");
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("a weekday has places of its own, and a single day goes before it [SHOP-01]", async () => {
    const thursday = placesOf("4", "14:00", 0);
    await send("data-changes", {
      id: randomUUID(),
      changes: [thursday, placesOf("2026-11-26", "14:00", 3)],
    });
    expect(await cell("2026-11-19", "14:00")).toMatchObject({ places: 0, by: "weekday" });
    expect(await cell("2026-11-26", "14:00")).toMatchObject({ places: 3, by: "day" });
    expect(await cell("2026-11-20", "14:00")).toMatchObject({ places: 12, by: "window" });
    await expect(place("2026-11-19", "14:00", "2026-12-01")).rejects.toThrow();
    await place("2026-11-26", "14:00", "2026-12-01");
  });

  test("places for every day and the removal of narrower ones are previewed, set and put back as one change [SHOP-01]", async () => {
    const narrower = [placesOf("2", "18:00", 4), placesOf("2026-11-24", "18:00", 2)];
    await send("data-changes", { id: randomUUID(), changes: narrower });
    const entriesOf = async (table: DataTable): Promise<DataEntry[]> => {
      const isIt = ({ value: { hub_id, kind, from_time } }: DataEntry): boolean =>
        hub_id === "haarlem" && kind === "pickup" && from_time === "18:00";
      const listed = await it.app.inject({ url: `/api/console/data/${table}`, headers: owner });
      return listed.json<DataEntry[]>().filter(isIt);
    };
    const edits = async (table: DataTable, capacity?: number): Promise<DataChange[]> =>
      (await entriesOf(table)).map(({ value, version }) => ({
        table,
        entry: value,
        seen: version,
        value: capacity === undefined ? null : { capacity },
      }));
    const changes = [...(await edits("hub_windows", 9)), ...(await edits("hub_capacities"))];
    expect((await preview(...changes)).differences).toHaveLength(3);
    const id = randomUUID();
    await send("data-changes", { id, changes });
    expect(await cell("2026-11-24", "18:00")).toMatchObject({ places: 9, by: "window" });
    await send(`data-changes/${id}/put-back`, { id: randomUUID() });
    expect(await cell("2026-11-24", "18:00")).toMatchObject({ places: 2, by: "day" });
    expect(await entriesOf("hub_capacities")).toHaveLength(2);
  });

  test("mails about a day that is opened again at once are never sent [SHOP-01]", async () => {
    const order = await place("2026-11-27", "08:00", "2026-12-02");
    const id = randomUUID();
    await send("data-changes", { id, changes: [closing("2026-11-27")], said: 1, tell: "mail" });
    await send(`data-changes/${id}/put-back`, { id: randomUUID() });
    clock.forward(61);
    await sendMails(it);
    const mails = await it.deps.db
      .selectFrom("outbox")
      .select("data")
      .where("kind", "=", "window-gone")
      .execute();
    expect(mails.filter(({ data }) => JSON.stringify(data).includes(order.id))).toEqual([]);
  });

  test("a change is undone together with its unsent mails, or not at all [SHOP-01]", async () => {
    await place("2026-12-03", "08:00", "2026-12-09");
    const id = randomUUID();
    await send("data-changes", { id, changes: [closing("2026-12-03")], said: 1, tell: "mail" });
    await sql`
      CREATE FUNCTION refuse_delete() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'connection lost'; END $$`.execute(it.deps.db);
    await sql`
      CREATE TRIGGER refuse_delete BEFORE DELETE ON outbox
      FOR EACH ROW EXECUTE FUNCTION refuse_delete()`.execute(it.deps.db);
    const undo = { id: randomUUID() };
    const lost = await send(`data-changes/${id}/put-back`, undo);
    await sql`DROP FUNCTION refuse_delete CASCADE`.execute(it.deps.db);
    expect(lost.statusCode).toBe(500);
    const isShut = async () => (await grid()).shut.some(({ date }) => date === "2026-12-03");
    expect(await isShut()).toBe(true);
    expect((await send(`data-changes/${id}/put-back`, undo)).statusCode).toBe(200);
    expect(await isShut()).toBe(false);
  });

  test("a hub's closed days and holidays are listed with their reason [SHOP-01]", async () => {
    const december = await grid("hub=haarlem&from=2026-12-20");
    expect(december.days.find(({ date }) => date === "2026-12-25")).toEqual({
      date: "2026-12-25",
      closed: "holiday",
      reason: "christmas-day",
    });
    expect(december.shut).toContainEqual({
      date: "2026-12-05",
      closed: "closure",
      reason: "Sinterklaas",
      booked: 0,
    });
  });

  test("a day closed long before stays in the list, to be opened again [SHOP-01]", async () => {
    const value = { hub_id: "haarlem", date: "2027-08-02", reason: "Zomersluiting" };
    const closing = { table: "hub_closures", entry: null, seen: null, value };
    const closed = await send("data-changes", { id: randomUUID(), changes: [closing] });
    expect(closed.statusCode, closed.body).toBe(200);
    const { shut } = await grid();
    expect(shut.at(-1)).toEqual({
      date: "2027-08-02",
      closed: "closure",
      reason: "Zomersluiting",
      booked: 0,
    });
    expect(shut.map(({ date }) => date)).toEqual(shut.map(({ date }) => date).toSorted());
  });

  test("an address sees what is offered, and is told why a day or window is missing [SHOP-05]", async () => {
    await send("data-changes", {
      id: randomUUID(),
      changes: [placesOf("2026-11-23", "16:00", 0)],
    });
    const look = async (postalCode: string, isNew = false): Promise<VisitorView> =>
      (await send("visitor", { postalCode, houseNumber: "18", isNew })).json();
    const seen = await look("2011 DB");
    expect(seen.hub?.id).toBe("haarlem");
    const day = (date: string) => seen.pickups.find((one) => one.date === date);
    expect(day("2026-11-22")?.why).toEqual({ code: "no-operating-day", about: "" });
    expect(day("2026-12-05")?.why).toEqual({ code: "closure", about: "Sinterklaas" });
    expect(day("2026-11-23")?.closed).toContainEqual({
      from: "16:00",
      why: { code: "no-places", about: "" },
    });
    const asNew = await look("2011DB", true);
    expect(asNew.pickups.find(({ date }) => date === "2026-11-16")?.why?.code).toBe("new-customer");
    expect((await look("3011AD")).hub).toBeNull();
  });
});
