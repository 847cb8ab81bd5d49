import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { bookedIn, consumerOrder, countRows, post } from "../../../test/order-fixtures.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder } from "../../../test/order-life.ts";
import { SIX_KILOS } from "../../../test/pay.ts";
import { addUser, TEST_DEVICE, userTokens } from "../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import type { Db } from "../../db/client.ts";
import type { WorkDeps } from "../../work.ts";
import { addSubscription } from "../messages/webhooks/change-subscription.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { deliver, markReady, missStop, pickUp } from "../orders/life/handle-order.ts";
import { findOrderer } from "../orders/orderer.ts";
import { arrangeOrder } from "../orders/place-order.ts";
import { placeOnce } from "../orders/place-once.ts";
import { revokeSession } from "../accounts/sessions-repository.ts";
import { confirmUser } from "../accounts/users-repository.ts";
import { eraseCustomer, type EraseInput } from "./erase-customer.ts";

const EMAIL = "anna@example.nl";

const NOBODY = { device: null, lookUpPromo: async () => undefined };

describe.each(DATABASE_KINDS)("erasing a person on %s", (kind) => {
  let it: TestApp;
  let userId: string;
  const clock = new MovableClock();
  beforeEach(async () => {
    clock.set(TEST_NOW);
    it = await openTestApp(kind, { clock });
    userId = await addUser(it, EMAIL);
  });
  afterEach(() => it.close());

  const erase = (more: Partial<EraseInput> = {}) => {
    const work = {
      ...it.deps,
      database: it.database,
      who: "test",
      progress: () => undefined,
    };
    return eraseCustomer(work satisfies WorkDeps, { email: EMAIL, ...more });
  };
  const user = () =>
    it.deps.db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  const asUser = (sessionId: string = randomUUID()) =>
    ({ kind: "user", userId, sessionId, device: TEST_DEVICE }) as const;
  /** Places an order of the account; `meanwhile` runs after the account was read and before the booking. */
  const place = (meanwhile: () => Promise<unknown>, sessionId?: string, db: Db = it.deps.db) => {
    const deps = { ...it.deps, db };
    const body = consumerOrder();
    return placeOnce(deps, undefined, async (calendars) => {
      const orderer = await findOrderer(deps, asUser(sessionId), body, "nl");
      const arranged = await arrangeOrder(deps, calendars, body, orderer, NOBODY);
      await meanwhile();
      return arranged;
    });
  };

  test("an order under way neither refills the account nor names the person", async () => {
    await it.deps.db
      .updateTable("users")
      .set({ full_name: "", phone: "" })
      .where("id", "=", userId)
      .execute();
    await expect(place(() => erase())).rejects.toMatchObject({ type: "unauthorized" });
    expect(await user()).toMatchObject({ full_name: "", phone: "", has_bag: null });
    expect(await countRows(it, "orders")).toBe(0);
    const homes = it.deps.db.selectFrom("user_locations").where("user_id", "=", userId);
    expect(await homes.selectAll().execute()).toEqual([]);
  });

  test("an order of a session that was ended meanwhile is refused too", async () => {
    await userTokens(it, EMAIL);
    const { id } = await it.deps.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const end = () => revokeSession(it.deps.db, id, it.deps.clock.now());
    await expect(place(end, id)).rejects.toMatchObject({ type: "unauthorized" });
    await expect(place(() => Promise.resolve())).resolves.toMatchObject({ status: "placed" });
  });

  test("waits for an order under way of a confirmed account, whatever is said of it", async () => {
    await confirmUser(it.deps.db, userId, it.deps.clock.now());
    await place(() => Promise.resolve());
    await expect(erase({ notTheirs: true })).rejects.toMatchObject({
      refusal: { code: "order_under_way", until: "2026-11-19" },
    });
    expect(await user()).toMatchObject({ email: EMAIL });
  });

  test("waits for laundry that is with us, however late it is brought back [PERSON-02]", async () => {
    await confirmUser(it.deps.db, userId, clock.now());
    await place(() => Promise.resolve());
    const { id } = await it.deps.db.selectFrom("orders").select("id").executeTakeFirstOrThrow();
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", id), SIX_KILOS);
    await markReady(it.deps, await by(it, "staff", id));
    clock.set("2026-11-23T09:00:00+01:00");
    await expect(erase({ notTheirs: true })).rejects.toMatchObject({
      refusal: { code: "order_under_way", until: null },
    });
    await deliver(it.deps, await by(it, "driver", id));
    await expect(erase()).resolves.toMatchObject({ orders: 1, cancelled: 0 });
  });

  test("cancels an order that still waits for a new pickup [PERSON-02]", async () => {
    const { id } = await placeOrder(it, { user: { email: EMAIL } });
    clock.set("2026-11-17T11:00:00+01:00");
    const miss = { kind: "pickup", reason: "nobody-home", calls: 1 } as const;
    await missStop(it.deps, await by(it, "driver", id), miss);
    clock.set("2026-11-23T09:00:00+01:00");
    await expect(erase({ notTheirs: true })).resolves.toMatchObject({ cancelled: 1 });
  });

  test("receivers of webhooks still hear of an order that erasing cancels [OPEN-01]", async () => {
    const receiver = { url: "https://receiver.example/hook", events: ["order.cancelled" as const] };
    await addSubscription(it.deps, "test", receiver);
    await placeOrder(it, { user: { email: EMAIL } });
    await expect(erase()).resolves.toMatchObject({ cancelled: 1 });
    const queued = await it.deps.db.selectFrom("outbox").select(["channel", "kind"]).execute();
    expect(queued).toEqual([{ channel: "webhook", kind: "order.cancelled" }]);
  });

  test("is not held up by orders that anyone may have placed: they are cancelled and free their windows", async () => {
    await place(() => Promise.resolve());
    await post(it, "/orders", consumerOrder({ user: { email: EMAIL.toUpperCase() } }));
    expect(await bookedIn(it, "pickup", "2026-11-17", "08:00")).toBe(2);
    await post(it, "/orders", consumerOrder());
    await expect(erase()).resolves.toMatchObject({ orders: 2, cancelled: 2 });
    expect(await bookedIn(it, "pickup", "2026-11-17", "08:00")).toBe(1);
    expect(await bookedIn(it, "delivery", "2026-11-19", "08:00")).toBe(1);
    const statuses = await it.deps.db.selectFrom("orders").select("status").execute();
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([
      "cancelled",
      "cancelled",
      "placed",
    ]);
  });
});

test("of an order and an erasure at once the erasure waits and sees the order", async () => {
  const it = await openTestApp("PostgreSQL");
  const { db, clock } = it.deps;
  const userId = await addUser(it, EMAIL);
  await confirmUser(db, userId, clock.now());
  const body = consumerOrder();
  const work = {
    ...it.deps,
    database: it.database,
    who: "test",
    progress: () => undefined,
  };
  let erasing: Promise<unknown> | undefined;
  await db.transaction().execute(async (placing) => {
    const deps = { ...it.deps, db: placing };
    await placeOnce(deps, undefined, async (calendars) => {
      const principal = { kind: "user", userId, sessionId: randomUUID(), device: "d" } as const;
      const orderer = await findOrderer(deps, principal, body, "nl");
      return arrangeOrder(deps, calendars, body, orderer, NOBODY);
    });
    erasing = eraseCustomer(work, { email: EMAIL });
    erasing.catch(() => undefined);
    await waitForLock(db);
  });
  await expect(erasing).rejects.toMatchObject({ refusal: { code: "order_under_way" } });
  await it.close();
});

async function waitForLock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
