import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MISS_LIMIT } from "../../http/limits/limits.ts";
import { call } from "../../../test/call.ts";
import { bearer, consumerOrder, guest, post } from "../../../test/order-fixtures.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";

describe("a promo code that is asked about", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { settings: { RATE_LIMITS: "on" } });
  });
  afterAll(() => it.close());
  const check = (code: string) => call(it, "checkCoupon", { body: { code } });

  test("is answered with what it takes off, however it is typed", async () => {
    const answer = await check(" welkom10 ");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: "WELKOM10", percent: 10, amount: null });
  });

  test("is refused by name when its time is over", async () => {
    expect((await check("LENTE26")).json()).toMatchObject({
      type: "coupon_expired",
      extra: { fields: [{ field: "code", rule: "expired" }] },
    });
  });

  test("cannot be guessed by ordering either", async () => {
    const order = async (couponCode: string) =>
      (
        await it.app.inject({
          method: "POST",
          url: "/api/orders",
          remoteAddress: "192.0.2.9",
          payload: consumerOrder({ order: { couponCode } }),
          headers: { authorization: await bearer(it, guest()) },
        })
      ).json<{ type: string }>().type;
    for (let guess = 0; guess < MISS_LIMIT.hits; guess += 1) {
      expect(await order(`GUESS${guess}`)).toBe("coupon_unknown");
    }
    expect(await order("WELKOM10")).toBe("too_many_requests");
  });

  test("cannot be guessed: too many unknown ones and nothing is said any more", async () => {
    for (let guess = 0; guess < MISS_LIMIT.hits; guess += 1) {
      expect((await check(`GUESS${guess}`)).json().type).toBe("coupon_unknown");
    }
    expect((await check("WELKOM10")).json().type).toBe("too_many_requests");
  });
});

describe("a promo code that counts a number of times", () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL");
    const codes = [
      { code: "LAATSTE", cents: 500, max_uses: 1 },
      { code: "EENPERKLANT", cents: 500, max_per_customer: 1 },
    ];
    await it.deps.db.insertInto("promo_codes").values(codes).execute();
  });
  afterAll(() => it.close());
  const order = (couponCode: string, email: string, windows: object = {}, device?: string) =>
    post(
      it,
      "/orders",
      consumerOrder({ order: { couponCode, ...windows }, user: { email } }),
      device ? { device } : {},
    );
  const HOURS = ["08", "10", "12", "14", "16", "18"];
  const DAYS = [
    ["17", "25"],
    ["18", "26"],
  ] as const;
  const TURNS = DAYS.flatMap(([pickup, delivery]) =>
    HOURS.map((hour) => ({
      pickupTime: `2026-11-${pickup}T${hour}:00:00+01:00`,
      deliveryTime: `2026-11-${delivery}T${hour}:00:00+01:00`,
    })),
  );
  /** Separate windows and devices: orders that share one would wait for each other's locks anyway. */
  const atOnce = async (couponCode: string, emailOf: (turn: number) => string) => {
    const answers = await Promise.all(
      TURNS.map((windows, turn) =>
        order(couponCode, emailOf(turn), windows, `device-promo-${turn}`),
      ),
    );
    return answers.map((answer) => answer.json<{ type?: string }>().type ?? "placed").toSorted();
  };
  const ONE_OF_TWELVE = [...Array<string>(11).fill("coupon_used_up"), "placed"];
  const cancelAll = () =>
    it.deps.db
      .updateTable("orders")
      .set({ status: "cancelled" })
      .where("coupon_code", "=", "LAATSTE")
      .execute();

  test("[SHOP-04] is held by whoever asks for a use of it, until their order is there", async () => {
    const { db } = it.deps;
    const wanted = JSON.stringify({ coupon_code: "LAATSTE", contact: { email: "a@example.nl" } });
    const take = (by: typeof db) => sql`SELECT take_promo_use(${wanted}::jsonb, NULL)`.execute(by);
    await db.transaction().execute(async (first) => {
      await take(first);
      const second = db.transaction().execute(async (other) => {
        await sql`SET LOCAL lock_timeout = '50ms'`.execute(other);
        await take(other);
      });
      await expect(second).rejects.toThrow("lock timeout");
    });
  });

  test("[SHOP-04] gives its last use to one of many orders at once", async () => {
    const types = await atOnce("LAATSTE", (turn) => `laatste-${turn}@example.nl`);
    expect(types).toEqual(ONE_OF_TWELVE);
    const checked = await call(it, "checkCoupon", { body: { code: "laatste" } });
    expect(checked.json()).toMatchObject({
      type: "coupon_used_up",
      extra: { fields: [{ field: "code", rule: "used_up" }] },
    });
    await cancelAll();
    expect((await order("LAATSTE", "na-annulering@example.nl")).statusCode).toBe(201);
  });

  test("[SHOP-04] counts once for a customer who orders twelve times at once", async () => {
    // The account exists already: concurrent orders that create the same account would wait for each other anyway.
    await order("", "gretig@example.nl");
    expect(await atOnce("EENPERKLANT", () => "gretig@example.nl")).toEqual(ONE_OF_TWELVE);
  });

  test("[SHOP-04] counts once for a customer, however the address is typed, and for others too", async () => {
    const types: string[] = [];
    for (const email of ["imke@example.nl", "Imke@Example.nl", "sem@example.nl"]) {
      types.push((await order("EENPERKLANT", email)).json<{ type?: string }>().type ?? "placed");
    }
    expect(types).toEqual(["placed", "coupon_used_up", "placed"]);
  });
});
