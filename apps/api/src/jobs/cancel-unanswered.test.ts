import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/databases.ts";
import { MovableClock } from "../../test/movable-clock.ts";
import { by, placeOrder, rowOf, wrongWindows } from "../../test/order-life.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { missStop } from "../modules/orders/life/handle-order.ts";
import { cancelUnanswered } from "./cancel-unanswered.ts";

const DAY = 86_400;

describe.each(DATABASE_KINDS)("missed pickups on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  afterAll(() => it.close());

  test("are cancelled after 14 days without an answer, once and without a fee [LIFE-04]", async () => {
    const { id } = await placeOrder(it);
    await missStop(it.deps, await by(it, "driver", id), {
      kind: "pickup",
      reason: "nobody-home",
      calls: 1,
    });
    clock.forward(14 * DAY - 1);
    expect(await cancelUnanswered(it.deps)).toBe(0);
    clock.forward(2);
    const turns = await Promise.all([cancelUnanswered(it.deps), cancelUnanswered(it.deps)]);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBe(1);
    expect(await rowOf(it, id)).toMatchObject({
      status: "cancelled",
      awaits_window: null,
      version: 3,
    });
    const event = await it.deps.db
      .selectFrom("order_events")
      .select(["actor", "data"])
      .where("order_id", "=", id)
      .where("version", "=", 3)
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ actor: "clock", data: { reason: "no-answer" } });
    expect(await wrongWindows(it)).toEqual([]);
  });
});
