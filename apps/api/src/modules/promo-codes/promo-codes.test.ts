import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MISS_LIMIT } from "../../http/limits/limits.ts";
import { call } from "../../../test/call.ts";
import { bearer, consumerOrder, guest } from "../../../test/order-fixtures.ts";
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
