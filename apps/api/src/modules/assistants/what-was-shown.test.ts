import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import { HOME } from "../../../test/order-fixtures.ts";
import { rowOf } from "../../../test/order-life.ts";
import { forgetPlans, planOf } from "../../../test/plans.ts";
import { addConfirmedUser, bearer, userTokens } from "../../../test/sessions.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { EVERY_TUESDAY } from "../../../test/valid-requests.ts";
import { findBill } from "../bills/bills-repository.ts";
import { setPlan } from "../plans/set-plan.ts";

const EMAIL = "sanne@voorbeeld.example";
const TUESDAY = "2026-11-24";
const ORDER_INPUT = {
  services: ["WF"],
  pieces: [],
  kilos: 6,
  pickupTime: `${TUESDAY}T08:00:00+01:00`,
  deliveryTime: "2026-11-26T08:00:00+01:00",
};

type ToolResult = {
  type?: string;
  confirmation?: string;
  would?: { plan?: object };
  feeCents?: number;
  order?: { number: string };
};

/** Facts may change between proposal and confirmation: a price, a day, a plan. */
describe("an assistant confirms what it was shown", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let token: string;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock });
    const userId = await addConfirmedUser(it, EMAIL);
    const location = JSON.stringify(HOME);
    await it.deps.db
      .insertInto("user_locations")
      .values({ id: crypto.randomUUID(), user_id: userId, location, created_at: clock.now() })
      .execute();
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/me/assistants",
      headers: bearer(await userTokens(it, EMAIL)),
      payload: { name: "Huishulp", mostEuros: 500, days: 30 },
    });
    ({ token } = answer.json());
  });
  afterAll(() => it.close());
  beforeEach(() => forgetPlans(it));

  const use = async (name: string, input: object): Promise<ToolResult> => {
    const answer = await it.app.inject({
      method: "POST",
      url: "/mcp",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
      },
      payload: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } },
    });
    return JSON.parse(answer.json().result.content[0].text);
  };
  const place = async (meanwhile?: () => Promise<unknown>): Promise<ToolResult> => {
    const { confirmation } = await use("place_order", ORDER_INPUT);
    await meanwhile?.();
    return use("place_order", { ...ORDER_INPUT, confirmation });
  };
  const orderCount = async (): Promise<number> =>
    (await it.deps.db.selectFrom("orders").select("id").execute()).length;
  const placeNew = async () => {
    const { number = "" } = (await place()).order ?? {};
    const { id } = await it.deps.db
      .selectFrom("orders")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    return { id, number };
  };
  const spent = async (): Promise<number> => {
    const headers = bearer(await userTokens(it, EMAIL));
    const [grant] = (await it.app.inject({ url: "/api/me/assistants", headers })).json();
    return grant.spentCents;
  };
  const plan = async (id: string) => setPlan(it.deps, await rowOf(it, id), EVERY_TUESDAY);

  test("not on a day that was closed meanwhile, and on it once it is open again [OPEN-02] [SHOP-01]", async () => {
    const before = await orderCount();
    const closure = { hub_id: "haarlem", date: TUESDAY, reason: "Ketelkeuring" };
    const refused = await place(() =>
      it.deps.db.insertInto("hub_closures").values(closure).execute(),
    );
    expect(refused.type).toBe("slot_not_offered");
    expect(await orderCount()).toBe(before);
    await it.deps.db.deleteFrom("hub_closures").where("date", "=", TUESDAY).execute();
    expect(await place()).toMatchObject({ order: { number: expect.any(String) } });
  });

  test("the plan of an order goes on or stops as it was told before [OPEN-02] [PLAN-04]", async () => {
    for (const stopPlan of [false, true]) {
      await forgetPlans(it);
      const { id, number } = await placeNew();
      await plan(id);
      const cancel = { number, stopPlan };
      const shown = await use("cancel_order", cancel);
      expect(shown.would?.plan).toEqual({
        plan: stopPlan ? "stops" : "goes on",
        next: "2026-12-01",
      });
      await use("cancel_order", { ...cancel, confirmation: shown.confirmation });
      expect(await rowOf(it, id)).toMatchObject({ status: "cancelled" });
      const { stopped_at } = await planOf(it, { id });
      expect(stopped_at === null).toBe(!stopPlan);
    }
  });

  test("not cancelling an order that became part of a plan meanwhile [OPEN-02] [PLAN-04]", async () => {
    const { id, number } = await placeNew();
    const { confirmation } = await use("cancel_order", { number });
    await plan(id);
    expect(await use("cancel_order", { number, confirmation })).toMatchObject({
      type: "confirmation_invalid",
    });
    expect(await rowOf(it, id)).toMatchObject({ status: "placed" });
  });

  test("a late cancel at the fee that was shown, which counts as spent and is billed [OPEN-02] [LIFE-11]", async () => {
    const { id, number } = await placeNew();
    clock.set(`${TUESDAY}T02:00:00+01:00`);
    const before = await spent();
    const { feeCents, confirmation } = await use("cancel_order", { number });
    expect(feeCents).toBe(1000);
    await use("cancel_order", { number, confirmation });
    expect(await rowOf(it, id)).toMatchObject({ status: "cancelled" });
    expect((await findBill(it.deps.db, id))?.total).toBe(1000);
    // The amount reserved for the order is released.
    expect(await spent()).toBe(before - 3495 + 1000);
  });

  test("not at another price than was shown, where it changes at midnight [OPEN-02] [BILL-04]", async () => {
    const price = await it.deps.db
      .selectFrom("prices")
      .selectAll()
      .where("type", "=", "WF")
      .where("alias", "=", "wash-tumble-dry-and-fold")
      .executeTakeFirstOrThrow();
    const dearer = { ...price, valid_from: "2026-11-17", cents: price.cents + 100 };
    await it.deps.db.insertInto("prices").values(dearer).execute();
    clock.set("2026-11-16T23:55:00+01:00");
    const before = await orderCount();
    const refused = await place(async () => clock.set("2026-11-17T00:01:00+01:00"));
    expect(refused).toMatchObject({ type: "confirmation_invalid" });
    expect(await orderCount()).toBe(before);
  });
});
