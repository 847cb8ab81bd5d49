import type { PlanView } from "@waslijn/contract/customer/plans";
import { endpoints, type EndpointName } from "@waslijn/contract/customer/endpoints";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../../test/call.ts";
import { deliveredOrder } from "../../../test/care.ts";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { DELIVERY } from "../../../test/order-fixtures.ts";
import { placeOrder, view, type PlacedOrder } from "../../../test/order-life.ts";
import { addConfirmedUser, bearer, guestTokens, userTokens } from "../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import {
  EVERY_TUESDAY,
  LATER_DELIVERY,
  makeRoom,
  validRequests,
} from "../../../test/valid-requests.ts";

/** Calls that send a message, with the subject of their rate limit; every new such call must be added here. */
const LIMITED: Partial<Record<EndpointName, string>> = {
  placeOrder: "order:mail",
  placeB2bOrder: "the location's own day",
  placeRetailOrder: "the location's own day",
  placeCollection: "the location's own day",
  placeOrderAgain: "the link's own day, and act:mail",
  changeOrder: "act:mail",
  cancelOrder: "act:mail",
  withdrawOrder: "act:mail",
  setPlan: "act:mail",
  reportProblem: "act:mail",
  answerOffer: "act:mail",
  sendOrderCode: "order-code",
  sendOrderLinks: "order-links",
  recoverEmail: "recover",
  recover: "recover",
  requestServiceArea: "area",
};

