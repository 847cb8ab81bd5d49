import type { DeskOrder } from "@waslijn/contract/console/order";
import type { StopAct } from "@waslijn/contract/console/runs";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDriver, type TestDriver } from "../../../test/driver.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { ask, by, livesOf, placeOrder, rowOf, type PlacedOrder } from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { findBill } from "../bills/bills-repository.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { changeWindows } from "../orders/life/change-windows.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { markReady, pickUp } from "../orders/life/handle-order.ts";
import { readEvents } from "../orders/orders-repository.ts";

const DAY = "2026-11-17";
const AT_THE_DOOR = `${DAY}T08:20:00.000+01:00`;
type StopActInput = {
  [A in StopAct["act"]]: Partial<Omit<Extract<StopAct, { act: A }>, "act">> & { act: A };
}[StopAct["act"]];

const drawnPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#567" } })
    .jpeg()
    .toBuffer();

describe("what drivers say at doors", () => {
  let it: TestApp;
  let sem: TestDriver;
  let lot: TestDriver;
  let imke: string;
  let order: PlacedOrder;
  const clock = new MovableClock();

  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    imke = await addStaff(it, "desk", { name: "Imke Postma" });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 40 }).execute();
    sem = await newDriver(it, imke, "Sem Bouwman");
    lot = await newDriver(it, imke, "Lot Visser");
    await lot.makeRun(DAY);
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    clock.set("2026-11-16T09:00:00+01:00");
    order = await placeOrder(it);
    await sem.give(DAY, { number: order.number, kind: "pickup" });
    clock.set(AT_THE_DOOR);
  });

  const say = async (who: TestDriver, stopAct: StopActInput, kind = "pickup") => {
    const rest = { id: randomUUID(), version: 1, at: clock.now().toISOString() };
    const answer = await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${order.number}/${kind}`,
      payload: { ...rest, ...stopAct },
      headers: who.headers,
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const done = { act: "done" as const, bags: 2, codes: ["WLJN00481726"] };
  const missed = { act: "missed", reason: "nobody-home", calls: 2 } as const;
  const kinds = async () => (await readEvents(it.deps.db, order.id)).map(({ kind }) => kind);
  const mails = async () =>
    it.deps.db
      .selectFrom("outbox")
      .select(["kind", "next_attempt_at"])
      .where("kind", "=", "order-missed")
      .where(sql<string>`data->>'orderId'`, "=", order.id)
      .execute();
  const untilReady = async () => {
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", order.id), {
      pieces: [],
      kilos: 3,
      bags: 1,
      bagsBack: 0,
      free: [],
    });
    await markReady(it.deps, await by(it, "staff", order.id));
  };

  test("a stop is done once, however often a phone says so, and both clocks are kept [DRIVE-02][DRIVE-03]", async () => {
    const id = randomUUID();
    const stopAct = { ...done, id, at: `${DAY}T07:58:12.000Z` };
    clock.set(`${DAY}T14:00:00+01:00`);
    const answers = await Promise.all([say(sem, stopAct), say(sem, stopAct), say(sem, stopAct)]);
    expect(answers).toEqual(
      Array.from({ length: 3 }, () => ({ status: 200, state: "done", version: 2 })),
    );
    const [, event, ...more] = await readEvents(it.deps.db, order.id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      kind: "picked-up",
      actor: "driver",
      actor_id: sem.id,
      at: clock.now(),
      data: { bags: 2, codes: ["WLJN00481726"], saidAt: stopAct.at },
    });
    const act = await it.deps.db
      .selectFrom("stop_acts")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    expect(act).toMatchObject({
      said_at: new Date(stopAct.at),
      heard_at: clock.now(),
      made_version: 2,
    });
    expect((await rowOf(it, order.id)).bags).toBe(2);
  });

  test("an id that another door has is refused [DRIVE-03]", async () => {
    const id = randomUUID();
    await say(sem, { ...done, id });
    clock.set("2026-11-16T09:00:00+01:00");
    order = await placeOrder(it);
    clock.set(AT_THE_DOOR);
    expect(await say(sem, { ...done, id })).toMatchObject({ type: "idempotency_mismatch" });
    expect(await kinds()).toEqual(["placed"]);
  });

  test("a missed stop becomes a done one, in the order it was said [DRIVE-02]", async () => {
    expect(await say(sem, missed)).toMatchObject({ status: 200, state: "missed" });
    expect(await say(sem, done)).toMatchObject({ status: 200, state: "done" });
    expect(await kinds()).toEqual(["placed", "pickup-missed", "picked-up"]);
  });

  test("what is missed twice by one phone is missed once [DRIVE-03]", async () => {
    await say(sem, missed);
    expect(await say(sem, missed)).toMatchObject({ type: "stop_conflict" });
    expect(await kinds()).toEqual(["placed", "pickup-missed"]);
  });

  test("a mail about a missed stop waits for a minute, and undoing takes it away [DRIVE-02]", async () => {
    const id = randomUUID();
    await say(sem, { ...missed, id });
    expect(await mails()).toEqual([
      { kind: "order-missed", next_attempt_at: new Date(clock.now().getTime() + 60_000) },
    ]);
    clock.forward(40);
    expect(await say(sem, { act: "undo", undoes: id })).toMatchObject({
      status: 200,
      state: "open",
    });
    expect(await mails()).toEqual([]);
    const [folded, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(folded);
    expect(folded).toMatchObject({ state: "placed", awaits: undefined });
    expect((await rowOf(it, order.id)).misses).toBe(0);
    expect(await say(sem, done)).toMatchObject({ status: 200, state: "done" });
  });

  test("undoing gives back what the order was, bags too [DRIVE-02]", async () => {
    const id = randomUUID();
    const { bags } = await rowOf(it, order.id);
    await say(sem, { ...done, id });
    expect(await say(sem, { act: "undo", undoes: id })).toMatchObject({
      status: 200,
      state: "open",
    });
    expect(await rowOf(it, order.id)).toMatchObject({ status: "placed", bags });
  });

  test("the desk's history marks what was taken back, and not what stands [DRIVE-02][DESK-03]", async () => {
    const id = randomUUID();
    await say(sem, { ...done, id });
    await say(sem, { act: "undo", undoes: id });
    await say(sem, { ...done, id: randomUUID(), version: 3 });
    const headers = await staffHeaders(it, imke);
    const seen = await it.app.inject({ url: `/api/console/orders/${order.number}`, headers });
    const history: DeskOrder["history"] = seen.json().history;
    expect(history.map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
      ["placed", undefined],
      ["picked-up", true],
      ["stop-undone", undefined],
      ["picked-up", undefined],
    ]);
  });

  test("after a minute by the phone's clock, or after somebody else acted, nothing is undone [DRIVE-02]", async () => {
    const id = randomUUID();
    await say(sem, { ...missed, id });
    clock.forward(61);
    expect(await say(sem, { act: "undo", undoes: id })).toMatchObject({ type: "not_undone" });
    clock.set(AT_THE_DOOR);
    expect(await say(lot, { act: "undo", undoes: id })).toMatchObject({ type: "not_undone" });
    await pickUp(it.deps, await by(it, "staff", order.id), { bags: 1 });
    expect(await say(sem, { act: "undo", undoes: id })).toMatchObject({ type: "not_undone" });
    expect(await kinds()).toEqual(["placed", "pickup-missed", "picked-up"]);
  });

  test("what was said at one door takes nothing back at another [DRIVE-02]", async () => {
    const elsewhere = randomUUID();
    await say(sem, { ...missed, id: elsewhere });
    clock.set("2026-11-16T09:00:00+01:00");
    order = await placeOrder(it);
    await sem.give(DAY, { number: order.number, kind: "pickup" });
    clock.set(AT_THE_DOOR);
    await say(sem, missed);
    expect(await say(sem, { act: "undo", undoes: elsewhere })).toMatchObject({
      type: "not_undone",
    });
    expect(await kinds()).toEqual(["placed", "pickup-missed"]);
  });

  test("a second missed delivery costs, and taking it back costs nothing [DRIVE-02]", async () => {
    await untilReady();
    const { number } = order;
    const [firstDay, secondDay] = ["2026-11-19", "2026-11-20"];
    const total = async () => (await findBill(it.deps.db, order.id))?.total ?? 0;
    const moveTo = async (day: string) =>
      changeWindows(it.deps, await by(it, "staff", order.id), {
        deliveryTime: `${day}T10:00:00+01:00`,
      });
    const before = await total();
    await moveTo(firstDay);
    await sem.give(firstDay, { number, kind: "delivery" });
    clock.set(`${firstDay}T10:20:00+01:00`);
    const { version } = await rowOf(it, order.id);
    await say(sem, { ...missed, version }, "delivery");
    expect(await total()).toBe(before);
    await moveTo(secondDay);
    await lot.give(secondDay, { number, kind: "delivery" });
    clock.set(`${secondDay}T10:20:00+01:00`);
    const id = randomUUID();
    await say(lot, { ...missed, id, version: version + 2 }, "delivery");
    expect(await total()).toBe(before + 1000);
    expect(await say(lot, { act: "undo", undoes: id }, "delivery")).toMatchObject({ status: 200 });
    expect(await total()).toBe(before);
    // Missed again, then delivered after all, which is undone.
    const version3 = (await rowOf(it, order.id)).version;
    await say(lot, { ...missed, version: version3 }, "delivery");
    const doneId = randomUUID();
    await say(lot, { ...done, id: doneId, version: version3 + 1 }, "delivery");
    expect(await total()).toBe(before);
    await say(lot, { act: "undo", undoes: doneId }, "delivery");
    expect(await total()).toBe(before + 1000);
  });

  test("taking back a missed delivery that costs sends no bill, and asks for the bill as before [DRIVE-02] [PAY-07]", async () => {
    await untilReady();
    const { number } = order;
    const missOn = async (day: string, id = randomUUID()) => {
      await changeWindows(it.deps, await by(it, "staff", order.id), {
        deliveryTime: `${day}T10:00:00+01:00`,
      });
      await sem.give(day, { number, kind: "delivery" });
      clock.set(`${day}T10:20:00+01:00`);
      const { version } = await rowOf(it, order.id);
      await say(sem, { ...missed, id, version }, "delivery");
      return id;
    };
    const billAsked = () =>
      it.deps.db
        .selectFrom("bills")
        .select(["sent_at", "pay_by", "reminders", "overdue_at"])
        .where("order_id", "=", order.id)
        .executeTakeFirst();
    const billMails = async () => {
      const { rows } = await sql`
        SELECT id FROM outbox WHERE kind = 'bill' AND data->>'orderId' = ${order.id}`.execute(
        it.deps.db,
      );
      return rows.length;
    };
    await sendBill(it.deps, await by(it, "staff", order.id));
    await it.deps.db
      .updateTable("bills")
      .set({ pay_by: "2026-11-18", reminders: 2, overdue_at: clock.now() })
      .where("order_id", "=", order.id)
      .execute();
    await missOn("2026-11-19");
    const before = await billAsked();
    const id = await missOn("2026-11-20");
    expect(await billAsked()).toMatchObject({ reminders: 0, overdue_at: null });
    expect(await billMails()).toBe(2);
    expect(await say(sem, { act: "undo", undoes: id }, "delivery")).toMatchObject({ status: 200 });
    expect(await billAsked()).toEqual(before);
    expect(await billMails()).toBe(1);
    expect((await kinds()).at(-1)).toBe("stop-undone");
  });

  test("of two drivers at one door one was first, and the other hears who; the desk has both [DRIVE-03]", async () => {
    const pickup = { number: order.number, kind: "pickup" } as const;
    await sem.take(DAY, pickup);
    await lot.give(DAY, pickup);
    expect(await say(lot, done)).toMatchObject({ status: 200 });
    const id = randomUUID();
    const late = await say(sem, { ...done, id });
    expect(late).toMatchObject({
      status: 409,
      type: "stop_conflict",
      extra: {
        order: { state: "picked-up" },
        first: { event: "picked-up", by: { kind: "driver", name: "Lot Visser" } },
      },
    });
    const { requestId: _, ...extra } = late.extra;
    expect(await say(sem, { ...done, id })).toMatchObject({ type: late.type, extra });
    const acts = await it.deps.db
      .selectFrom("stop_acts")
      .selectAll()
      .where("id", "=", id)
      .execute();
    expect(acts).toMatchObject([{ staff_id: sem.id, refusal: "first", first_version: 2 }]);
    const headers = await staffHeaders(it, imke);
    const url = `/api/console/orders/${order.number}`;
    const needs = async () =>
      (await it.app.inject({ url: "/api/console/today", headers }))
        .json()
        .needs.find(({ kind }: { kind: string }) => kind === "driver-conflict")
        ?.orders.map(({ number }: { number: string }) => number);
    expect((await it.app.inject({ url, headers })).json().driversSaid).toMatchObject([
      { act: "done", kind: "pickup", by: "Sem Bouwman", bags: 2 },
    ]);
    expect(await needs()).toContain(order.number);
    clock.forward(1);
    const seen = { text: "Sem brengt de tas terug." };
    await it.app.inject({ method: "POST", url: `${url}/notes`, payload: seen, headers });
    expect((await it.app.inject({ url, headers })).json().driversSaid).toEqual([]);
    expect((await needs()) ?? []).not.toContain(order.number);
  });

  test("a customer who cancels while the driver is out of reach was first, and owes what they agreed to [DRIVE-03]", async () => {
    clock.set(`${DAY}T06:30:00+01:00`);
    await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    clock.set(AT_THE_DOOR);
    expect(await say(sem, done)).toMatchObject({
      type: "stop_conflict",
      extra: {
        order: { state: "cancelled" },
        first: { event: "cancelled", by: { kind: "customer" } },
      },
    });
    expect(await kinds()).toEqual(["placed", "cancelled", "bill-sent"]);
    expect((await findBill(it.deps.db, order.id))?.total).toBe(1000);
  });

  test("what does not concern the door is no conflict [DRIVE-03]", async () => {
    await ask(it, order, "details", { version: 1, notes: "Bel twee keer" });
    expect(await say(sem, done)).toMatchObject({ status: 200, state: "done" });
  });

  test("a note stays with the order, once [DRIVE-02]", async () => {
    const note = { act: "note", id: randomUUID(), text: "Tas staat bij de buren op 86." } as const;
    await Promise.all([say(sem, note), say(sem, note)]);
    const notes = await it.deps.db
      .selectFrom("order_notes")
      .selectAll()
      .where("order_id", "=", order.id)
      .execute();
    expect(notes.map(({ text, staff_id }) => [text, staff_id])).toEqual([[note.text, sem.id]]);
  });

  test("a photo of the door is with the order that the desk looks at, by whom and of which stop [DRIVE-02]", async () => {
    await say(sem, missed);
    const id = randomUUID();
    const door = await drawnPhoto();
    const send = ({ headers }: Pick<typeof sem, "headers">) =>
      it.app.inject({
        method: "PUT",
        url: `/api/console/route/stops/${order.number}/pickup/photos/${id}/pieces`,
        payload: { start: 0, size: door.length, data: door.toString("base64") },
        headers,
      });
    // The next day only a driver who reported on this stop may still send photos of it.
    clock.set("2026-11-18T08:00:00+01:00");
    expect((await send(lot)).statusCode).toBe(404);
    expect((await send(sem)).json()).toMatchObject({ ready: true });
    const seen = async (url: string) =>
      it.app.inject({ url: `/api/console/${url}`, headers: await staffHeaders(it, imke) });
    expect((await seen(`orders/${order.number}`)).json().doorPhotos).toEqual([
      { id, kind: "pickup", at: expect.stringMatching(/^2026-11-18T/), by: "Sem Bouwman" },
    ]);
    expect((await seen(`photos/${id}`)).headers["content-type"]).toBe("image/jpeg");
  });

  test("a driver's own run has what is needed at the door [DRIVE-01]", async () => {
    await ask(it, order, "details", {
      version: 1,
      notes: "Bel twee keer",
      instructions: { floor: "3 hoog", neighbour: "86" },
    });
    const own = await it.app.inject({
      url: `/api/console/runs/own?day=${DAY}`,
      headers: sem.headers,
    });
    const { day, stops } = own.json();
    expect(day).toBe(DAY);
    const now = clock.now();
    clock.set("2026-11-18T00:01:00+01:00");
    const over = await it.app.inject({
      url: `/api/console/runs/own?day=${DAY}`,
      headers: sem.headers,
    });
    expect(over.json()).toBeNull();
    clock.set(now.toISOString());
    expect(stops.filter(({ number }: { number: string }) => number === order.number)).toMatchObject(
      [
        {
          number: order.number,
          kind: "pickup",
          customer: "Noor Bakker",
          street: "Lange Veerstraat 18-A",
          position: { latitude: expect.closeTo(52.38, 1), longitude: expect.closeTo(4.64, 1) },
          phone: expect.stringMatching(/\d{8}/),
          notes: "Bel twee keer",
          instructions: { floor: "3 hoog", neighbour: "86" },
          codes: [],
          missedDeliveries: 0,
        },
      ],
    );
  });

  test("a stop whose laundry is not marked as ready says so [DRIVE-01]", async () => {
    const day = "2026-11-19";
    const { number } = order;
    const isReady = async () => {
      const url = `/api/console/runs/own?day=${day}`;
      const own = await it.app.inject({ url, headers: sem.headers });
      const { stops } = own.json<{ stops: { number: string; isReady: boolean }[] }>();
      return stops.find((stop) => stop.number === number)?.isReady;
    };
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await changeWindows(it.deps, await by(it, "staff", order.id), {
      deliveryTime: `${day}T10:00:00+01:00`,
    });
    await sem.give(day, { number, kind: "delivery" });
    expect(await isReady()).toBe(false);
    const counted = { pieces: [], kilos: 3, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", order.id), counted);
    await markReady(it.deps, await by(it, "staff", order.id));
    expect(await isReady()).toBe(true);
  });
});
