import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeTurns } from "../src/jobs/make-turns.ts";
import { pollPayments } from "../src/jobs/poll-payments.ts";
import { remindBills } from "../src/jobs/remind-bills.ts";
import { sendRefunds } from "../src/jobs/send-refunds.ts";
import { listComplaints } from "../src/modules/care/list-complaints.ts";
import { viewCounting } from "../src/modules/floor/view-counting.ts";
import { eraseCustomer } from "../src/modules/privacy/erase-customer.ts";
import { viewToday } from "../src/modules/desk/view-today.ts";
import { changeWindows } from "../src/modules/orders/life/change-windows.ts";
import { correctBill, countOrder } from "../src/modules/orders/life/count-order.ts";
import { deliver, markReady, missStop, pickUp } from "../src/modules/orders/life/handle-order.ts";
import { orderToken, replaceLink } from "../src/modules/orders/order-link.ts";
import { closeRefund } from "../src/modules/payments/failed-refunds.ts";
import { refundBill } from "../src/modules/payments/refund-bill.ts";
import { makeRecoverToken } from "../src/modules/accounts/recover-repository.ts";
import { viewRuns } from "../src/modules/driving/view-runs.ts";
import { changeStaff, removeStaff } from "../src/modules/staff/change-staff.ts";
import { call } from "./call.ts";
import { BLOUSES, bringBack, deliveredOrder } from "./care.ts";
import { newDriver, type TestDriver } from "./driver.ts";
import type { FakePayments } from "./fake-payments.ts";
import { MovableClock } from "./movable-clock.ts";
import { change, by, placeOrder, rowOf, view, type PlacedOrder } from "./order-life.ts";
import {
  booksOf,
  countedOrder,
  payPage,
  payWhole,
  sentBill,
  SIX_KILOS,
  SIX_KILOS_CENTS,
  type Sent,
} from "./pay.ts";
import { forgetPlans, placePlan, planOf, turnsOf } from "./plans.ts";
import { addStaff } from "./staff.ts";
import { TEST_DEVICE } from "./sessions.ts";
import type { TestApp } from "./test-app.ts";
import { withEmptyBooks } from "./with-empty-books.ts";

const DAY = "2026-11-17";
const TURN = "2026-11-24";
const TURN_IS_MADE = "2026-11-20T09:00:00+01:00";

