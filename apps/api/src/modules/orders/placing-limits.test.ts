import type { AvailableDate } from "@waslijn/contract/customer/times";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../scripts/test/postgres.ts";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import {
  bearer,
  bookedIn,
  consumerOrder,
  countRows,
  guest,
  wizardOrder,
} from "../../../test/order-fixtures.ts";
import { openPostgresNode, type PostgresNode } from "../../../test/postgres-node.ts";
import { addUser } from "../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { COMPANY, RETAIL_CODE } from "../../../test/valid-requests.ts";
import type { Bearer } from "../../http/principal.ts";
import { firstWindow } from "../catalogue/times/list-times.ts";
import { cancelOrder } from "./life/cancel-order.ts";
import { changeWindows } from "./life/change-windows.ts";
import type { OrderRow } from "./orders-repository.ts";
import { deviceSubject, rememberDevice } from "../../http/limits/known-devices.ts";

const DAY = 86_400;
const OFFICE = "192.0.2.10";

type Placement = { as?: Bearer; device?: string; from?: string };

async function place(
  it: Pick<TestApp, "app" | "deps">,
  payload: object = consumerOrder(),
  { as = guest(), device = randomUUID(), from = OFFICE }: Placement = {},
  path = "/orders",
) {
  const answer = await it.app.inject({
    method: "POST",
    url: `/api${path}`,
    remoteAddress: from,
    payload,
    headers: { authorization: await bearer(it, as), "x-device-web-id": device },
  });
  const { id, type, extra } = answer.json<{
    id?: string;
    type?: string;
    extra?: { retryAfter?: number };
  }>();
  return { status: answer.statusCode, id, type, retryAfter: extra?.retryAfter };
}

