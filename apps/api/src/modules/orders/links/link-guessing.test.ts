import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { by, placeOrder, view } from "../../../../test/order-life.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { secretsFrom } from "../../../secrets.ts";
import { emptyOrders } from "../orders-repository.ts";
import { orderToken, replaceLink } from "../order-link.ts";

let it: TestApp;
beforeEach(async () => {
  it = await openTestApp("PostgreSQL", { settings: { RATE_LIMITS: "on" } });
});
afterEach(() => it.close());

const look = async (token: string, from = "192.0.2.1") => {
  const answer = await it.app.inject({ url: `/api/orders/by-link/${token}`, remoteAddress: from });
  const { extra, ...problem } = answer.json();
  return { status: answer.statusCode, ...problem, extra: Object.keys(extra ?? {}) };
};

test("a forged, a replaced, an erased and an unknown link are told apart by nobody [MINE-01][MINE-09][MINE-10]", async () => {
  const order = await placeOrder(it);
  const erased = await placeOrder(it, { user: { email: "wist@mail.example" } });
  await emptyOrders(it.deps.db, [erased.id]);
  const forged = orderToken(secretsFrom("another secret of thirty-two characters"), {
    id: order.id,
    link_version: 0,
  });
  const unknown = orderToken(it.deps.secrets, { id: randomUUID(), link_version: 0 });
  expect(await view(it, order)).toMatchObject({ number: order.number });
  await replaceLink(it.deps, await by(it, "staff", order.id));

  const answers = [];
  for (const token of [forged, order.token, erased.token, unknown, "A".repeat(43)]) {
    answers.push(await look(token));
  }
  expect(answers[0]).toMatchObject({ status: 404, type: "order_link_invalid" });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("guessing at invoices is guessing at links, and ends with it [MINE-01][MINE-09]", async () => {
  const order = await placeOrder(it, { user: { email: "bon@mail.example" } });
  const from = "198.51.100.9";
  const guess = async (): Promise<number> => {
    const token = orderToken(it.deps.secrets, { id: randomUUID(), link_version: 9 });
    const url = `/api/orders/by-link/${token}/invoices/2026-000001`;
    return (await it.app.inject({ url, remoteAddress: from })).statusCode;
  };
  for (let turn = 0; turn < 30; turn++) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
  expect((await look(order.token, from)).status).toBe(429);
});

test("a replaced link's successor works", async () => {
  const order = await placeOrder(it, { user: { email: "nieuw@mail.example" } });
  await replaceLink(it.deps, await by(it, "staff", order.id));
  const token = orderToken(it.deps.secrets, { id: order.id, link_version: 1 });
  expect(await view(it, { token })).toMatchObject({ number: order.number, version: 2 });
});

test("who guesses links is made to wait, and a good link of a neighbour's waits with them [MINE-09]", async () => {
  const order = await placeOrder(it, { user: { email: "raden@mail.example" } });
  const guess = () =>
    look(orderToken(it.deps.secrets, { id: randomUUID(), link_version: 0 }), "198.51.100.7");
  for (let turn = 0; turn < 30; turn++) expect((await guess()).status).toBe(404);
  expect(await guess()).toMatchObject({ status: 429, type: "too_many_requests" });
  expect((await look(order.token, "198.51.100.7")).status).toBe(429);
  expect((await look(order.token, "198.51.100.8")).status).toBe(200);
});
