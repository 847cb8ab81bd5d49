import type { AgainOffer } from "@waslijn/contract/customer/my-order";
import { afterEach, beforeEach, expect, test } from "vitest";
import { consumerOrder, DELIVERY, PICKUP } from "../../../../test/order-fixtures.ts";
import { ask, by, placeOrder, rowOf, view, type PlacedOrder } from "../../../../test/order-life.ts";
import { sendMails } from "../../../../test/outbox.ts";
import { addConfirmedUser, userTokens, bearer } from "../../../../test/sessions.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../../test/test-app.ts";
import { eraseCustomer } from "../../privacy/erase-customer.ts";
import { replaceLink } from "../order-link.ts";

let it: TestApp;
let now: number;
beforeEach(async () => {
  now = Date.parse(TEST_NOW);
  const clock = { now: () => new Date(now) };
  it = await openTestApp("PostgreSQL", { clock, settings: { RATE_LIMITS: "on" } });
});
afterEach(() => it.close());

const MINUTE = 60_000;

/** An order that was cancelled: it has ended, and can be ordered again. */
async function ended(email = "noor@mail.example"): Promise<PlacedOrder> {
  const order = await placeOrder(it, { user: { email }, order: { notes: "Rode wijn" } });
  await ask(it, order, "cancel", { version: 1 });
  return order;
}

const post = (order: Pick<PlacedOrder, "token">, path: string, payload?: object) =>
  it.app.inject({
    method: "POST",
    url: `/api/orders/by-link/${order.token}/${path}`,
    headers: { "x-device-web-id": "a-known-device-1" },
    ...(payload && { payload }),
  });
const offer = async (order: Pick<PlacedOrder, "token">): Promise<AgainOffer> =>
  (await post(order, "again")).json();
const place = async (order: Pick<PlacedOrder, "token">, token: string, more: object = {}) => {
  const answer = await post(order, "again/order", {
    token,
    pickupTime: PICKUP,
    deliveryTime: DELIVERY,
    ...more,
  });
  return { ...answer.json(), status: answer.statusCode };
};
async function recipientsOf(number: string): Promise<string[]> {
  const mails = [...(await sendMails(it)), ...(await sendMails(it)), ...(await sendMails(it))];
  const about = mails.filter(({ text }) => text.includes(number));
  return [...new Set(about.map(({ to }) => to))];
}
const ordersOf = (email: string) =>
  it.deps.db
    .selectFrom("orders")
    .select(["id", "number", "user_id", "notes", "contact", "pickup_location", "services"])
    .where((row) => row.fn("jsonb_extract_path_text", ["contact", row.val("email")]), "=", email)
    .orderBy("number")
    .execute();

test("whoever has the link orders again without a login, for the same guest or account and to its address [MINE-15]", async () => {
  const order = await ended();
  const { token, trips, until } = await offer(order);
  expect(Date.parse(until) - now).toBe(30 * MINUTE);
  expect(trips[0]).toMatchObject({
    asBefore: true,
    pickup: { date: "2026-11-17", from: "08:00" },
    delivery: { date: "2026-11-19", from: "08:00" },
  });
  expect(trips).toHaveLength(3);

  const placed = await place(order, token);
  expect(placed).toMatchObject({ status: 201, link: expect.stringContaining("/orders/") });
  const [first, again] = await ordersOf("noor@mail.example");
  expect(again).toEqual({ ...first, id: placed.id, number: placed.number });
  expect(again?.user_id).not.toBeNull();
  expect(await recipientsOf(placed.number)).toEqual(["noor@mail.example"]);
});

test("an account that changed its address since has the mail there, and shows nothing new by the old link [MINE-15]", async () => {
  const order = await ended();
  const { user_id } = await rowOf(it, order.id);
  await it.deps.db
    .updateTable("users")
    .set({ email: "nieuw@mail.example", full_name: "Noor van Nieuw", phone: "+31612345678" })
    .where("id", "=", user_id)
    .execute();
  const placed = await place(order, (await offer(order)).token);
  expect(await recipientsOf(placed.number)).toEqual(["nieuw@mail.example"]);
  const shown = await view(it, { token: String(placed.link).split("/").at(-1) ?? "" });
  expect(shown.contact).toEqual((await view(it, order)).contact);
  const output = JSON.stringify([placed, shown, await offer(order)]);
  expect(output).not.toMatch(/nieuw@|van Nieuw|12345678|noor@mail/);
});

test("an account that has a bag by now is not charged for another one [MINE-15] [BILL-02]", async () => {
  const order = await ended();
  const { user_id } = await rowOf(it, order.id);
  const account = it.deps.db.updateTable("users").where("id", "=", user_id);
  await account.set({ has_bag: true }).execute();
  const placed = await place(order, (await offer(order)).token);
  expect(await rowOf(it, placed.id)).toMatchObject({ user_id, has_bag: true });
});