describe("what a customer does with an order", () => {
  const clock = new MovableClock();
  let it: TestApp;
  /** The same database without rate limits, for test setup. */
  let free: TestApp;
  beforeAll(async () => {
    free = await openTestApp(USUAL_DATABASE, { clock });
    const settings = { RATE_LIMITS: "on" };
    it = await openTestApp(USUAL_DATABASE, { clock, settings, shared: free.database });
    await makeRoom(free);
  });
  beforeEach(() => clock.set(TEST_NOW));
  afterAll(async () => {
    await it.close();
    await free.close();
  });

  const order = (email = `klant-${randomUUID()}@voorbeeld.example`) =>
    placeOrder(free, { user: { email } });
  /** Sends each request from another device and IP address, as an attacker evading a rate limit would. */
  const ask = (
    { token }: Pick<PlacedOrder, "token">,
    path: string,
    payload: object,
    key = randomUUID(),
  ) =>
    it.app.inject({
      method: "POST",
      url: `/api/orders/by-link/${token}/${path}`,
      remoteAddress: `198.51.100.${Math.ceil(Math.random() * 250)}`,
      payload,
      headers: {
        "accept-language": "nl",
        "x-device-web-id": key,
        "idempotency-key": key,
      },
    });
  const version = async (one: PlacedOrder): Promise<number> => (await view(free, one)).version;
  let turns = 0;
  const move = async (one: PlacedOrder) => {
    const deliveryTime = ++turns % 2 ? LATER_DELIVERY : DELIVERY;
    return ask(one, "change", { version: await version(one), deliveryTime });
  };
  const repeat = async (count: number, act: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let turn = 0; turn < count; turn++) statuses.push((await act()).statusCode);
    return statuses.filter((status) => status < 300).length;
  };
  const mailsTo = async (email: string): Promise<number> => {
    const mails = free.deps.db.selectFrom("outbox").select("id").where("recipient", "=", email);
    return (await mails.execute()).length;
  };

  test("moving it back and forth sends no more than a dozen mails a day to the address that was typed", async () => {
    const email = "vreemde@voorbeeld.example";
    const [one, other] = [await order(email), await order(email)];
    const before = await mailsTo(email);
    expect(await repeat(20, () => move(one))).toBe(12);
    expect(await repeat(5, () => move(other)), "another order of the same address").toBe(0);
    expect((await mailsTo(email)) - before).toBe(12);
    const refused = await move(one);
    expect(refused.json()).toMatchObject({
      type: "changed_too_often",
      status: 429,
      title: expect.stringContaining("vandaag al vaak"),
      extra: { retryAfter: expect.any(Number) },
    });
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(86_400);
    expect((await move(await order())).statusCode, "somebody else").toBe(200);
    clock.forward(86_400 + 5_760);
    expect((await move(one)).statusCode).toBe(200);
  });

  test("somebody who moves it five times, corrects the details as often and makes a plan is not held up", async () => {
    const one = await order();
    expect(await repeat(5, () => move(one))).toBe(5);
    const details = async () => ask(one, "details", { version: await version(one), notes: "Bel" });
    expect(await repeat(5, details)).toBe(5);
    expect((await ask(one, "plan", EVERY_TUESDAY)).statusCode).toBe(200);
    const cancelled = await ask(one, "cancel", { version: await version(one) });
    expect(cancelled.statusCode).toBe(200);
  });

  test("what sends nothing is held to the order's own limit", async () => {
    const one = await order();
    const details = async () => ask(one, "details", { version: await version(one), notes: "Bel" });
    expect(await repeat(30, details)).toBe(20);
    const plan = () => ask(one, "plan", EVERY_TUESDAY);
    expect((await plan()).json().type).toBe("changed_too_often");
  });

  test("a plan that is skipped and had after all again and again is held to it too", async () => {
    const one = await order();
    const { plan } = (await ask(one, "plan", EVERY_TUESDAY)).json<PlanView>();
    const changes = ["skip", "unskip"];
    let turn = 0;
    const change = () => ask(one, "plan/change", { do: changes[turn++ % 2], date: plan?.next });
    expect(await repeat(20, change)).toBe(11);
  });

  test("it can still be cancelled or withdrawn when it was changed too often", async () => {
    const [one, other] = [
      await order("vaak@voorbeeld.example"),
      await order("vaak@voorbeeld.example"),
    ];
    await repeat(13, () => move(one));
    expect((await move(other)).statusCode).toBe(429);
    expect((await ask(one, "cancel", { version: await version(one) })).statusCode).toBe(200);
    expect((await ask(other, "withdraw", { version: await version(other) })).statusCode).toBe(200);
  });

  test("a retry with the same key counts once, and a refused change not at all", async () => {
    const one = await order();
    const key = randomUUID();
    const body = { version: await version(one), deliveryTime: LATER_DELIVERY };
    const again = () => ask(one, "change", body, key);
    expect(await repeat(15, again)).toBe(15);
    const stale = () => ask(one, "change", { ...body, version: 1 });
    expect(await repeat(15, stale)).toBe(0);
    expect(await repeat(20, () => move(one))).toBe(11);
  });

  test("ten complaints of one order are taken, however many come at once [CARE-01]", async () => {
    const one = await deliveredOrder(free);
    const report = async () => {
      const answer = await free.app.inject({
        method: "POST",
        url: `/api/orders/by-link/${one.token}/complaints`,
        payload: { text: "Er zit een gat in.", photos: [] },
      });
      return answer.statusCode;
    };
    const statuses = await Promise.all(Array.from({ length: 25 }, report));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  test("every call that leads to a message has a limit for its subject", async () => {
    await addConfirmedUser(free, "iemand@voorbeeld.example");
    const user = bearer(await userTokens(free, "iemand@voorbeeld.example"));
    const leading: string[] = [];
    for (const name of Object.keys(endpoints) as EndpointName[]) {
      const request = await validRequests[name](free);
      const token = name === "placeOrder" ? bearer(await guestTokens(free)) : user;
      const before = await messages();
      const headers = { ...(endpoints[name].auth === "bearer" && token), ...request.headers };
      await call(free, name, { ...request, headers });
      if ((await messages()) > before) leading.push(name);
    }
    expect(leading.filter((name) => !(name in LIMITED))).toEqual([]);
  });
  const messages = async (): Promise<number> =>
    (
      await free.deps.db
        .selectFrom("outbox")
        .select("id")
        .where("channel", "<>", "webhook")
        .execute()
    ).length;
});