const company = (): Bearer => ({
  kind: "company",
  sessionId: randomUUID(),
  device: "a-device",
  companyId: COMPANY,
});
const tally = (answers: { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;
const times = <T>(count: number, make: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => make(turn)));

describe.each(DATABASE_KINDS)("what one source may place, on %s", (kind) => {
  const clock = new MovableClock();
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind, { clock, settings: { RATE_LIMITS: "on" } });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    for (const table of ["rate_limits", "daily_counts", "known_devices"] as const) {
      await it.deps.db.deleteFrom(table).execute();
    }
    await it.deps.db.updateTable("slots").set({ booked: 0 }).execute();
    await setCapacity(1000);
  });

  const setCapacity = (capacity: number) =>
    it.deps.db.updateTable("hub_windows").set({ capacity }).execute();
  /** A device that placed an order the day before. */
  const returning = async (): Promise<string> => {
    const device = randomUUID();
    const subject = deviceSubject(it.deps, device);
    await rememberDevice(it.deps, [subject]);
    await it.deps.db
      .updateTable("known_devices")
      .set({ since: new Date(clock.now().getTime() - DAY * 1000) })
      .where("subject", "=", subject)
      .execute();
    return device;
  };

  test("a guest's session places one order, and is told when to come back", async () => {
    const as = guest();
    const answers = await times(6, () => place(it, consumerOrder(), { as }));
    expect([tally(answers, 201), tally(answers, 429)]).toEqual([1, 5]);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      type: "too_many_requests",
      retryAfter: expect.any(Number),
    });
  });

  test("newcomers of one network share sixty orders an hour, of all at once no more", async () => {
    const answers = await times(90, () => place(it));
    expect([tally(answers, 201), tally(answers, 429)]).toEqual([60, 30]);
    expect((await place(it, consumerOrder(), { from: "192.0.2.11" })).status).toBe(201);
    clock.forward(3900);
    expect((await place(it)).status).toBe(201);
  });

  test("who rents a /48 has no more than who has one address", async () => {
    const answers = await times(90, (turn) =>
      place(it, consumerOrder(), { from: `2001:db8:7:${turn.toString(16)}::1` }),
    );
    expect(tally(answers, 201)).toBe(60);
    const household = await times(12, () =>
      place(it, consumerOrder(), { from: "2001:db8:8:1::1" }),
    );
    expect(tally(household, 201)).toBe(10);
  });

  test("a returning device and an old account are not cut off by their neighbours", async () => {
    await times(61, () => place(it));
    expect((await place(it)).status).toBe(429);
    const device = await returning();
    expect((await place(it, consumerOrder(), { device })).status).toBe(201);
    const userId = await addUser(it, `oud-${randomUUID()}@example.nl`);
    const as: Bearer = { kind: "user", sessionId: randomUUID(), device: "a-device", userId };
    expect((await place(it, consumerOrder(), { as })).status).toBe(429);
    await it.deps.db
      .updateTable("users")
      .set({ created_at: new Date(clock.now().getTime() - DAY * 1000) })
      .where("id", "=", userId)
      .execute();
    expect((await place(it, consumerOrder(), { as })).status).toBe(201);
  });

  test("a newcomer whose neighbours used up the hour gets through a minute later, as long as half as many did", async () => {
    const refused = await times(110, async () => {
      const device = randomUUID();
      return { device, ...(await place(it, consumerOrder(), { device })) };
    });
    const waiting = refused.filter(({ status }) => status === 429);
    expect(waiting.map(({ retryAfter }) => retryAfter)).toEqual(Array(50).fill(60));
    clock.forward(59);
    const [early] = waiting;
    expect(await place(it, consumerOrder(), { device: early?.device ?? "" })).toMatchObject({
      status: 429,
      retryAfter: 1,
    });
    clock.forward(1);
    expect(await place(it)).toMatchObject({ status: 429, retryAfter: 60 });
    const back = await Promise.all(
      waiting.map(({ device }) => place(it, consumerOrder(), { device })),
    );
    expect([tally(back, 201), tally(back, 429)]).toEqual([30, 20]);
  });

  test("an order makes a device known, but not on the same day", async () => {
    const device = randomUUID();
    expect((await place(it, consumerOrder(), { device })).status).toBe(201);
    await times(61, () => place(it));
    expect((await place(it, consumerOrder(), { device })).status).toBe(429);
    await it.deps.db
      .updateTable("known_devices")
      .set({ since: new Date(clock.now().getTime() - DAY * 1000) })
      .execute();
    expect((await place(it, consumerOrder(), { device })).status).toBe(201);
  });

  test("a device has its own end: three orders a day when new, ten when known, an account ten", async () => {
    const fresh = await times(5, () => place(it, consumerOrder(), { device: "new-device-1" }));
    expect(tally(fresh, 201)).toBe(3);
    const refused = fresh.find(({ status }) => status === 429);
    expect(refused?.retryAfter).toBeGreaterThan(0);
    expect(refused?.retryAfter).toBeLessThanOrEqual(DAY);
    const device = await returning();
    const known = await times(12, () => place(it, consumerOrder(), { device }));
    expect(tally(known, 201)).toBe(10);
    const userId = await addUser(it, `vast-${randomUUID()}@example.nl`);
    const as: Bearer = { kind: "user", sessionId: randomUUID(), device: "a-device", userId };
    const own = await times(12, async () =>
      place(it, consumerOrder(), { as, device: await returning() }),
    );
    expect(tally(own, 201)).toBe(10);
  });

  test("one recipient gets five confirmations a day, whoever orders, with an account or without", async () => {
    for (const email of ["wie-dan-ook@example.nl", "demo@waslijn.example"]) {
      const answers = await times(9, (turn) =>
        place(it, consumerOrder({ user: { email } }), { from: `198.51.100.${turn}` }),
      );
      expect([tally(answers, 201), tally(answers, 429)]).toEqual([5, 4]);
    }
  });

  test("fifty newcomers in an hour behind one address each get the first window they are offered [TIME-13]", async () => {
    await setCapacity(12);
    const { postalCode } = consumerOrder().order.pickupLocation;
    const firstOf = async (url: string, authorization: string, pickupDate?: string) => {
      const answer = await it.app.inject({
        url: `/api/times/${url}`,
        remoteAddress: OFFICE,
        query: { postalCode, isNew: "0", ...(pickupDate && { pickupDate }) },
        headers: { authorization },
      });
      const window = firstWindow(answer.json<AvailableDate[]>());
      if (!window) throw new Error(answer.body);
      return `${window.date}T${window.time}:00`;
    };
    const answers: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      clock.forward(70);
      const as = guest();
      const authorization = await bearer(it, as);
      const pickup = await firstOf("pickups", authorization);
      const delivery = await firstOf("deliveries", authorization, pickup);
      const order = { pickupTime: `${pickup}+01:00`, deliveryTime: `${delivery}+01:00` };
      answers.push((await place(it, consumerOrder({ order }), { as })).status);
    }
    expect(answers).toEqual(Array(50).fill(201));
  });

  test("newcomers of one network hold a quarter of a window; the rest is taken to them alone", async () => {
    await setCapacity(12);
    const answers = await times(12, () => place(it));
    expect(tally(answers, 201)).toBe(3);
    expect(answers.find(({ status }) => status === 409)?.type).toBe("slot_taken");
    expect(await bookedIn(it, "pickup", "2026-11-17", "08:00")).toBe(3);
    expect((await place(it, consumerOrder(), { device: await returning() })).status).toBe(201);
    expect((await place(it, consumerOrder(), { from: "192.0.2.77" })).status).toBe(201);
  });

  test("a share of a window comes back with a cancelled order, and goes along with a changed one", async () => {
    await setCapacity(8);
    const orders = await times(3, () => place(it));
    expect([tally(orders, 201), tally(orders, 409)]).toEqual([2, 1]);
    const [cancelled, moved] = await it.deps.db
      .selectFrom("orders")
      .selectAll()
      .where(
        "id",
        "in",
        orders.flatMap(({ id }) => id ?? []),
      )
      .execute();
    if (!cancelled || !moved) throw new Error("no orders");
    const act = (order: OrderRow) => ({ order, version: 1, actor: { kind: "customer" as const } });
    await cancelOrder(it.deps, act(cancelled));
    const again = await times(2, () => place(it));
    expect([tally(again, 201), tally(again, 409)]).toEqual([1, 1]);
    const at = (pickup: string, delivery: string) => ({
      pickupTime: `2026-11-17T${pickup}:00+01:00`,
      deliveryTime: `2026-11-20T${delivery}:00+01:00`,
    });
    const later = () => place(it, consumerOrder({ order: at("10:00", "08:00") }));
    expect(tally(await times(2, later), 201)).toBe(2);
    await expect(changeWindows(it.deps, act(moved), at("10:00", "12:00"))).rejects.toMatchObject({
      type: "slot_taken",
    });
    await changeWindows(it.deps, act(moved), at("12:00", "12:00"));
    const into = consumerOrder({ order: at("08:00", "10:00") });
    expect((await place(it, into)).status).toBe(201);
  });

  test("visitors leave a company most of its day, and its returning devices all of it", async () => {
    const order = (placement: Placement) => place(it, wizardOrder("re-use"), placement);
    await it.deps.db.updateTable("companies").set({ daily_limit: 6 }).execute();
    const strangers = await times(6, () => order({ as: company() }));
    expect([tally(strangers, 201), tally(strangers, 429)]).toEqual([2, 4]);
    const own = await times(6, async () => order({ as: company(), device: await returning() }));
    expect(tally(own, 201)).toBe(3);
  });

  test("drop-offs with one code fill no window: a stranger has a quarter of the day, a counter all of it", async () => {
    await setCapacity(12);
    await it.deps.db.updateTable("service_points").set({ daily_limit: 30 }).execute();
    const dropOff = (placement: Placement) =>
      place(it, { code: RETAIL_CODE }, placement, "/orders/retail/no-terminal");
    const strangers = await times(20, () => dropOff({}));
    expect([tally(strangers, 201), tally(strangers, 429)]).toEqual([8, 12]);
    const device = await returning();
    const counter = await times(24, () => dropOff({ device, from: "203.0.113.4" }));
    expect(tally(counter, 201)).toBe(22);
    const slots = await it.deps.db.selectFrom("slots").select("booked").execute();
    expect(Math.max(...slots.map(({ booked }) => booked))).toBeLessThanOrEqual(6);
  });

  test("a refused order counts for nobody", async () => {
    const as = guest();
    const device = "refused-device";
    const order = consumerOrder();
    await setCapacity(0);
    expect((await place(it, order, { as, device })).status).toBe(409);
    await setCapacity(1);
    expect((await place(it, consumerOrder(), { device })).status).toBe(201);
    expect((await place(it, order, { as, device })).type).toBe("slot_taken");
    await setCapacity(1000);
    expect((await place(it, order, { as, device })).status).toBe(201);
  });
});

describe("two nodes on one database", () => {
  let nodes: PostgresNode[] = [];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = () => database.drop();
    const settings = { RATE_LIMITS: "on" };
    nodes = [
      await openPostgresNode(database.url, { settings }),
      await openPostgresNode(database.url, { settings }),
    ];
    await nodes[0]?.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    await drop();
  });

  test("share every limit: of 100 orders at once from one network sixty are placed", async () => {
    const answers = await times(100, async (turn) => {
      const node = nodes[turn % 2];
      if (!node) throw new Error("no node");
      return place(node);
    });
    expect([tally(answers, 201), tally(answers, 429)]).toEqual([60, 40]);
    const [node] = nodes;
    expect(node && (await countRows(node, "orders"))).toBe(60);
    const rows = await node?.deps.db.selectFrom("rate_limits").selectAll().execute();
    expect(rows?.every(({ hits }) => hits <= 100)).toBe(true);
  });
});
