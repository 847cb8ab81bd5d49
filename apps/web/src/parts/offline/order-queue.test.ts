import { beforeEach, describe, expect, it } from "vitest";
import type { CodeOrderPlaced } from "@waslijn/contract/customer/orders";
import { ApiFailure } from "@waslijn/api-client/api-failure.ts";
import { listedOrders, needsAsking, retryDelayMs, type DeviceOrder } from "./device-order.ts";
import { OrderQueue } from "./order-queue.ts";
import { memoryStore, type OrderStore } from "./order-store.ts";
import { leaseIn } from "./lock-order.ts";

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
  let store: OrderStore;
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
  const queueOn = (device: OrderStore, sender = send) =>
    new OrderQueue({
      store: device,
      lockOrder: leaseIn(device, () => now),
      send: sender,
      find,
      now: () => now,
    });
  beforeEach(() => {
    now = Date.parse("2026-11-16T09:00:00+01:00");
    store = memoryStore();
    says = [];
    keys = [];
    arrived = new Map();
  });

  it("keeps the answer of a placed order", async () => {
    const queue = queueOn(store);
    expect((await queue.place(wanted)).order).toMatchObject({ state: "placed", answer });
    expect(await store.orders()).toHaveLength(1);
  });

  it("stores an order before it sends it", async () => {
    let storedFirst: DeviceOrder[] = [];
    const queue = queueOn(store, async (order) => {
      storedFirst = await store.orders();
      return send(order);
    });
    await queue.place(wanted);
    expect(storedFirst).toMatchObject([{ code: "7430", state: "waiting" }]);
  });

  it("sends an order without answer again under the same key", async () => {
    says = [noAnswer, noAnswer];
    const queue = queueOn(store);
    expect((await queue.place(wanted)).order.state).toBe("waiting");
    await queue.sendWaiting();
    await queue.sendWaiting();
    await queue.sendWaiting();
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(queue.seen.read().orders).toMatchObject([{ state: "placed", tries: 3 }]);
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
    const queue = queueOn(store);
    await queue.place(wanted);
    for (let time = 0; time < 5; time++) {
      await queue.sendWaiting();
      expect(queue.seen.read().orders).toMatchObject([{ state: "waiting" }]);
    }
  });

  it("keeps waiting behind a gateway without an answer, also where staff look on", async () => {
    says = [failure(502, "bad_gateway")];
    expect((await queueOn(store).place(wanted)).order.state).toBe("waiting");
  });

  it("gives two orders two keys", async () => {
    const queue = queueOn(store);
    await queue.place(wanted);
    await queue.place(wanted);
    expect(new Set(keys).size).toBe(2);
  });

  it("takes the key of an order that may have arrived although it failed", async () => {
    says = [failure(500, "internal_error")];
    const queue = queueOn(store);
    expect((await queue.place(wanted)).order.state).toBe("unsure");
    expect(listedOrders(await store.orders(), now)).toEqual([]);
    await queue.place(wanted);
    expect(keys[1]).toBe(keys[0]);
  });

  it("tells why an order was refused and does not send it again", async () => {
    says = [failure(409, "items_limit_reached")];
    const queue = queueOn(store);
    expect((await queue.place(wanted)).order).toMatchObject({ state: "refused", refusal: "limit" });
    await queue.sendWaiting();
    expect(keys).toHaveLength(1);
  });

  it("lets only one of two tabs send an order, also without Web Locks", async () => {
    says = [noAnswer];
    await queueOn(store).place(wanted);
    await Promise.all([queueOn(store).sendWaiting(), queueOn(store).sendWaiting()]);
    expect(keys).toHaveLength(2);
  });

  it("sends an order that a closed tab left behind once its hold is over", async () => {
    let leave: (() => void) | undefined;
    const stuck = queueOn(
      store,
      () => new Promise((_, reject) => (leave = () => reject(noAnswer))),
    );
    void stuck.place(wanted);
    while (!leave) await Promise.resolve();
    await queueOn(store).sendWaiting();
    expect(keys).toHaveLength(0);
    now += 60_000;
    await queueOn(store).sendWaiting();
    expect(keys).toHaveLength(1);
  });

  it("asks before sending an order that waited twelve hours", async () => {
    says = [noAnswer];
    const queue = queueOn(store);
    const { order } = await queue.place(wanted);
    now += 13 * HOUR;
    await queue.sendWaiting();
    expect(keys).toHaveLength(1);
    expect(needsAsking(order, now)).toBe(true);
    await queue.confirm(order.key);
    expect(keys[1]).toBe(keys[0]);
    expect(queue.seen.read().orders).toMatchObject([{ state: "placed" }]);
  });

  it("asks the server what became of an old order before staff or it are bothered again", async () => {
    says = [noAnswer];
    const queue = queueOn(store);
    const { order } = await queue.place(wanted);
    arrived.set(order.key, answer);
    now += 13 * HOUR;
    await queue.sendWaiting();
    expect(keys).toHaveLength(1);
    expect(await store.orders()).toMatchObject([{ state: "placed", answer }]);
  });

  it("asks the server once more before an old order that staff still want is sent again", async () => {
    says = [noAnswer];
    const queue = queueOn(store);
    const { order } = await queue.place(wanted);
    now += 13 * HOUR;
    arrived.set(order.key, noAnswer);
    await queue.confirm(order.key);
    expect(keys).toHaveLength(1);
    arrived.set(order.key, answer);
    await queue.confirm(order.key);
    expect(keys).toHaveLength(1);
    expect(await store.orders()).toMatchObject([{ state: "placed", answer }]);
  });

  it("keeps the key of an order that may have arrived for as long as the server does", async () => {
    says = [failure(500, "internal_error")];
    const queue = queueOn(store);
    await queue.place(wanted);
    now += 29 * 24 * HOUR;
    await queue.sendWaiting();
    await queue.place(wanted);
    expect(keys[1]).toBe(keys[0]);
  });

  it("says so when the device does not keep an order, and sends it all the same", async () => {
    says = [noAnswer];
    const trouble = "full";
    const queue = queueOn({ ...store, trouble: () => trouble });
    await queue.place(wanted);
    expect(queue.seen.read()).toMatchObject({ trouble, orders: [{ state: "waiting" }] });
  });

  it("forgets an order that staff no longer want", async () => {
    says = [noAnswer];
    const queue = queueOn(store);
    const { order } = await queue.place(wanted);
    await queue.discard(order.key);
    await queue.sendWaiting();
    expect(keys).toHaveLength(1);
    expect(await store.orders()).toEqual([]);
  });

  it("lists today's orders, newest first, and forgets yesterday's", async () => {
    const queue = queueOn(store);
    await queue.place(wanted);
    now += HOUR;
    await queue.place({ ...wanted, code: "0012" });
    expect(listedOrders(await store.orders(), now).map((order) => order.code)).toEqual([
      "0012",
      "7430",
    ]);
    now += 24 * HOUR;
    await queue.sendWaiting();
    expect(await store.orders()).toEqual([]);
  });
});

it("waits longer after each try, up to two minutes", () => {
  expect([1, 2, 3, 4, 9].map(retryDelayMs)).toEqual([5000, 15_000, 45_000, 120_000, 120_000]);
});
