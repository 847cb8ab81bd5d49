import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import {
  ask,
  by,
  livesOf,
  placeOrder,
  rowOf,
  view,
  wrongWindows,
} from "../../../../test/order-life.ts";
import type { DeskOrder } from "@waslijn/contract/console/order";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { findBill } from "../../bills/bills-repository.ts";
import { countOrder } from "./count-order.ts";
import { deliver, markReady, pickUp } from "./handle-order.ts";
import { lastWithdrawalDay, mayWithdraw } from "./withdraw-order.ts";

const on = (day: string, time = "12:00") => new Date(`${day}T${time}:00+01:00`);

test.each([
  ["2026-11-17", "23:59", "2026-12-01"],
  ["2026-11-14", "09:00", "2026-11-30"],
  ["2026-12-11", "09:00", "2026-12-28"],
])("ordered on %s at %s, one can withdraw until %s [MINE-14]", (day, time, last) => {
  expect(lastWithdrawalDay(on(day, time))).toBe(last);
});

test("until the end of the last day, and not once everything was done [MINE-14]", () => {
  const order = {
    kind: "consumer",
    status: "placed",
    created_at: on("2026-11-17"),
    withdrawn_at: null,
  } as const;
  expect(mayWithdraw(order, on("2026-12-01", "23:59"))).toEqual({ may: "free" });
  expect(mayWithdraw(order, on("2026-12-02", "00:00"))).toEqual({
    may: "no",
    why: "withdrawal-over",
  });
  expect(mayWithdraw({ ...order, status: "ready" }, on("2026-11-20"))).toEqual({ may: "free" });
  expect(mayWithdraw({ ...order, status: "delivered" }, on("2026-11-20")).may).toBe("no");
  expect(mayWithdraw({ ...order, kind: "re-use" }, on("2026-11-18"))).toEqual({
    may: "no",
    why: "no-consumer",
  });
});

describe.each(DATABASE_KINDS)("withdrawing on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    const settings = { PUBLIC_URL: "https://was.example", OPERATIONS_EMAIL: "desk@was.example" };
    it = await openTestApp(kind, { clock, settings });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 100 }).execute();
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await it.deps.db.deleteFrom("outbox").execute();
  });
  afterAll(() => it.close());

  test("after the pickup makes no bill before the count, which bills an earlier late change [MINE-14] [MINE-07]", async () => {
    const order = await placeOrder(it);
    clock.set("2026-11-17T06:00:00+01:00");
    const late = { version: 1, acceptedFee: 1000, pickupTime: "2026-11-18T08:00:00+01:00" };
    expect((await ask(it, order, "change", { ...late, deliveryTime: LATER })).statusCode).toBe(200);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const answer = await ask(it, order, "withdraw", { version: 3 });
    expect(answer.json()).toMatchObject({ state: "picked-up", bill: null });
    const counted = { pieces: [], kilos: 0, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", order.id), counted);
    expect((await view(it, order)).bill).toMatchObject({ total: 1000 });
  });

  test("before the pickup ends the order and costs nothing, even when cancelling would [MINE-14]", async () => {
    const order = await placeOrder(it);
    clock.set("2026-11-17T06:00:00+01:00");
    const late = { version: 1, acceptedFee: 1000, pickupTime: "2026-11-18T08:00:00+01:00" };
    expect((await ask(it, order, "change", { ...late, deliveryTime: LATER })).statusCode).toBe(200);
    const answer = await ask(it, order, "withdraw", { version: 2 });
    expect(answer.json()).toMatchObject({
      state: "cancelled",
      withdrawnAt: "2026-11-17T06:00:00+01:00",
    });
    expect(await findBill(it.deps.db, order.id)).toBeUndefined();
    expect(await wrongWindows(it)).toEqual([]);
    const [folded, stored] = await livesOf(it, order.id);
    expect(stored).toEqual(folded);
  });

  test("after the pickup keeps the delivery, and bills what was done without a minimum [MINE-14]", async () => {
    const order = await placeOrder(it, { user: { hasBag: true } });
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const before = await rowOf(it, order.id);
    const answer = await ask(it, order, "withdraw", { version: 2 });
    expect(answer.json()).toMatchObject({ state: "picked-up", delivery: { date: "2026-11-19" } });
    expect(await wrongWindows(it)).toEqual([]);
    expect(await rowOf(it, order.id)).toMatchObject({ delivery_at: before.delivery_at });
    const done = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", order.id), done);
    const bill = await findBill(it.deps.db, order.id);
    expect(bill?.lines.map((line) => line.kind)).toEqual(["kilos", "shipping"]);
    const again = await ask(it, order, "withdraw", { version: 4 });
    expect(again.json()).toMatchObject({ type: "not_possible_now" });
  });

  test("is acknowledged at once by a mail with moment and content, and the desk is told [MINE-14]", async () => {
    const order = await placeOrder(it);
    await sendMails(it);
    await it.deps.db.deleteFrom("outbox").execute();
    clock.set("2026-11-16T21:07:00+01:00");
    await ask(it, order, "withdraw", { version: 1 });
    const mails = await sendMails(it);
    const mine = mails.find(({ to }) => to !== "desk@was.example");
    expect(mine?.subject).toBe(`We hebben je herroeping van bestelling ${order.number} ontvangen`);
    expect(mine?.text).toContain("16 november 2026 om 21:07");
    expect(mine?.text).toContain(`Ik herroep de overeenkomst over bestelling ${order.number}`);
    expect(mine?.text).toContain("Je betaalt niets.");
    expect(mine?.files[0]?.content).toContain("METHOD:CANCEL");
    const desk = mails.find(({ to }) => to === "desk@was.example");
    expect(desk?.subject).toBe(`Herroepen: bestelling ${order.number}`);
  });

  test("the desk records one that came by letter in time, with day and way, and the customer has the mail [MINE-14]", async () => {
    const order = await placeOrder(it);
    clock.set("2026-12-03T09:30:00+01:00");
    const headers = await staffHeaders(it, await addStaff(it, "desk"));
    const record = (body: object) =>
      it.app.inject({
        method: "POST",
        url: `/api/console/orders/${order.number}/withdraw`,
        payload: { version: 1, via: "letter", ...body },
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
      });
    const today = { receivedOn: "2026-12-03" };
    expect((await record(today)).json()).toMatchObject({ type: "not_possible_now" });
    for (const receivedOn of ["2026-12-04", "2026-11-14"]) {
      expect((await record({ receivedOn })).json()).toMatchObject({
        type: "validation_failed",
        extra: { fields: [{ field: "receivedOn", rule: "out_of_range" }] },
      });
    }
    await it.deps.db.deleteFrom("outbox").execute();
    const answer = await record({ receivedOn: "2026-11-27" });
    expect(answer.json()).toMatchObject({ state: "cancelled" });
    const { history } = answer.json<DeskOrder>();
    expect(history.at(-1)).toMatchObject({ came: { via: "letter", on: "2026-11-27" } });
    const mine = (await sendMails(it)).find(({ to }) => to !== "desk@was.example");
    expect(mine?.text).toContain("Op 27 november 2026 heb je ons per brief laten weten");
  });

  test("is no longer possible once everything is back [MINE-14]", async () => {
    const order = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    const done = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", order.id), done);
    await markReady(it.deps, await by(it, "staff", order.id));
    expect((await view(it, order)).allowed.withdraw).toEqual({ may: "free" });
    await deliver(it.deps, await by(it, "driver", order.id));
    const answer = await ask(it, order, "withdraw", { version: 5 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ type: "not_possible_now", extra: { possible: [] } });
  });
});

const LATER = "2026-11-20T10:00:00+01:00";