test("a token serves once: the same request is answered again, any other is refused [MINE-15]", async () => {
  const order = await ended();
  const { token } = await offer(order);
  const placed = await place(order, token);
  expect(await place(order, token)).toEqual(placed);
  const other = await place(order, token, { deliveryTime: "2026-11-20T10:00:00+01:00" });
  expect(other).toMatchObject({ status: 410, type: "order_again_expired" });
  now += 31 * MINUTE;
  expect(await place(order, token), "an answer that was lost is found after expiry too").toEqual(
    placed,
  );
  expect(await ordersOf("noor@mail.example")).toHaveLength(2);
});

test("ten requests at once with one token place one order [MINE-15]", async () => {
  const order = await ended();
  const { token } = await offer(order);
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(order, token)));
  const numbers = answers.flatMap(({ number }) => number ?? []);
  expect(new Set(numbers).size).toBe(1);
  expect(await ordersOf("noor@mail.example")).toHaveLength(2);
});

test("a token that expired, is another order's, or was made before the link was replaced, orders nothing [MINE-15]", async () => {
  const order = await ended();
  const other = await ended("ander@mail.example");
  const { token } = await offer(order);
  expect(await place(other, token)).toMatchObject({ status: 410, type: "order_again_expired" });
  expect(await place(order, token.replace(/^./, "9"))).toMatchObject({ status: 410 });
  now += 30 * MINUTE;
  expect(await place(order, token)).toMatchObject({ status: 410, type: "order_again_expired" });

  const fresh = await offer(order);
  await replaceLink(it.deps, await by(it, "staff", order.id));
  expect(await place(order, fresh.token)).toMatchObject({
    status: 404,
    type: "order_link_invalid",
  });
  expect(await ordersOf("noor@mail.example")).toHaveLength(1);
});

test("two orders a day by one link, whatever the network, and two more the next day [MINE-15]", async () => {
  const order = await ended();
  for (let turn = 0; turn < 2; turn++) {
    expect(await place(order, (await offer(order)).token)).toMatchObject({ status: 201 });
  }
  const third = await place(order, (await offer(order)).token);
  expect(third).toMatchObject({ status: 429, type: "orders_limit_reached", extra: { limit: 2 } });
  now += 24 * 60 * MINUTE;
  const next = {
    pickupTime: "2026-11-18T08:00:00+01:00",
    deliveryTime: "2026-11-20T08:00:00+01:00",
  };
  expect(await place(order, (await offer(order)).token, next)).toMatchObject({ status: 201 });
});

test("an erased customer's order is not ordered again, with a token from before either [MINE-10] [MINE-15]", async () => {
  const order = await ended();
  const { token } = await offer(order);
  const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
  await eraseCustomer(work, { email: "noor@mail.example" });
  for (const answer of [await place(order, token), (await post(order, "again")).json()]) {
    expect(answer).toMatchObject({ type: "order_link_invalid" });
  }
});

test("an order that goes on is not ordered again by its link [MINE-15]", async () => {
  const order = await placeOrder(it);
  expect((await post(order, "again")).json()).toMatchObject({ type: "not_possible_now" });
});

test("an order of an account that logs in elsewhere stays that account's [MINE-15]", async () => {
  const userId = await addConfirmedUser(it, "anna@example.nl");
  const session = bearer(await userTokens(it, "anna@example.nl"));
  const answer = await it.app.inject({
    method: "POST",
    url: "/api/orders",
    payload: consumerOrder({ user: { email: "anna@example.nl" } }),
    headers: session,
  });
  const { link, id } = answer.json();
  const order = { id, number: "", token: String(link).split("/").at(-1) ?? "" };
  await ask(it, order, "cancel", { version: 1 });
  const placed = await place(order, (await offer(order)).token);
  expect((await rowOf(it, placed.id)).user_id).toBe(userId);
});

test("a newcomer is not offered a window whose share their network has used up, as booking it is refused [MINE-15] [TIME-13]", async () => {
  await it.deps.db.updateTable("hub_windows").set({ capacity: 4 }).execute();
  const order = await ended();
  for (const email of ["buur@mail.example", "overbuur@mail.example"]) {
    const other = await rowOf(it, (await placeOrder(it, { user: { email } })).id);
    expect(other).toMatchObject({ pickup_date: "2026-11-17", pickup_from: "08:00" });
  }
  const refused = await place(order, (await offer(order)).token);
  expect(refused).toMatchObject({ status: 409, type: "slot_taken" });
  const { trips } = await offer(order);
  expect(trips.map(({ pickup }) => `${pickup.date} ${pickup.from}`)).not.toContain(
    "2026-11-17 08:00",
  );
  expect(trips.length).toBeGreaterThan(0);
});

test("what is offered to choose from follows the next order, not the one that ended [MINE-15]", async () => {
  const order = await ended();
  now += 10 * 24 * 60 * MINUTE;
  const url = `/api/orders/by-link/${order.token}/windows/delivery?pickup=2026-12-01T08:00:00`;
  const days = (await it.app.inject({ url })).json();
  expect(days[0].date).toBe("2026-12-03");
});
