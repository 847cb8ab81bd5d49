import { sql } from "kysely";
import type { MyOrders } from "@waslijn/contract/customer/my-order";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { MovableClock } from "../../../../test/movable-clock.ts";
import { consumerOrder } from "../../../../test/order-fixtures.ts";
import { placeOrder } from "../../../../test/order-life.ts";
import { payWhole, sentBill, SIX_KILOS_CENTS, useFakePayments } from "../../../../test/pay.ts";
import { addUser, bearer, userTokens } from "../../../../test/sessions.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { makeRoom } from "../../../../test/valid-requests.ts";

const EMAIL = "anna@example.nl";

describe.each(DATABASE_KINDS)("my orders on %s", (kind) => {
  let it: TestApp;
  let userId: string;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await makeRoom(it);
    userId = await addUser(it, EMAIL);
  });
  afterAll(() => it.close());

  const confirm = (at: Date | null) =>
    it.deps.db.updateTable("users").set({ confirmed_at: at }).where("id", "=", userId).execute();
  const placeAsUser = async (): Promise<string> => {
    const headers = bearer(await userTokens(it, EMAIL));
    const answer = await it.app.inject({
      method: "POST",
      url: "/api/orders",
      payload: consumerOrder(),
      headers,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().number;
  };
  const list = async (before?: string) => {
    const headers = bearer(await userTokens(it, EMAIL));
    const answer = await it.app.inject({
      url: "/api/orders/mine",
      headers,
      ...(before && { query: { before } }),
    });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };
  const listAll = async (): Promise<MyOrders["orders"]> => {
    const orders: MyOrders["orders"] = [];
    let before: string | undefined;
    do {
      const page: MyOrders = await list(before);
      orders.push(...page.orders);
      before = page.next ?? undefined;
    } while (before);
    return orders;
  };
  const numbers = (page: { orders: { number: string }[] }) =>
    page.orders.map(({ number }) => number);

  test("show one's own, newest first, with the way to each, and a guest's only once the e-mail is confirmed [MINE-11]", async () => {
    const own = await placeAsUser();
    clock.forward(60);
    const guest = await placeOrder(it, { user: { email: EMAIL.toUpperCase() } });
    await placeOrder(it, { user: { email: "iemand-anders@example.nl" } });

    await confirm(null);
    expect(numbers(await list())).toEqual([own]);
    await confirm(clock.now());
    const page = await list();
    expect(numbers(page)).toEqual([guest.number, own]);
    expect(page.orders[0].link).toMatch(new RegExp(`/orders/${guest.token}$`));
    expect(page.next).toBeNull();
  });

  test("come in pages that leave nothing out and show nothing twice [MINE-11]", async () => {
    for (let turn = 0; turn < 24; turn++) {
      if (turn % 3 === 0) clock.forward(1);
      await placeAsUser();
    }
    const seen = numbers({ orders: await listAll() });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(26);
  });

  test("one that is not paid tells how much and where, until it is paid [MINE-11] [PAY-06]", async () => {
    const payments = useFakePayments(it);
    const sent = await sentBill(it);
    const { db } = it.deps;
    await db.updateTable("orders").set({ user_id: userId }).where("id", "=", sent.id).execute();
    const toPay = async () => (await listAll()).find(({ number }) => number === sent.number)?.toPay;
    expect(await toPay()).toEqual({ cents: SIX_KILOS_CENTS, path: `/nl/pay/${sent.code}` });
    await payWhole(it, payments, sent);
    expect(await toPay()).toBeNull();
  });

  test("one whose day was closed since is not promised any more [MINE-11] [SHOP-01]", async () => {
    const number = await placeAsUser();
    const find = async () => (await listAll()).find((order) => order.number === number);
    const before = await find();
    expect(before?.gone).toEqual([]);
    const date = before?.pickup.date ?? "";
    await it.deps.db.transaction().execute(async (db) => {
      const closure = { hub_id: "haarlem", date, reason: "verbouwing" };
      await db.insertInto("hub_closures").values(closure).execute();
      await sql`UPDATE revisions SET revision = revision + 1 WHERE name = 'catalogue'`.execute(db);
    });
    expect((await find())?.gone).toEqual(["pickup"]);
  });
});
