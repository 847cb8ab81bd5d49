import { addDays } from "@waslijn/contract/shared/amsterdam-time";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../test/databases.ts";
import { MovableClock } from "../../test/movable-clock.ts";
import { invoiceOrder, rowOf, wrongWindows } from "../../test/order-life.ts";
import { forgetPlans, placePlan, planOf, turnsOf } from "../../test/plans.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../test/test-app.ts";
import { writeMail } from "../modules/messages/write-mail.ts";
import { changePlan } from "../modules/plans/change-plan.ts";
import { makeTurn } from "../modules/plans/make-turn.ts";
import { makeTurns } from "./make-turns.ts";

const CUSTOMER = { kind: "customer" } as const;
const TURN = "2026-11-24";

describe.each(DATABASE_KINDS)("the turns of plans on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  const at = (date: string, time = "09:00"): void => clock.set(`${date}T${time}:00+01:00`);
  const close = (dates: string[]) =>
    it.deps.db.transaction().execute(async (db) => {
      await db
        .insertInto("hub_closures")
        .values(dates.map((date) => ({ hub_id: "haarlem", date, reason: "verbouwing" })))
        .execute();
      await sql`UPDATE revisions SET revision = revision + 1 WHERE name = 'catalogue'`.execute(db);
    });
  const fill = (date: string, from: string[], kind: "pickup" | "delivery" = "pickup") =>
    it.deps.db
      .insertInto("slots")
      .values(
        from.map((from_time) => ({
          hub_id: "haarlem",
          kind,
          date,
          from_time,
          booked: 10_000,
        })),
      )
      .onConflict((slot) =>
        slot.columns(["hub_id", "kind", "date", "from_time"]).doUpdateSet({ booked: 10_000 }),
      )
      .execute();
  const mailAbout = async (kind: "turn-ordered" | "turn-skipped") => {
    const message = await it.deps.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", kind)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    const mail = await writeMail(it.deps, message);
    return `${mail?.subject}\n${mail?.text}`.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
  };
  const mailsOf = async (orderId: string) => {
    const { rows } = await sql<{ kind: string }>`
      SELECT kind FROM outbox WHERE data->>'orderId' = ${orderId} ORDER BY kind`.execute(
      it.deps.db,
    );
    return rows.map((row) => row.kind);
  };

  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
  });
  beforeEach(async () => {
    clock.set(TEST_NOW);
    await forgetPlans(it);
    await it.deps.db.deleteFrom("hub_closures").execute();
    await it.deps.db.deleteFrom("slots").where("booked", "=", 10_000).execute();
  });
  afterAll(() => it.close());

  test("are ordered 5 days ahead, once however many nodes try, by the rules of ordering [PLAN-01] [PLAN-02]", async () => {
    const promo = { order: { couponCode: "WELKOM10", notes: "Achterom" } };
    const order = await placePlan(it, {}, promo);
    at("2026-11-18", "23:59");
    expect(await makeTurns(it.deps)).toBe(0);
    at("2026-11-19", "00:01");
    const nodes = await Promise.all([1, 2, 3].map(() => makeTurns(it.deps)));
    expect(nodes.reduce((sum, made) => sum + made)).toBe(1);
    const [turn, ...others] = await turnsOf(it, order);
    expect(others).toEqual([]);
    expect(turn).toMatchObject({ turn_date: TURN, outcome: "ordered" });
    const made = await rowOf(it, turn?.order_id ?? "");
    const first = await rowOf(it, order.id);
    expect(made).toMatchObject({
      pickup_date: TURN,
      pickup_from: "08:00",
      delivery_date: "2026-11-26",
      notes: "Achterom",
      contact: first.contact,
      user_id: first.user_id,
      coupon_code: "",
      discount: null,
    });
    expect(await mailsOf(made.id)).toEqual(["turn-ordered"]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("are lost to a plan that was stopped while its turn was looked at [PLAN-02]", async () => {
    const order = await placePlan(it);
    const before = await planOf(it, order);
    await changePlan(it.deps, await rowOf(it, order.id), { do: "stop" }, CUSTOMER);
    at("2026-11-20");
    expect(await makeTurn(it.deps, before)).toBeUndefined();
    expect(await turnsOf(it, order)).toEqual([]);
    expect(await wrongWindows(it)).toEqual([]);
  });

  test("move to the nearest free window without shifting the series [PLAN-02]", async () => {
    const order = await placePlan(it);
    await close([TURN]);
    at("2026-11-20");
    await makeTurns(it.deps);
    const [turn] = await turnsOf(it, order);
    expect(turn).toMatchObject({ turn_date: TURN, outcome: "moved" });
    expect(await rowOf(it, turn?.order_id ?? "")).toMatchObject({ pickup_date: "2026-11-25" });
    expect(await planOf(it, order)).toMatchObject({ next_turn: "2026-12-01" });
  });

  test("that find nothing within two days are skipped as a row, and told [PLAN-02]", async () => {
    const order = await placePlan(it);
    await close([-2, -1, 0, 1, 2].map((days) => addDays(TURN, days)));
    at("2026-11-20");
    expect(await makeTurns(it.deps)).toBe(1);
    expect(await makeTurns(it.deps)).toBe(0);
    expect(await turnsOf(it, order)).toMatchObject([
      { turn_date: TURN, outcome: "closed", reason: "closure", order_id: null },
    ]);
    const mail = await mailAbout("turn-skipped");
    expect(mail).toContain("dinsdag 24 november");
    expect(mail).toContain("dinsdag 1 december");
  });

  test("whose delivery alone is moved do not say that the pickup was full [PLAN-02]", async () => {
    const order = await placePlan(it);
    await fill("2026-11-26", ["08:00"], "delivery");
    at("2026-11-20");
    await makeTurns(it.deps);
    const [turn] = await turnsOf(it, order);
    expect(turn?.outcome).toBe("moved");
    expect(await rowOf(it, turn?.order_id ?? "")).toMatchObject({
      pickup_date: TURN,
      pickup_from: "08:00",
    });
    const mail = await mailAbout("turn-ordered");
    expect(mail).toContain("Je vaste bezorgtijd was deze keer niet vrij.");
    expect(mail).not.toContain("is vol of valt op een dag dat we dicht zijn");
  });

  test("at an address that is no longer served are not called closed, nor is the next one promised [PLAN-02]", async () => {
    const order = await placePlan(it);
    const { pickup_location } = await rowOf(it, order.id);
    await it.deps.db
      .updateTable("orders")
      .set({ pickup_location: JSON.stringify({ ...pickup_location, postalCode: "9999ZZ" }) })
      .where("id", "=", order.id)
      .execute();
    at("2026-11-20");
    await makeTurns(it.deps);
    expect(await turnsOf(it, order)).toMatchObject([{ reason: "outside-area" }]);
    const mail = await mailAbout("turn-skipped");
    expect(mail).toContain("Op dit adres halen we op dit moment niet op");
    expect(mail).not.toMatch(/dicht zijn|de volgende keer is|Bestel dan/);
  });

  test("of a full window take another hour of that day [PLAN-02]", async () => {
    const order = await placePlan(it);
    await fill(TURN, ["08:00"]);
    at("2026-11-20");
    await makeTurns(it.deps);
    const [turn] = await turnsOf(it, order);
    expect(turn?.outcome).toBe("moved");
    expect(await rowOf(it, turn?.order_id ?? "")).toMatchObject({
      pickup_date: TURN,
      pickup_from: "10:00",
    });
  });

  test("that no node was there for are dealt with afterwards, each once [PLAN-02]", async () => {
    const order = await placePlan(it);
    at("2026-12-09");
    expect(await makeTurns(it.deps)).toBe(3);
    expect(
      (await turnsOf(it, order)).map(({ turn_date, outcome }) => [turn_date, outcome]),
    ).toEqual([
      ["2026-11-24", "none-free"],
      ["2026-12-01", "none-free"],
      ["2026-12-08", "moved"],
    ]);
  });

  test("wait for a bill that is overdue only where the owner set so [PLAN-02]", async () => {
    const order = await placePlan(it);
    await invoiceOrder(it, order.id);
    await sql`UPDATE bills SET sent_at = ${new Date("2026-11-01")}, pay_by = '2026-11-10',
      overdue_at = ${new Date("2026-11-11")} WHERE order_id = ${order.id}`.execute(it.deps.db);
    at("2026-11-20");
    const plan = await planOf(it, order);
    const careful = { ...it.deps, env: { ...it.deps.env, PLANS_WHILE_OVERDUE: "off" as const } };
    expect(await makeTurn(careful, plan)).toBe("overdue");
    at("2026-11-27");
    expect(await makeTurns(it.deps)).toBe(1);
    expect((await turnsOf(it, order)).map(({ outcome }) => outcome)).toEqual([
      "overdue",
      "ordered",
    ]);
  });

  test("wait for a bill whose money the bank took back, too [PLAN-02] [PAY-02]", async () => {
    const order = await placePlan(it);
    await invoiceOrder(it, order.id);
    await sql`UPDATE bills SET sent_at = ${new Date("2026-11-15")}, pay_by = '2026-12-24',
      paid_cents = total_cents, charged_back_cents = total_cents WHERE order_id = ${order.id}`.execute(
      it.deps.db,
    );
    at("2026-11-20");
    const careful = { ...it.deps, env: { ...it.deps.env, PLANS_WHILE_OVERDUE: "off" as const } };
    expect(await makeTurn(careful, await planOf(it, order))).toBe("overdue");
  });
});
