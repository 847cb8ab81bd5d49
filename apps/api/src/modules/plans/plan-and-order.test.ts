import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../../test/call.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { mailsOf } from "../../../test/order-fixtures.ts";
import { ask, by, change, placeOrder, rowOf, view } from "../../../test/order-life.ts";
import { linkOf, payPage, sentBill, SIX_KILOS } from "../../../test/pay.ts";
import { forgetPlans, placePlan, planOf, turnsOf } from "../../../test/plans.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { EVERY_TUESDAY } from "../../../test/valid-requests.ts";
import { makeTurns } from "../../jobs/make-turns.ts";
import type { MailKind } from "../../outbox/mail-job.ts";
import { writeMail } from "../messages/write-mail.ts";
import { orderToken } from "../orders/order-link.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { sendBill } from "../orders/life/billing/send-bill.ts";
import { pickUp } from "../orders/life/handle-order.ts";
import { readEvents } from "../orders/orders-repository.ts";

const NEXT_TURN = "2026-11-19T09:00:00+01:00";
const STARTER = "2026-11-24T08:00:00+01:00";
const BACK = "2026-11-26T08:00:00+01:00";

describe("an order and its plan", () => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock });
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await forgetPlans(it);
  });
  afterAll(() => it.close());

  const textOf = async (orderId: string, kind: MailKind): Promise<string | undefined> => {
    const row = (await mailsOf(it, orderId)).find((mail) => mail.kind === kind);
    return row && (await writeMail(it.deps, row))?.text.replaceAll(/\s+/g, " ");
  };
  const cancel = (order: { token: string }, body: object) => ask(it, order, "cancel", body);
  const lastEvent = async (id: string) => (await readEvents(it.deps.db, id)).at(-1);

  test("the page of the order names the plan, while it goes on and after it stopped [PLAN-04]", async () => {
    const alone = await placeOrder(it);
    expect((await view(it, alone)).plan).toBeNull();
    const order = await placePlan(it, { every: 2 });
    const rhythm = { every: 2, weekday: 2, pickupFrom: "08:00", pickupTo: "10:00" };
    expect((await view(it, order)).plan).toEqual({ ...rhythm, next: "2026-12-01" });
    await call(it, "changePlan", { params: { token: order.token }, body: { do: "stop" } });
    expect((await view(it, order)).plan).toEqual({ ...rhythm, next: null });
  });

  test("the payment page of the order names the plan [PLAN-04]", async () => {
    const alone = await sentBill(it);
    expect(await payPage(it, alone)).toMatchObject({ plan: null });
    const order = await placePlan(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", order.id), SIX_KILOS);
    await sendBill(it.deps, await by(it, "staff", order.id));
    expect(await payPage(it, await linkOf(it, order.id))).toMatchObject({ plan: "vaste afspraak" });
  });

  test("withdrawing from the order ends the plan, before the pickup and after it, and its mail says so [PLAN-04] [MINE-14]", async () => {
    for (const isPickedUp of [false, true]) {
      clock.set(TEST_NOW);
      await forgetPlans(it);
      const order = await placePlan(it);
      if (isPickedUp) await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
      const { version } = await rowOf(it, order.id);
      expect((await ask(it, order, "withdraw", { version })).statusCode).toBe(200);
      expect(await lastEvent(order.id)).toMatchObject({ data: { plan: "stopped" } });
      expect(await textOf(order.id, "order-withdrawn")).toContain(
        "Je vaste afspraak (elke week op dinsdag, 08:00 – 10:00) is gestopt: we komen niet meer vanzelf terug.",
      );
      clock.set(NEXT_TURN);
      expect(await makeTurns(it.deps)).toBe(0);
      expect(await turnsOf(it, order)).toEqual([]);
    }
  });

  test("cancelling only the order leaves the plan, and its mail says when we come next [PLAN-04]", async () => {
    const order = await placePlan(it);
    expect((await cancel(order, { version: 1 })).json().plan).toMatchObject({ next: "2026-11-24" });
    const text = await textOf(order.id, "order-cancelled");
    expect(text).toContain(
      "Je vaste afspraak gaat door: elke week op dinsdag, 08:00 – 10:00. De volgende keer is dinsdag 24 november.",
    );
    expect(text).toContain("?do=plan-stop");
    clock.set(NEXT_TURN);
    expect(await makeTurns(it.deps)).toBe(1);
  });

  test("cancelling the order and the plan ends both, in one step [PLAN-04]", async () => {
    const order = await placePlan(it);
    const answer = await cancel(order, { version: 1, stopPlan: true });
    expect(answer.json()).toMatchObject({ state: "cancelled", plan: { next: null } });
    expect(await lastEvent(order.id)).toMatchObject({
      kind: "cancelled",
      data: { plan: "stopped" },
    });
    expect(await textOf(order.id, "order-cancelled")).toContain("is gestopt");
    const refused = await placePlan(it);
    expect((await cancel(refused, { version: 7, stopPlan: true })).statusCode).toBe(409);
    expect(await planOf(it, refused)).toMatchObject({ stopped_at: null });
    clock.set(NEXT_TURN);
    expect(await makeTurns(it.deps)).toBe(1);
    expect(await turnsOf(it, order)).toEqual([]);
  });

  test("the desk chooses too, and its history says that the plan stopped [PLAN-04] [STAFF-04]", async () => {
    const order = await placePlan(it);
    const headers = await staffHeaders(it, await addStaff(it, "desk"));
    const url = `/api/console/orders/${order.number}/cancel`;
    const payload = { version: 1, reason: "Verhuisd", stopPlan: true };
    const answer = await it.app.inject({ method: "POST", url, headers, payload });
    expect(answer.json(), answer.body).toMatchObject({
      plan: { next: null },
      history: [{}, { kind: "cancelled", reason: "Verhuisd", plan: "stopped" }],
    });
  });

  test("an order without a plan says nothing of one, whatever is asked [PLAN-04]", async () => {
    const order = await placeOrder(it);
    await cancel(order, { version: 1, stopPlan: true });
    expect((await lastEvent(order.id))?.data).toEqual({});
    expect(await textOf(order.id, "order-cancelled")).not.toContain("vaste afspraak");
  });

  test("a new plan is confirmed by mail, once, and again when it begins anew [PLAN-04]", async () => {
    const order = await placePlan(it);
    const set = () => call(it, "setPlan", { params: { token: order.token }, body: EVERY_TUESDAY });
    await set();
    const made = async () =>
      (await mailsOf(it, order.id)).filter(({ kind }) => kind === "plan-made").length;
    expect(await made()).toBe(1);
    const text = await textOf(order.id, "plan-made");
    expect(text).toContain("Vanaf nu komen we vanzelf terug: elke week op dinsdag, 08:00 – 10:00.");
    expect(text).toContain("De eerste keer is dinsdag 24 november.");
    await call(it, "changePlan", { params: { token: order.token }, body: { do: "stop" } });
    expect(await textOf(order.id, "plan-made")).toBeUndefined();
    await set();
    expect(await made()).toBe(2);
  });

  test("every other mail about the order names the plan [PLAN-04]", async () => {
    const order = await placePlan(it, { every: 3 });
    await change(it, order, { version: 1, deliveryTime: "2026-11-20T08:00:00+01:00" });
    for (const kind of ["order-changed", "order-confirmation"] as const) {
      expect(await textOf(order.id, kind)).toContain(
        "Deze bestelling hoort bij je vaste afspraak: elke 3 weken op dinsdag, 08:00 – 10:00.",
      );
    }
  });

  test("no plan begins with an order that was cancelled or withdrawn [PLAN-04]", async () => {
    const order = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    await ask(it, order, "withdraw", { version: 2 });
    const answer = await call(it, "setPlan", {
      params: { token: order.token },
      body: EVERY_TUESDAY,
    });
    expect(answer.json().type).toBe("not_possible_now");
  });

  test("a bag that was to come with a cancelled order is posted with the next one of the plan [PLAN-01]", async () => {
    const starter = {
      user: { hasBag: null },
      order: { pickupTime: STARTER, deliveryTime: BACK },
    };
    const toPost = async (orderId: string) =>
      (
        await it.deps.db
          .selectFrom("starter_kits")
          .select("sent_at")
          .where("order_id", "=", orderId)
          .execute()
      ).length;
    for (const isGuest of [false, true]) {
      clock.set(TEST_NOW);
      await forgetPlans(it);
      const order = await placePlan(it, {}, starter);
      if (isGuest) {
        await it.deps.db
          .updateTable("orders")
          .set({ user_id: null })
          .where("id", "=", order.id)
          .execute();
      }
      expect(await toPost(order.id)).toBe(1);
      await cancel(order, { version: 1 });
      expect(await toPost(order.id)).toBe(0);
      clock.set("2026-11-26T09:00:00+01:00");
      await makeTurns(it.deps);
      const [turn] = await turnsOf(it, order);
      const made = await rowOf(it, turn?.order_id ?? "");
      expect([made.has_bag, await toPost(made.id)]).toEqual([false, 1]);
      expect(await textOf(made.id, "turn-ordered")).toContain("Je gratis waszak komt met de post");
      // The next order already has a bag, because it was posted.
      clock.set("2026-12-03T09:00:00+01:00");
      await makeTurns(it.deps);
      const [, later] = await turnsOf(it, order);
      expect((await rowOf(it, later?.order_id ?? "")).has_bag).toBe(true);
      // Cancelling the order that the bag comes with must not cancel the bag, because the next order needs it.
      await cancel({ token: orderToken(it.deps.secrets, made) }, { version: 1, acceptedFee: 0 });
      expect(await toPost(made.id)).toBe(1);
    }
  });
});
