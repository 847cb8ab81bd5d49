import { beforeEach, describe, expect, it } from "vitest";
import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { memoryRows, type DeviceRows } from "@waslijn/api-client/offline/device-rows.ts";
import { asksStaff, listedOrders, retryDelayMs, type DeviceOrder } from "./device-order.ts";
import { OrderQueue } from "./order-queue.ts";

const HOUR = 3_600_000;
const frame = { from: "2026-11-17T08:00:00+01:00", to: "2026-11-17T10:00:00+01:00" };
const answer: CodeOrderPlaced = {
  id: "1",
  number: "W-10001",
  pickupTime: frame.from,
  frames: { pickup: frame },
  link: "/nl/orders/t0ken",
};
const wanted = { kind: "retail", code: "7430", company: "Kapsalon", addressLine: "" } as const;
const failure = (status: number, type: string) =>
  new ApiFailure(status, { type, title: "", status, extra: {} });
const noAnswer = new ApiFailure();

describe("OrderQueue", () => {
  let now: number;
  let store: DeviceRows<string, DeviceOrder>;
  /** Failures of the next attempts, in order; afterwards the server places the order. */
  let says: Error[];
  let keys: string[];
  /** Responses of the lookup by key. */
  let arrived: Map<string, CodeOrderPlaced | Error>;
  const find = async ({ key }: DeviceOrder) => {
    const found = arrived.get(key);
    if (found instanceof Error) throw found;
    return found;
  };
  const send = async (order: DeviceOrder) => {
    keys.push(order.key);
    const said = says.shift();
    if (said) throw said;
    return answer;
  };
  const openQueue = () => new OrderQueue({ store, send, find, now: () => now });
  beforeEach(() => {
    now = Date.parse("2026-11-16T09:00:00+01:00");
    store = memoryRows();
    says = [];
    keys = [];
    arrived = new Map();
  });

  it("keeps the answer of a placed order", async () => {
    const queue = openQueue();
    expect((await queue.place(wanted)).order).toMatchObject({ state: "placed", answer });
    expect(await store.all()).toHaveLength(1);
  });

  it("sends an order without answer again under the same key", async () => {
    says = [noAnswer, noAnswer];
    const queue = openQueue();
    expect((await queue.place(wanted)).order.state).toBe("waiting");
    await queue.send();
    await queue.send();
    await queue.send();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(queue.read()).toMatchObject([{ state: "placed", tries: 3 }]);
  });

  it("keeps waiting while the server is still at the first try, is down or wants a pause", async () => {
    says = [
      noAnswer,
      failure(409, "idempotency_running"),
      failure(502, "bad_gateway"),
      failure(503, "unavailable"),
      failure(500, "internal_error"),
      failure(429, "too_many_requests"),
    ];
    const queue = openQueue();
    await queue.place(wanted);
    for (let time = 0; time < 5; time++) {
      await queue.send();
      expect(queue.read()).toMatchObject([{ state: "waiting" }]);
    }
  });

  it("keeps waiting behind a gateway without an answer, also where staff look on", async () => {
    says = [failure(502, "bad_gateway")];
    expect((await openQueue().place(wanted)).order.state).toBe("waiting");
  });

  it("gives two orders two keys", async () => {
    const queue = openQueue();
    await queue.place(wanted);
    await queue.place(wanted);
    expect(new Set(keys).size).toBe(2);
  });

  it("takes the key of an order that may have arrived although it failed", async () => {
    says = [failure(500, "internal_error")];
    const queue = openQueue();
    expect((await queue.place(wanted)).order.state).toBe("unsure");
    expect(listedOrders(await store.all(), now)).toEqual([]);
    await queue.place(wanted);
    expect(keys[1]).toBe(keys[0]);
  });

  it("tells why an order was refused and does not send it again", async () => {
    says = [failure(409, "items_limit_reached")];
    const queue = openQueue();
    expect((await queue.place(wanted)).order).toMatchObject({ state: "refused", refusal: "limit" });
    await queue.send();
    expect(keys).toHaveLength(1);
  });

  it("asks before sending an order that waited twelve hours", async () => {
    says = [noAnswer];
    const queue = openQueue();
    const { order } = await queue.place(wanted);
    now += 13 * HOUR;
    await queue.send();
    expect(keys).toHaveLength(1);
    expect(asksStaff(order, now)).toBe(true);
    await queue.confirm(order.key);
    expect(keys[1]).toBe(keys[0]);
    expect(queue.read()).toMatchObject([{ state: "placed" }]);
  });

  it("asks the server what became of an old order before staff or it are bothered again", async () => {
    says = [noAnswer];
    const queue = openQueue();
    const { order } = await queue.place(wanted);
    arrived.set(order.key, answer);
    now += 13 * HOUR;
    await queue.send();
    expect(keys).toHaveLength(1);
    expect(await store.all()).toMatchObject([{ state: "placed", answer }]);
  });

  it("keeps the key of an order that may have arrived for as long as the server does", async () => {
    says = [failure(500, "internal_error")];
    const queue = openQueue();
    await queue.place(wanted);
    now += 29 * 24 * HOUR;
    await queue.send();
    await queue.place(wanted);
    expect(keys[1]).toBe(keys[0]);
  });

  it("forgets an order that staff no longer want", async () => {
    says = [noAnswer];
    const queue = openQueue();
    const { order } = await queue.place(wanted);
    await queue.discard(order.key);
    await queue.send();
    expect(keys).toHaveLength(1);
    expect(await store.all()).toEqual([]);
  });

  it("shows what became of an order that staff confirmed a day later, a refusal until they have seen it [CODE-24]", async () => {
    says = [noAnswer, failure(409, "items_limit_reached"), noAnswer];
    const queue = openQueue();
    const refused = await queue.place(wanted);
    now += 23 * HOUR;
    await queue.confirm(refused.order.key);
    await queue.send();
    expect(listedOrders(await store.all(), now)).toMatchObject([
      { state: "refused", refusal: "limit" },
    ]);
    now += 24 * HOUR;
    await queue.send();
    expect(listedOrders(await store.all(), now)).toHaveLength(1);
    await queue.discard(refused.order.key);

    const late = await queue.place(wanted);
    now += 23 * HOUR;
    await queue.confirm(late.order.key);
    await queue.send();
    expect(listedOrders(await store.all(), now)).toMatchObject([{ state: "placed" }]);
    now += 24 * HOUR;
    await queue.send();
    expect(await store.all()).toEqual([]);
  });

  it("lists today's orders, newest first, and forgets yesterday's", async () => {
    const queue = openQueue();
    await queue.place(wanted);
    now += HOUR;
    await queue.place({ ...wanted, code: "0012" });
    expect(listedOrders(await store.all(), now).map((order) => order.code)).toEqual([
      "0012",
      "7430",
    ]);
    now += 24 * HOUR;
    await queue.send();
    expect(await store.all()).toEqual([]);
  });
});

it("waits longer after each try, up to two minutes", () => {
  expect([1, 2, 3, 4, 9].map(retryDelayMs)).toEqual([5000, 15_000, 45_000, 120_000, 120_000]);
});
