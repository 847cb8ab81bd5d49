import { afterEach, expect, test } from "vitest";
import { by, change, placeOrder } from "../../../test/order-life.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { followers, type Live } from "../../db/live.ts";
import type { EventStream } from "../../http/event-stream.ts";
import { mayStillCall } from "../../http/staff-session.ts";
import { pickUp } from "../orders/life/handle-order.ts";
import { followChanges, type Following } from "./follow-changes.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

type StreamEvent = { event: string; data: object; id: number };

/** A client of the event stream that reads one event at a time. */
function follow(it: TestApp, following: Partial<Following> = {}, live: Live = it.deps.live) {
  const received: StreamEvent[] = [];
  const waiting: ((one: StreamEvent) => void)[] = [];
  const enders: (() => void)[] = [];
  let isEnded = false;
  const stream: EventStream = {
    send(event, data, id) {
      const next = waiting.shift();
      if (next) next({ event, data, id });
      else received.push({ event, data, id });
    },
    onEnd: (listener) => enders.push(listener),
    end() {
      isEnded = true;
      for (const listener of enders) listener();
    },
  };
  followChanges({ db: it.deps.db, live }, stream, {
    since: undefined,
    mayStay: async () => true,
    beatMs: 3_600_000,
    ...following,
  });
  open.push({ close: async () => stream.end() });
  return {
    next: (): Promise<StreamEvent> =>
      new Promise((resolve) => {
        const first = received.shift();
        if (first) resolve(first);
        else waiting.push(resolve);
      }),
    isEnded: () => isEnded,
  };
}

const LATER = { version: 1, deliveryTime: "2026-11-20T10:00:00+01:00" };
const DEAF: Live = {
  announce: () => undefined,
  follow: () => () => undefined,
  close: async () => undefined,
};

async function opened(): Promise<TestApp> {
  const it = await openTestApp("PGlite");
  open.push(it);
  return it;
}

const eventOf = async (it: TestApp, number: string): Promise<number> => {
  const orders = it.deps.db.selectFrom("orders").select("last_event");
  return (await orders.where("number", "=", number).executeTakeFirstOrThrow()).last_event;
};

test("a desk is told which order is new and which changed, with the number of its event [DESK-06]", async () => {
  const it = await opened();
  const line = follow(it);
  expect(await line.next()).toMatchObject({ event: "beat" });
  const order = await placeOrder(it);
  const placed = await line.next();
  expect(placed).toMatchObject({ event: "order", data: { number: order.number } });
  await change(it, order, LATER);
  const event = await eventOf(it, order.number);
  expect(event).toBeGreaterThan(placed.id);
  expect(await line.next()).toEqual({
    event: "order",
    data: { number: order.number, event },
    id: event,
  });
});

test("a desk that lost its line catches up by the number of the event it heard last [DESK-06]", async () => {
  const it = await opened();
  const [one, other] = [await placeOrder(it), await placeOrder(it)];
  const heard = await eventOf(it, other.number);
  await pickUp(it.deps, await by(it, "driver", one.id), { bags: 1 });
  const line = follow(it, { since: heard });
  const numbers: unknown[] = [];
  for (;;) {
    const event = await line.next();
    if (event.event === "beat") break;
    numbers.push((event.data as { number: string }).number);
  }
  // Events close to the last one seen may be repeated; later ones must arrive.
  expect(numbers.at(-1)).toBe(one.number);
});

test("a change that no announcement brought is found at the next beat [DESK-06]", async () => {
  const it = await opened();
  const line = follow(it, { beatMs: 20 }, DEAF);
  await line.next();
  const order = await placeOrder(it);
  for (;;) {
    const event = await line.next();
    if (event.event !== "order") continue;
    expect(event.data).toMatchObject({ number: order.number });
    return;
  }
});

test("after a time in which announcements may have been lost a desk reads everything anew, notes and runs too [DESK-06]", async () => {
  const it = await opened();
  const deaf = followers();
  const line = follow(it, {}, { ...DEAF, follow: deaf.add });
  await line.next();
  const { number } = await placeOrder(it);
  deaf.tell(undefined);
  const event = await eventOf(it, number);
  expect(await line.next()).toEqual({ event: "many", data: {}, id: event });
});

test("the line of somebody who was signed out ends [DESK-06]", async () => {
  const it = await opened();
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  const answer = await it.app.inject({
    url: "/api/console/live",
    headers,
    payloadAsStream: true,
  });
  expect(answer.headers).toMatchObject({ "content-type": "text/event-stream; charset=utf-8" });
  const first = await answer.stream().setEncoding("utf8")[Symbol.asyncIterator]().next();
  expect(first.value).toContain("retry");
  answer.stream().destroy();

  let mayStay = true;
  const line = follow(it, { beatMs: 20, mayStay: async () => mayStay });
  await line.next();
  mayStay = false;
  await expect.poll(() => line.isEnded()).toBe(true);
});

test("the line of a desk that becomes a driver ends [STAFF-01]", async () => {
  const it = await opened();
  const { db } = it.deps;
  const desk = await addStaff(it, "desk");
  await staffHeaders(it, desk);
  const { id } = await db.selectFrom("staff_sessions").select("id").executeTakeFirstOrThrow();
  const mayStay = () => mayStillCall(it.deps, id, "followDesk");
  const line = follow(it, { beatMs: 20, mayStay });
  expect(await line.next()).toMatchObject({ event: "beat" });
  expect(await line.next()).toMatchObject({ event: "beat" });
  await db.updateTable("staff").set({ role: "driver", hub_id: "haarlem" }).execute();
  await expect.poll(() => line.isEnded()).toBe(true);
});

test("the line of a session that rested too long ends, though nobody signed out [STAFF-03]", async () => {
  const clock = new MovableClock();
  const it = await openTestApp(undefined, { clock });
  open.push(it);
  await staffHeaders(it, await addStaff(it, "desk"));
  const { id } = await it.deps.db
    .selectFrom("staff_sessions")
    .select("id")
    .executeTakeFirstOrThrow();
  const mayStay = () => mayStillCall(it.deps, id, "followDesk");
  clock.forward(12 * 3600 - 60);
  expect(await mayStay()).toBe(true);
  clock.forward(60);
  expect(await mayStay()).toBe(false);
});

test("a session has a few lines at a time [DESK-06]", async () => {
  const it = await opened();
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  const line = async (as: object) => {
    const url = "/api/console/live";
    const answer = await it.app.inject({ url, headers: { ...as }, payloadAsStream: true });
    open.push({ close: async () => void answer.stream().destroy() });
    return answer.statusCode;
  };
  const statuses = [];
  for (let turn = 0; turn < 15; turn++) statuses.push(await line(headers));
  expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  expect(statuses.at(-1)).toBe(429);
  expect(await line(await staffHeaders(it, await addStaff(it, "desk")))).toBe(200);
});