/** Interactions of two features that the tests of neither cover; docs/feature-pairs.md lists them all. */
describe("where two features meet", () => {
  let it: TestApp;
  let payments: FakePayments;
  const clock = new MovableClock();
  withEmptyBooks("PostgreSQL", clock, (opened) => ({ it, payments } = opened));
  beforeEach(async () => {
    await it.deps.db.updateTable("hub_windows").set({ capacity: 40 }).execute();
    await forgetPlans(it);
  });

  const drivers = async (name: string): Promise<TestDriver> =>
    newDriver(it, await addStaff(it, "desk"), name);
  const stopsOf = async (driver: TestDriver, day: string): Promise<string[]> =>
    (await driver.makeRun(day)).stops.map(({ number }) => number);
  const planned = async (): Promise<{ order: PlacedOrder; driver: TestDriver }> => {
    const order = await placeOrder(it, { user: { email: `${randomUUID()}@mail.example` } });
    const driver = await drivers("Sem Bouwman");
    await driver.give(DAY, { number: order.number, kind: "pickup" });
    return { order, driver };
  };
  const erase = async ({ id }: { id: string }) => {
    const { contact } = await rowOf(it, id);
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    return eraseCustomer(work, { email: contact.email ?? "", notTheirs: true });
  };
  const named = async (sent: Sent): Promise<Sent> => {
    const contact = { name: "Noor Bakker", email: `${randomUUID()}@mail.example` };
    await it.deps.db
      .updateTable("orders")
      .set({ contact: JSON.stringify(contact) })
      .where("id", "=", sent.id)
      .execute();
    return sent;
  };
  const mailsAbout = async ({ id }: { id: string }): Promise<string[]> =>
    (await it.deps.db.selectFrom("outbox").select(["kind", "data"]).execute())
      .filter(({ data }) => (data as { orderId?: string }).orderId === id)
      .map(({ kind }) => kind);
  const firstTurn = async (order: PlacedOrder) => {
    clock.set(TURN_IS_MADE);
    await makeTurns(it.deps);
    const [turn] = await turnsOf(it, order);
    return rowOf(it, turn?.order_id ?? "");
  };
  const complain = (order: PlacedOrder, piece: string) =>
    call(it, "reportProblem", {
      params: { token: order.token },
      body: { piece, text: "Er mist een knoop.", photos: [] },
    });
  const careOf = async ({ token }: PlacedOrder) =>
    (await call(it, "orderCare", { params: { token } })).json();

  test("complaint and count: a complaint keeps the name of its piece when the bill is counted without it [CARE-01]", async () => {
    const order = await deliveredOrder(it, BLOUSES);
    await complain(order, "DC:silk-blouse");
    await correctBill(it.deps, await by(it, "staff", order.id), SIX_KILOS);
    const { pieces, complaints } = await careOf(order);
    expect(pieces).not.toContainEqual(expect.objectContaining({ piece: "DC:silk-blouse" }));
    expect(complaints).toMatchObject([{ piece: "Silk blouse", state: "open" }]);
  });

  test("complaint and run: a delivery that the driver takes back leaves what was reported about it [CARE-01] [DRIVE-02]", async () => {
    const order = await countedOrder(it, BLOUSES);
    await markReady(it.deps, await by(it, "staff", order.id));
    const driver = await drivers("Lot Visser");
    await driver.give("2026-11-19", { number: order.number, kind: "delivery" });
    clock.set("2026-11-19T08:20:00+01:00");
    const id = randomUUID();
    const say = (stopAct: object) =>
      it.app.inject({
        method: "POST",
        url: `/api/console/route/stops/${order.number}/delivery`,
        payload: { id: randomUUID(), version: 1, at: clock.now().toISOString(), ...stopAct },
        headers: driver.headers,
      });
    expect((await say({ id, act: "done", bags: 1, codes: [] })).statusCode).toBe(200);
    await complain(order, "DC:silk-blouse");
    clock.forward(20);
    expect((await say({ act: "undo", undoes: id })).statusCode).toBe(200);
    expect(await rowOf(it, order.id)).toMatchObject({ status: "ready" });
    const inbox = await listComplaints(it.deps, {}, "nl");
    expect(inbox.complaints.filter(({ number }) => number === order.number)).toHaveLength(1);
    expect((await careOf(order)).complaints).toHaveLength(1);
  });

  test("complaint and erasure: what was reported goes with its customer, before it is answered too [CARE-03]", async () => {
    const sent = await named(await sentBill(it, BLOUSES));
    await bringBack(it, sent);
    await complain(sent, "DC:silk-blouse");
    await erase(sent);
    const { complaints } = await listComplaints(it.deps, {}, "nl");
    expect(complaints.map(({ number }) => number)).not.toContain(sent.number);
    expect(await mailsAbout(sent)).toEqual([]);
  });

  test("run and account: the open stops of a driver who leaves, or drives elsewhere, are nobody's again [DESK-09] [STAFF-03]", async () => {
    const owner = { id: await addStaff(it, "owner") };
    for (const leave of [
      (id: string) => removeStaff(it.deps, owner, id),
      (id: string) => changeStaff(it.deps, owner, id, { role: "desk", hub: null }),
      (id: string) => changeStaff(it.deps, owner, id, { role: "driver", hub: "amsterdam" }),
    ]) {
      clock.set("2026-11-15T09:00:00+01:00");
      const { order, driver } = await planned();
      const done = await placeOrder(it);
      await driver.give(DAY, { number: done.number, kind: "pickup" });
      await pickUp(it.deps, await by(it, "driver", done.id), { bags: 1 });
      await leave(driver.id);
      const { runs, unassigned } = await viewRuns(it.deps, { hub: "haarlem", day: DAY });
      expect(unassigned.map(({ number }) => number)).toContain(order.number);
      const theirs = runs.find((run) => run.driver.id === driver.id);
      expect(theirs?.stops.map(({ number }) => number)).toEqual([done.number]);
    }
  });

  test("run and plan: skipping a turn takes its order out of the run [PLAN-01] [DESK-09]", async () => {
    const made = await firstTurn(await placePlan(it));
    const driver = await drivers("Sem Bouwman");
    await driver.give(TURN, { number: made.number, kind: "pickup" });
    const params = { token: orderToken(it.deps.secrets, made) };
    const answer = await call(it, "changePlan", { params, body: { do: "skip", date: TURN } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await stopsOf(driver, TURN)).toEqual([]);
  });

  test("run and erasure: the order that is cancelled leaves its run [DESK-09]", async () => {
    const { order, driver } = await planned();
    expect(await erase(order)).toMatchObject({ cancelled: 1 });
    expect(await stopsOf(driver, DAY)).toEqual([]);
  });

  test("run and closed day: a stop stays in its run until its customer has another day [SHOP-01] [DESK-09]", async () => {
    const { order, driver } = await planned();
    const closure = { hub_id: "haarlem", date: DAY, reason: "Ketelkeuring" };
    await it.deps.db.insertInto("hub_closures").values(closure).execute();
    expect(await stopsOf(driver, DAY)).toEqual([order.number]);
    const moved = await change(it, order, {
      version: 1,
      pickupTime: "2026-11-18T08:00:00+01:00",
      deliveryTime: "2026-11-20T08:00:00+01:00",
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(await stopsOf(driver, DAY)).toEqual([]);
    await it.deps.db.deleteFrom("hub_closures").where("date", "=", DAY).execute();
  });

  test("run and refund: a fee that was paid goes back when the missed delivery works out the same day [LIFE-04] [PAY-11]", async () => {
    const sent = await sentBill(it);
    await payWhole(it, payments, sent);
    await markReady(it.deps, await by(it, "staff", sent.id));
    const miss = async () =>
      missStop(it.deps, await by(it, "staff", sent.id), {
        kind: "delivery",
        reason: "nobody-home",
        calls: 1,
      });
    clock.set("2026-11-19T08:20:00+01:00");
    await miss();
    await changeWindows(it.deps, await by(it, "staff", sent.id), {
      deliveryTime: "2026-11-20T10:00:00+01:00",
    });
    clock.set("2026-11-20T10:20:00+01:00");
    await miss();
    expect(await booksOf(it, sent)).toMatchObject({ due: 1000 });
    await payWhole(it, payments, sent);
    await deliver(it.deps, await by(it, "driver", sent.id));
    await sendRefunds({ ...it.deps, payments });
    expect(await booksOf(it, sent)).toMatchObject({
      due: 0,
      paid: SIX_KILOS_CENTS + 1000,
      refunds: ["pending 1000 difference"],
    });
  });

  test("refund and erasure: one that fails later mails nobody, and stays a task that can be ended [PAY-12]", async () => {
    const sent = await named(await sentBill(it));
    await payWhole(it, payments, sent);
    await bringBack(it, sent);
    const desk = { kind: "staff", id: "desk" } as const;
    await refundBill(it.deps, sent.billId, desk, { cents: 500, reason: "vlek" });
    await sendRefunds({ ...it.deps, payments });
    await erase(sent);
    const [made] = [...payments.held.values()].flatMap(({ refunds }) => refunds);
    if (made) made.state = "failed";
    clock.forward(86_400);
    await pollPayments({ ...it.deps, payments });
    expect(await mailsAbout(sent)).toEqual([]);
    const needed = async () =>
      (await viewToday(it.deps, {})).needs.find(({ kind }) => kind === "refund-failed");
    expect(await needed()).toMatchObject({ count: 1, cents: 500, orders: [{ customer: "" }] });
    const staff = { id: await addStaff(it, "desk"), role: "desk" } as const;
    const act = await by(it, "staff", sent.id);
    await closeRefund(it.deps, act, staff, made?.ours ?? "", { isPaid: false, reason: "gewist" });
    expect(await needed()).toBeUndefined();
  });

  test("bill and erasure: an unpaid bill is asked of nobody, and its link leads nowhere [PAY-07]", async () => {
    const sent = await named(await sentBill(it));
    await bringBack(it, sent);
    await erase(sent);
    clock.forward(20 * 86_400);
    await remindBills(it.deps);
    expect(await mailsAbout(sent)).toEqual([]);
    expect(await payPage(it, sent)).toMatchObject({ status: 404 });
  });

  test("link and plan, link and bill: a replaced link changes no plan; the bill's own link still pays [MINE-09] [PLAN-01]", async () => {
    const order = await placePlan(it);
    await replaceLink(it.deps, await by(it, "staff", order.id));
    const params = { token: order.token };
    const stopped = await call(it, "changePlan", { params, body: { do: "stop" } });
    expect(stopped.json().type).toBe("order_link_invalid");
    expect(await planOf(it, order)).toMatchObject({ stopped_at: null });
    const sent = await sentBill(it);
    await replaceLink(it.deps, await by(it, "staff", sent.id));
    await payWhole(it, payments, sent);
    expect(await booksOf(it, sent)).toMatchObject({ state: "paid", due: 0 });
  });

  test("link and account: another password leaves the links of orders, which are their own keys [MINE-01] [OPEN-05]", async () => {
    const order = await placeOrder(it, { user: { email: `${randomUUID()}@mail.example` } });
    const { user_id } = await rowOf(it, order.id);
    const token = await makeRecoverToken(it.deps, user_id ?? "");
    const body = { token, password: "vers gestreken lakens", uuid: TEST_DEVICE };
    expect((await call(it, "recover", { body })).statusCode).toBe(200);
    expect(await view(it, order)).toMatchObject({ number: order.number });
  });

  test("price change, plan and count: a turn costs what it cost when it was ordered, on the tablet and on the bill [BILL-04] [PLAN-02]", async () => {
    const order = await placePlan(it);
    const price = await it.deps.db
      .selectFrom("prices")
      .selectAll()
      .where("alias", "=", "wash-tumble-dry-and-fold")
      .executeTakeFirstOrThrow();
    const dearer = { ...price, valid_from: "2026-11-19", cents: price.cents + 700 };
    await it.deps.db.insertInto("prices").values(dearer).execute();
    const totals: [shown: number | undefined, billed: number | undefined][] = [];
    for (const id of [order.id, (await firstTurn(order)).id]) {
      clock.set("2026-11-24T08:20:00+01:00");
      await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
      const book = await viewCounting(it.deps.db, [id], "nl");
      const shown = book.prices[0]?.pieces.find(({ alias }) => alias === price.alias);
      await countOrder(it.deps, await by(it, "staff", id), { ...SIX_KILOS, kilos: 12 });
      const { bill } = await view(it, { token: orderToken(it.deps.secrets, await rowOf(it, id)) });
      totals.push([shown?.cents, bill?.total]);
    }
    const [before, after] = totals;
    expect(after?.[0]).toBe((before?.[0] ?? 0) + 700);
    expect(after?.[1]).toBeGreaterThan(before?.[1] ?? 0);
  });
});
