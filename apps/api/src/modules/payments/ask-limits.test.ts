import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { USUAL_DATABASE } from "../../../test/databases.ts";
import type { FakePayments } from "../../../test/fake-payments.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { booksOf, press, sentBill, startPaying, useFakePayments } from "../../../test/pay.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { pollPayments } from "../../jobs/poll-payments.ts";

describe("calls to the payment service", () => {
  const clock = new MovableClock();
  let it: TestApp;
  let payments: FakePayments;
  beforeAll(async () => {
    it = await openTestApp(USUAL_DATABASE, { clock, settings: { RATE_LIMITS: "on" } });
    payments = useFakePayments(it);
  });
  beforeEach(() => {
    clock.set(TEST_NOW);
    payments.calls.find = 0;
    payments.calls.start = 0;
  });
  afterAll(() => it.close());

  /** A random IP address. */
  const from = () => `198.51.${Math.floor(Math.random() * 200)}.${Math.ceil(Math.random() * 250)}`;
  const back = (code: string, remoteAddress = from()) =>
    it.app.inject({ url: `/nl/pay/${code}/back`, remoteAddress });
  const sendWebhook = (id: string, remoteAddress = from()) =>
    it.app.inject({
      method: "POST",
      url: "/webhooks/payments",
      remoteAddress,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `id=${id}`,
    });
  const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, act));

  test("coming back from the bank again and again asks about a payment every few seconds at most [PAY-06]", async () => {
    const sent = await sentBill(it);
    for (let turn = 0; turn < 5; turn++) await startPaying(it, sent);
    payments.calls.find = 0;
    const answers = await times(40, () => back(sent.code));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(303));
    expect(payments.calls.find).toBeLessThanOrEqual(15);
    clock.forward(60);
    await back(sent.code);
    expect(payments.calls.find).toBeLessThanOrEqual(20);
    expect(payments.calls.find).toBeGreaterThan(5);
  });

  test("a webhook that comes again and again asks every few seconds at most, and loses no news [PAY-04]", async () => {
    const sent = await sentBill(it);
    const id = await startPaying(it, sent);
    payments.calls.find = 0;
    const answers = await times(30, () => sendWebhook(id));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(30).fill(200));
    expect(payments.calls.find).toBeLessThanOrEqual(3);
    payments.move(id, "paid");
    await sendWebhook(id);
    expect((await booksOf(it, sent)).state).not.toBe("paid");
    const callsBefore = payments.calls.find;
    for (let turn = 0; turn < 5; turn++) {
      await sendWebhook(id);
      await pollPayments({ ...it.deps, payments });
    }
    expect(payments.calls.find, "the job waits for its turn too").toBe(callsBefore);
    clock.forward(5);
    await sendWebhook(id);
    await pollPayments({ ...it.deps, payments });
    expect((await booksOf(it, sent)).state).toBe("paid");
  });

  test("made-up ids are looked up so often in all, wherever they come from; then the service is to come again", async () => {
    const answers = [];
    for (let turn = 0; turn < 320; turn++) answers.push(await sendWebhook(`tr_${randomUUID()}`));
    expect(payments.calls.find).toBe(300);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array(300).fill(200),
      ...Array(20).fill(503),
    ]);
    const one = `tr_${randomUUID()}`;
    clock.forward(3600);
    payments.calls.find = 0;
    await times(10, () => sendWebhook(one));
    expect(payments.calls.find, "the same one").toBeLessThanOrEqual(3);
  });

  test("a bill's payments are started so often in an hour, whoever presses", async () => {
    const sent = await sentBill(it);
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn++) statuses.push((await press(it, sent)).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect((await press(it, sent)).json()).toMatchObject({ type: "too_many_requests" });
    expect((await press(it, await sentBill(it))).statusCode, "another bill").toBe(201);
    clock.forward(3900);
    expect((await press(it, sent)).statusCode).toBe(201);
  });

  test("the links, the way back from the bank and the webhook share the limit of all calls, though they are not under /api", async () => {
    const remoteAddress = from();
    const paths = [
      ["/p/abcdefghjkmn", "GET"],
      ["/nl/pay/abcdefghjkmn/back", "GET"],
      ["/v/abcdefghjkmn", "GET"],
      ["/nl/verify/abcdefghjkmn", "POST"],
      ["/webhooks/payments", "POST"],
    ] as const;
    const ask = ([url, method]: (typeof paths)[number]) =>
      it.app.inject({
        method,
        url,
        remoteAddress,
        ...(method === "POST" && {
          headers: { "content-type": "application/x-www-form-urlencoded" },
          payload: "id=",
        }),
      });
    for (const path of paths) await times(248, () => ask(path));
    for (const path of paths) {
      const { statusCode, headers } = await ask(path);
      expect([statusCode, headers["retry-after"]], path[0]).toEqual([429, "10"]);
    }
  });
});
