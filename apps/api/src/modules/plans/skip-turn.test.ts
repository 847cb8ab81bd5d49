import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../../../test/call.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, rowOf } from "../../../test/order-life.ts";
import { placePlan, turnsOf } from "../../../test/plans.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { waitForWaiting } from "../../../test/wait-for-waiting.ts";
import { makeTurns } from "../../jobs/make-turns.ts";
import { changeDetails } from "../orders/life/change-details.ts";
import { orderToken } from "../orders/order-link.ts";
import { lockOrder } from "../orders/orders-repository.ts";

let it: TestApp;
const clock = new MovableClock();
beforeAll(async () => {
  it = await openTestApp("PostgreSQL", { clock });
});
afterAll(() => it.close());

test("whoever skips a turn whose order changed meanwhile hears so, and nothing was skipped [PLAN-01] [LIFE-08]", async () => {
  const order = await placePlan(it);
  clock.set("2026-11-20T09:00:00+01:00");
  await makeTurns(it.deps);
  const [turn] = await turnsOf(it, order);
  const made = await rowOf(it, turn?.order_id ?? "");
  const params = { token: orderToken(it.deps.secrets, made) };
  const desk = await by(it, "staff", made.id);
  const { skipping } = await it.deps.db.transaction().execute(async (db) => {
    await lockOrder(db, made.id);
    const skipping = call(it, "changePlan", { params, body: { do: "skip", date: "2026-11-24" } });
    await waitForWaiting(it.deps.db);
    await changeDetails({ ...it.deps, db }, desk, { notes: "Bel aan bij de buren." });
    return { skipping };
  });
  const answer = await skipping;
  expect([answer.statusCode, answer.json().type], answer.body).toEqual([409, "order_changed"]);
  expect(answer.json().extra).toMatchObject({ order: { state: "placed", version: 2 } });
  expect(await turnsOf(it, order)).toMatchObject([{ outcome: "ordered" }]);
});
