import type { StopAct } from "@waslijn/contract/console/runs";
import type { ReportQuery } from "@waslijn/contract/console/reports";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newDriver, type TestDriver } from "../../../test/driver.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  ask,
  by,
  change,
  livesOf,
  placeOrder,
  rowOf,
  view,
  wrongWindows,
  type PlacedOrder,
} from "../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { cleanUp } from "../../jobs/clean-up.ts";
import { findBill } from "../bills/bills-repository.ts";
import { writeMail } from "../messages/write-mail.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { markReady } from "../orders/life/handle-order.ts";
import { readEvents } from "../orders/orders-repository.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { viewReport } from "../reports/view-report.ts";

const PICKUP_DAY = "2026-11-17";
const DAY = "2026-11-19";
const AT_THE_DOOR = `${DAY}T08:30:00+01:00`;
const NEXT_DAY = "2026-11-20";
const CODES = ["WLJN00481726", "WLJN00481733"];
type Done = Partial<Extract<StopAct, { act: "done" }>>;

describe("deliveries [DRIVE-06][DRIVE-07]", () => {
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
  });
  afterAll(() => it.close());

  /** An order of two bags with Sem at its door, ready to be delivered. */
  const atTheDoor = async (instructions: object = {}): Promise<PlacedOrder> => {
    clock.set("2026-11-16T09:00:00+01:00");
    const placed = await placeOrder(it);
    await ask(it, placed, "details", { version: 1, instructions });
    clock.set(`${PICKUP_DAY}T08:20:00+01:00`);
    const { id, number } = placed;
    await sem.give(PICKUP_DAY, { number, kind: "pickup" });
    await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${number}/pickup`,
      payload: {
        id: randomUUID(),
        version: 2,
        at: clock.now().toISOString(),
        act: "done",
        bags: 2,
        codes: CODES,
      },
      headers: sem.headers,
    });
    const count = { pieces: [], kilos: 6, bags: 2, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", id), count);
    await markReady(it.deps, await by(it, "staff", id));
    await sem.give(DAY, { number, kind: "delivery" });
    clock.set(AT_THE_DOOR);
    return placed;
  };
  beforeEach(async () => {
    order = await atTheDoor();
  });

  const act = async (who: TestDriver, given: object) => {
    const { version } = await rowOf(it, order.id);
    const answer = await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${order.number}/delivery`,
      payload: { id: randomUUID(), version, at: clock.now().toISOString(), ...given },
      headers: who.headers,
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const deliver = (given: Done, who = sem) =>
    act(who, { act: "done", bags: 2, codes: CODES, ...given });
  const part = {
    bags: 1,
    codes: CODES.slice(0, 1),
    missing: { bags: 1, reason: "not-in-van" },
    proof: { handover: "handed-over", name: "Fatima" },
  } as const satisfies Done;
  const deskSees = async () =>
    (
      await it.app.inject({
        url: `/api/console/orders/${order.number}`,
        headers: await staffHeaders(it, imke),
      })
    ).json();
  const sendPhoto = async (id: string) => {
    const photo = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#567" },
    })
      .withExif({ IFD0: { Copyright: "Sem" } })
      .jpeg()
      .toBuffer();
    return it.app.inject({
      method: "PUT",
      url: `/api/console/route/stops/${order.number}/delivery/photos/${id}/pieces`,
      payload: { start: 0, size: photo.length, data: photo.toString("base64") },
      headers: sem.headers,
    });
  };
  const showPhoto = ({ token }: PlacedOrder, id: string) =>
    it.app.inject({ url: `/api/orders/by-link/${token}/photos/${id}` });
  const mailed = async () => {
    const mails = await it.deps.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "order-delivered")
      .where(sql<string>`data->>'orderId'`, "=", order.id)
      .execute();
    const texts = [];
    for (const row of mails)
      texts.push((await writeMail(it.deps, row))?.text.replaceAll("\n", " "));
    return texts;
  };
  const proofs = () =>
    it.deps.db.selectFrom("delivery_proofs").selectAll().where("order_id", "=", order.id).execute();

  test("left with the neighbours: customer and desk see where, with the photo that comes later, and a mail says so [DRIVE-06]", async () => {
    const photo = randomUUID();
    const proof = { handover: "neighbours", houseNumber: "86", name: "Mw. Mulder", photo } as const;
    expect(await deliver({ proof })).toMatchObject({ status: 200, state: "done" });
    const delivery = { bags: 2, handover: "neighbours", houseNumber: "86", name: "Mw. Mulder" };
    expect((await view(it, order)).deliveries).toMatchObject([
      { ...delivery, photo: null, missing: null },
    ]);
    expect((await showPhoto(order, photo)).statusCode).toBe(404);
    expect((await sendPhoto(photo)).json()).toMatchObject({ ready: true });
    expect((await view(it, order)).deliveries).toMatchObject([{ ...delivery, photo }]);
    expect((await deskSees()).deliveries).toMatchObject([{ ...delivery, photo }]);
    expect((await deskSees()).history.at(-1)).toMatchObject({ handover: "neighbours", bags: 2 });
    const shown = await showPhoto(order, photo);
    expect(shown.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    const [mail] = await mailed();
    expect(mail).toContain("bij de buren op nummer 86");
    expect(JSON.stringify(await readEvents(it.deps.db, order.id))).not.toMatch(/Mulder|"86"/);
  });

  test("the proof's photo is only for its own order, and others that a driver takes stay inside [DRIVE-06] [MINE-01]", async () => {
    const photo = randomUUID();
    await deliver({ proof: { handover: "handed-over", photo } });
    await sendPhoto(photo);
    const other = randomUUID();
    await sendPhoto(other);
    expect((await showPhoto(order, other)).statusCode).toBe(404);
    const delivered = order;
    order = await atTheDoor();
    expect((await showPhoto(order, photo)).statusCode).toBe(404);
    // Naming another order's photo does not open it.
    await deliver({ proof: { handover: "handed-over", photo } });
    expect((await showPhoto(order, photo)).statusCode).toBe(404);
    expect((await view(it, order)).deliveries).toMatchObject([{ photo: null }]);
    expect((await showPhoto(delivered, photo)).statusCode).toBe(200);
  });

  test("handed over needs no mail, and an old phone needs no proof [DRIVE-06]", async () => {
    expect(await deliver({})).toMatchObject({ status: 200, state: "done" });
    expect((await view(it, order)).deliveries).toMatchObject([{ handover: null, name: "" }]);
    order = await atTheDoor();
    await deliver({ proof: { handover: "handed-over", name: "Fatima" } });
    expect((await view(it, order)).deliveries).toMatchObject([{ name: "Fatima" }]);
    expect(await mailed()).toEqual([]);
  });

  test("at the door only where the customer allows it; otherwise it is recorded and the desk sees it [DRIVE-06] [DRIVE-08]", async () => {
    const proof = { handover: "at-door" } as const;
    for (const instructions of [{}, { atDoor: "Nee, liever niet" }]) {
      order = await atTheDoor(instructions);
      expect(await deliver({ proof })).toMatchObject({
        type: "stop_conflict",
        extra: { why: "not-allowed" },
      });
      expect((await deskSees()).driversSaid).toMatchObject([
        { why: "not-allowed", bags: 2, handover: "at-door" },
      ]);
    }
    order = await atTheDoor({ atDoor: "Achter het hek" });
    expect(await deliver({ proof })).toMatchObject({ status: 200, state: "done" });
    expect((await mailed())[0]).toContain("bij je deur gezet");
  });

  test("a delivery whose run is gone is recorded: the desk sees the stop, the customer, how and where it was left [DRIVE-08]", async () => {
    await sem.take(DAY, { number: order.number, kind: "delivery" });
    const proof = { handover: "neighbours", houseNumber: "86", name: "Mw. Mulder" } as const;
    const { bags, codes, missing } = part;
    expect(await deliver({ bags, codes, missing, proof })).toMatchObject({
      type: "stop_conflict",
      extra: { why: "not-assigned" },
    });
    expect((await deskSees()).driversSaid).toMatchObject([
      {
        why: "not-assigned",
        by: "Sem Bouwman",
        customer: "Noor Bakker",
        street: "Lange Veerstraat 18-A",
        bags: 1,
        missing: 1,
        handover: "neighbours",
        houseNumber: "86",
        name: "Mw. Mulder",
      },
    ]);
    expect(await view(it, order)).toMatchObject({ part: null, deliveries: [] });
  });

  test("neighbours need a house number", async () => {
    const proof = { handover: "neighbours", houseNumber: " " } as const;
    expect((await deliver({ proof })).status).toBe(422);
  });

  test("one bag of two keeps the order under way; the other gets a stop at no cost, and the order, the bill and the report follow [DRIVE-07]", async () => {
    await it.deps.db
      .insertInto("webhook_endpoints")
      .values({
        id: randomUUID(),
        url: "https://boeken.example/hook",
        events: ["order.part-delivered", "order.delivered"],
        created_at: clock.now(),
      })
      .execute();
    const bill = await findBill(it.deps.db, order.id);
    const month: ReportQuery = { from: "2026-11-01", until: "2026-11-30" };
    const figures = async () => (await viewReport(it.deps, month)).total;
    const before = await figures();

    expect(await deliver(part)).toMatchObject({ status: 200, state: "done" });
    expect(await view(it, order)).toMatchObject({
      state: "ready",
      awaits: "delivery",
      part: { delivered: 1, missing: 1 },
      allowed: { delivery: { may: "free" } },
      care: false,
      deliveries: [
        { bags: 1, name: "Fatima", missing: { bags: 1, reason: "not-in-van", codes: [CODES[1]] } },
      ],
    });
    expect(await deskSees()).toMatchObject({
      part: { delivered: 1, missing: 1 },
      deliveries: [{ missing: { codes: [CODES[1]] } }],
    });
    const today = await it.app.inject({
      url: "/api/console/today",
      headers: await staffHeaders(it, imke),
    });
    const { needs } = today.json() as { needs: { kind: string; orders: { number: string }[] }[] };
    const inNeed = (kind: string) =>
      needs.find((need) => need.kind === kind)?.orders.map(({ number }) => number) ?? [];
    expect(inNeed("bags-missing")).toContain(order.number);
    expect(inNeed("missed-delivery")).not.toContain(order.number);
    expect(await mailed()).toEqual([
      expect.stringMatching(/Eén waszak is terug, één komt nog.*zat niet in de bus/),
    ]);
    expect(await figures()).toEqual(before);

    const { version } = await view(it, order);
    const moved = await change(it, order, {
      version,
      deliveryTime: `${NEXT_DAY}T08:00:00+01:00`,
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await view(it, order)).toMatchObject({ awaits: null, part: { missing: 1 } });
    await lot.give(NEXT_DAY, { number: order.number, kind: "delivery" });
    clock.set(`${NEXT_DAY}T08:30:00+01:00`);
    const own = await it.app.inject({ url: "/api/console/runs/own", headers: lot.headers });
    expect(own.json().stops).toMatchObject([
      { number: order.number, state: "open", bags: 1, delivered: 1, codes: [CODES[1]] },
    ]);
    const rest = { bags: 1, codes: CODES.slice(1), proof: { handover: "handed-over" } } as const;
    expect(await deliver(rest, lot)).toMatchObject({ status: 200, state: "done" });

    const seen = await view(it, order);
    expect(seen).toMatchObject({ state: "delivered", awaits: null, part: null, care: true });
    expect(seen.deliveries.map(({ bags, missing }) => [bags, missing?.bags])).toEqual([
      [1, 1],
      [1, undefined],
    ]);
    expect(seen.history.map(({ kind }) => kind).slice(-3)).toEqual([
      "part-delivered",
      "windows-changed",
      "delivered",
    ]);
    expect(await findBill(it.deps.db, order.id)).toMatchObject({ total: bill?.total });
    const after = await figures();
    expect([after.onTime - before.onTime, after.late - before.late]).toEqual([1, 0]);
    expect(after.missed).toBe(before.missed);
    const hooks = await it.deps.db
      .selectFrom("outbox")
      .select("kind")
      .where("channel", "=", "webhook")
      .where(sql<string>`data->>'orderId'`, "=", order.id)
      .orderBy("created_at")
      .execute();
    expect(hooks.map(({ kind }) => kind)).toEqual(["order.part-delivered", "order.delivered"]);
    expect(await wrongWindows(it)).toEqual([]);
    const [told, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(told);
  });

  test("a part delivery stays in the run of a driver who leaves [DRIVE-07]", async () => {
    expect(await deliver(part)).toMatchObject({ status: 200 });
    const stops = () =>
      it.deps.db
        .selectFrom("run_stops")
        .select("kind")
        .where("order_id", "=", order.id)
        .where("kind", "=", "delivery")
        .execute();
    expect(await stops()).toHaveLength(1);
    const owner = await addStaff(it, "owner");
    const left = await it.app.inject({
      method: "DELETE",
      url: `/api/console/staff/${sem.id}`,
      headers: await staffHeaders(it, owner, clock.now()),
    });
    expect(left.statusCode, left.body).toBeLessThan(300);
    expect(await stops()).toHaveLength(1);
    sem = await newDriver(it, imke, "Sem Bouwman");
  });

  test("bags that a delivery neither brought nor named as missing get a stop of their own [DRIVE-07]", async () => {
    const { missing: _missing, ...unsaid } = part;
    expect(await deliver(unsaid)).toMatchObject({ status: 200, state: "done" });
    expect(await view(it, order)).toMatchObject({
      state: "ready",
      awaits: "delivery",
      part: { delivered: 1, missing: 1 },
      deliveries: [{ bags: 1, missing: { bags: 1, codes: [CODES[1]] } }],
    });
  });

  test("a part delivery can be taken back for a minute, and then no mail goes out [DRIVE-07] [DRIVE-02]", async () => {
    const id = randomUUID();
    await deliver({ ...part, id });
    clock.forward(30);
    expect(await act(sem, { act: "undo", undoes: id })).toMatchObject({ state: "open" });
    expect(await view(it, order)).toMatchObject({ awaits: null, part: null, deliveries: [] });
    expect(await mailed()).toEqual([]);
    const [told, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(told);
    expect(await deliver({})).toMatchObject({ state: "done" });
  });

  test("the stop of the rest can be missed once at no cost, and whoever acts on an old version is told [DRIVE-07] [DRIVE-08]", async () => {
    const { version } = await rowOf(it, order.id);
    await deliver(part);
    await sem.take(DAY, { number: order.number, kind: "delivery" }).catch(() => undefined);
    const late = await it.app.inject({
      method: "POST",
      url: `/api/console/route/stops/${order.number}/delivery`,
      payload: {
        id: randomUUID(),
        version,
        at: clock.now().toISOString(),
        act: "missed",
        reason: "nobody-home",
        calls: 0,
      },
      headers: sem.headers,
    });
    expect(late.json()).toMatchObject({ type: "stop_conflict", extra: { why: "not-possible" } });
    const seen = await view(it, order);
    await change(it, order, {
      version: seen.version,
      deliveryTime: `${NEXT_DAY}T08:00:00+01:00`,
    });
    await sem.give(NEXT_DAY, { number: order.number, kind: "delivery" });
    clock.set(`${NEXT_DAY}T08:30:00+01:00`);
    const missed = { act: "missed", reason: "nobody-home", calls: 1 };
    expect(await act(sem, missed)).toMatchObject({ state: "missed" });
    expect(await view(it, order)).toMatchObject({ awaits: "delivery", part: { missing: 1 } });
    expect((await readEvents(it.deps.db, order.id)).at(-1)?.data).not.toHaveProperty("fee");
    const [told, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(told);
  });

  test("who received it is exported and erased with the person, and forgotten with the photos [DRIVE-06]", async () => {
    const photo = randomUUID();
    const proof = { handover: "neighbours", houseNumber: "86", name: "Mw. Mulder", photo } as const;
    await deliver({ proof });
    await sendPhoto(photo);
    const { email = "" } = (await rowOf(it, order.id)).contact;
    expect((await exportCustomer(it.deps, { email })).deliveries).toMatchObject([
      { order: order.number, receivedBy: "Mw. Mulder", houseNumber: "86" },
    ]);
    const erased = order;
    order = await atTheDoor();
    await deliver({ proof: { ...proof, photo: randomUUID() } });
    await eraseCustomer({ ...it.deps, who: "test" }, { email, notTheirs: true });
    const left = await it.deps.db.selectFrom("delivery_proofs").select("order_id").execute();
    expect(left.map(({ order_id }) => order_id)).not.toContain(erased.id);
    expect(await proofs()).toHaveLength(1);
    clock.set("2027-11-20T09:00:00+01:00");
    await cleanUp(it.deps);
    expect(await proofs()).toEqual([]);
    expect((await rowOf(it, order.id)).status).toBe("delivered");
  });
});
