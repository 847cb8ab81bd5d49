import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../../scripts/test/postgres.ts";
import { followOrder } from "../../../../test/follow-order.ts";
import { change, placeOrder } from "../../../../test/order-life.ts";
import { openPostgresNode, type PostgresNode } from "../../../../test/postgres-node.ts";
import { openTestApp } from "../../../../test/test-app.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

const LATER = { version: 1, deliveryTime: "2026-11-20T10:00:00+01:00" };

test("a page that follows an order is told its version, and again when it changes [MINE-03]", async () => {
  const it = await openTestApp("PGlite");
  open.push(it);
  const order = await placeOrder(it);
  const next = await followOrder(it, order);
  expect(await next()).toBe('{"version":1}');
  await change(it, order, LATER);
  expect(await next()).toBe('{"version":2}');
});

test("a change on one node reaches who follows on another, and nobody else's page [MINE-03]", async () => {
  const database = await createTestDatabase();
  open.push({ close: () => database.drop() });
  const [here, there] = [
    await openPostgresNode(database.url),
    await openPostgresNode(database.url),
  ] as [PostgresNode, PostgresNode];
  open.push(here, there);
  const order = await placeOrder(here);
  const other = await placeOrder(here);
  const next = await followOrder(there, order);
  const nextOfOther = await followOrder(there, other);
  expect([await next(), await nextOfOther()]).toEqual(['{"version":1}', '{"version":1}']);
  await change(here, order, LATER);
  expect(await next()).toBe('{"version":2}');
  await change(here, other, LATER);
  expect(await nextOfOther()).toBe('{"version":2}');
});

test("a server that closes ends the streams it has open", async () => {
  const it = await openTestApp("PGlite");
  const order = await placeOrder(it);
  const answer = await it.app.inject({
    url: `/api/orders/by-link/${order.token}/live`,
    payloadAsStream: true,
  });
  const ended = new Promise((done) => answer.stream().on("close", done).resume());
  await it.close();
  await ended;
});
