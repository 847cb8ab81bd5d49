import type { PlanChange, PlanView } from "@waslijn/contract/customer/plans";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../../test/call.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { ask, rowOf, wrongWindows } from "../../../test/order-life.ts";
import { forgetPlans, placePlan, planOf, turnsOf } from "../../../test/plans.ts";
import { addUser, bearer, TEST_PASSWORD, userTokens } from "../../../test/sessions.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { EVERY_TUESDAY } from "../../../test/valid-requests.ts";
import { makeTurns } from "../../jobs/make-turns.ts";
import { emptyOldData } from "../privacy/empty-old-data.ts";
import { eraseCustomer } from "../privacy/erase-customer.ts";
import { exportCustomer } from "../privacy/export-customer.ts";
import { orderToken } from "../orders/order-link.ts";

describe("a plan", () => {
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

  const look = async (token: string): Promise<PlanView> =>
    (await call(it, "orderPlan", { params: { token } })).json();
  const press = (token: string, body: PlanChange) =>
    call(it, "changePlan", { params: { token }, body });
  const work = () => ({
    ...it.deps,
    database: it.database,
    who: "test",
    progress: () => undefined,
  });

  test("is made from an order on its weekday and window, once, whoever looks or presses twice [PLAN-01]", async () => {
    const { id, token } = await placePlan(it, { every: 2 });
    const made = { every: 2, next: "2026-12-01" };
    expect((await look(token)).plan).toMatchObject(made);
    const again = { ...EVERY_TUESDAY, every: 2 } as const;
    await call(it, "setPlan", { params: { token }, body: again });
    const { plan } = await look(token);
    expect(plan).toMatchObject({
      ...made,
      weekday: 2,
      pickupFrom: "08:00",
      pickupTo: "10:00",
      skips: "2026-12-01",
      turns: [{ date: "2026-11-17", outcome: "first" }],
    });
    expect(await turnsOf(it, { id })).toEqual([]);
  });

  test("changes from its last turn on, and what is ordered stays [PLAN-01]", async () => {
    const order = await placePlan(it);
    clock.set("2026-11-20T09:00:00+01:00");
    await makeTurns(it.deps);
    const thursdays = { every: 2, weekday: 4, pickupFrom: "18:00" } as const;
    const answer = await call(it, "setPlan", { params: { token: order.token }, body: thursdays });
    expect(answer.json<PlanView>().plan).toMatchObject({ ...thursdays, next: "2026-12-10" });
    expect(await turnsOf(it, order)).toMatchObject([{ turn_date: "2026-11-24" }]);
  });

  test("skips the turn of an order by cancelling it, and gives its windows back [PLAN-01]", async () => {
    const order = await placePlan(it);
    clock.set("2026-11-20T09:00:00+01:00");
    await makeTurns(it.deps);
    const [turn] = await turnsOf(it, order);
    const made = await rowOf(it, turn?.order_id ?? "");
    const token = orderToken(it.deps.secrets, made);
    expect((await look(token)).plan?.skips).toBe("2026-11-24");
    for (let presses = 0; presses < 2; presses += 1) {
      expect((await press(token, { do: "skip", date: "2026-11-24" })).statusCode).toBe(200);
    }
    expect(await rowOf(it, made.id)).toMatchObject({ status: "cancelled" });
    expect(await turnsOf(it, order)).toMatchObject([{ outcome: "skipped", reason: "customer" }]);
    expect(await wrongWindows(it)).toEqual([]);
    expect((await look(token)).plan?.skips).toBe("2026-12-01");
  });

  test("skips a turn before it is ordered, but none that is further off [PLAN-01]", async () => {
    const order = await placePlan(it);
    expect((await press(order.token, { do: "skip", date: "2026-12-01" })).statusCode).toBe(409);
    await press(order.token, { do: "skip", date: "2026-11-24" });
    clock.set("2026-11-20T09:00:00+01:00");
    expect(await makeTurns(it.deps)).toBe(0);
    expect(await planOf(it, order)).toMatchObject({ next_turn: "2026-12-01" });
  });

  test("tells its next three turns, and has one after all that was skipped, by one press each [PLAN-01] [PLAN-03]", async () => {
    const order = await placePlan(it, { every: 2 });
    const coming = async () =>
      (await look(order.token)).plan?.coming.map(({ day, outcome, may }) => [day, outcome, may]);
    clock.set("2026-11-20T09:00:00+01:00");
    expect(await coming()).toEqual([
      ["2026-12-01", null, "skip"],
      ["2026-12-15", null, null],
      ["2026-12-29", null, null],
    ]);
    await press(order.token, { do: "skip", date: "2026-12-01" });
    await press(order.token, { do: "skip", date: "2026-12-15" });
    expect(await coming()).toEqual([
      ["2026-12-01", "skipped", null],
      ["2026-12-15", "skipped", "unskip"],
      ["2026-12-29", null, "skip"],
    ]);
    // Only in reverse order: the next turn is always the one after the last handled turn.
    expect((await press(order.token, { do: "unskip", date: "2026-12-01" })).statusCode).toBe(409);
    for (const date of ["2026-12-15", "2026-12-15", "2026-12-01"]) {
      expect((await press(order.token, { do: "unskip", date })).statusCode).toBe(200);
    }
    clock.set("2026-11-26T09:00:00+01:00");
    await makeTurns(it.deps);
    expect(await coming()).toEqual([
      ["2026-12-01", "ordered", null],
      ["2026-12-15", null, "skip"],
      ["2026-12-29", null, null],
    ]);
    const [turn] = await turnsOf(it, order);
    const made = await rowOf(it, turn?.order_id ?? "");
    await ask(it, { token: orderToken(it.deps.secrets, made) }, "cancel", { version: 1 });
    expect((await coming())?.[0]).toEqual(["2026-12-01", "skipped", null]);
  });

  test("pauses until a day, goes on in its old rhythm, and stops [PLAN-01]", async () => {
    const order = await placePlan(it, { every: 2 });
    const paused = await press(order.token, { do: "pause", until: "2026-12-20" });
    expect(paused.json<PlanView>().plan).toMatchObject({
      next: "2026-12-29",
      pausedUntil: "2026-12-20",
    });
    const same = { ...EVERY_TUESDAY, every: 2 } as const;
    await call(it, "setPlan", { params: { token: order.token }, body: same });
    expect((await look(order.token)).plan?.pausedUntil).toBe("2026-12-20");
    const resumed = await press(order.token, { do: "resume" });
    expect(resumed.json<PlanView>().plan).toMatchObject({ next: "2026-12-01", pausedUntil: null });
    await press(order.token, { do: "stop" });
    expect((await look(order.token)).plan).toMatchObject({ next: null, skips: null });
    clock.set("2026-12-01T09:00:00+01:00");
    expect(await makeTurns(it.deps)).toBe(0);
  });

  test("is changed by the desk, which is written down [PLAN-03]", async () => {
    const order = await placePlan(it);
    const staff = await addStaff(it, "desk");
    const headers = await staffHeaders(it, staff);
    const url = `/api/console/orders/${order.number}/plan`;
    const seen = await it.app.inject({ url, headers });
    expect(seen.json<PlanView>().plan).toMatchObject({ next: "2026-11-24" });
    const body = { do: "pause", until: "2026-12-20" };
    const paused = await it.app.inject({ method: "POST", url, headers, payload: body });
    expect(paused.json<PlanView>().plan).toMatchObject({ next: "2026-12-22" });
    const written = await it.deps.db
      .selectFrom("audit")
      .select(["staff_id", "after"])
      .where("action", "=", "plan:pause")
      .execute();
    expect(written).toEqual([{ staff_id: staff, after: { until: "2026-12-20" } }]);
  });

  test("is listed for its own account, and for nobody else's [PLAN-03]", async () => {
    const email = "eigen@mail.example";
    await placePlan(it, {}, { user: { email, plainPassword: TEST_PASSWORD } });
    await addUser(it, "ander@mail.example");
    const mine = async (who: string) =>
      (await call(it, "myOrders", { headers: bearer(await userTokens(it, who)) })).json().plans;
    expect(await mine(email)).toMatchObject([
      {
        every: 1,
        weekday: 2,
        next: "2026-11-24",
        coming: [{ day: "2026-11-17" }, { day: "2026-11-24" }, { day: "2026-12-01" }],
        link: expect.stringContaining("/orders/"),
      },
    ]);
    expect(await mine("ander@mail.example")).toEqual([]);
  });

  test("goes along when a person's data are handed over, and with them when they are erased", async () => {
    const order = await placePlan(it);
    const { email = "" } = (await rowOf(it, order.id)).contact;
    expect(await exportCustomer(work(), { email })).toMatchObject({
      plans: [{ everyWeeks: 1, turns: [{ date: "2026-11-17", outcome: "first" }] }],
    });
    await eraseCustomer(work(), { email });
    expect(await it.deps.db.selectFrom("plans").selectAll().execute()).toEqual([]);
  });

  test("is kept as long as one of its orders names somebody, and no longer", async () => {
    const order = await placePlan(it);
    clock.set("2026-11-20T09:00:00+01:00");
    await makeTurns(it.deps);
    const emptyOn = async (date: string) => {
      clock.set(`${date}T09:00:00+01:00`);
      await emptyOldData(work(), { dryRun: false });
      return (await it.deps.db.selectFrom("plans").select("id").execute()).length;
    };
    expect(await emptyOn("2031-11-23")).toBe(1);
    expect((await rowOf(it, order.id)).contact).toEqual({});
    expect(await emptyOn("2031-11-28")).toBe(0);
  });
});
