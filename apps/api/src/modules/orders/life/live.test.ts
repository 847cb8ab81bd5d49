import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../../scripts/test/postgres.ts";
import { followOrder } from "../../../../test/follow-order.ts";
import { by, change, placeOrder } from "../../../../test/order-life.ts";
import { openPostgresNode, type PostgresNode } from "../../../../test/postgres-node.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { COMPANY } from "../../../../test/valid-requests.ts";
import { post, wizardOrder } from "../../../../test/order-fixtures.ts";
import { findOwner, replaceOwnerLink } from "../links/order-owner.ts";
import { ownedOrderPath } from "../links/owner-link.ts";
import { replaceLink } from "../order-link.ts";
import { findOrder } from "../orders-repository.ts";

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
  const it = await openTestApp();
  const order = await placeOrder(it);
  const answer = await it.app.inject({
    url: `/api/orders/by-link/${order.token}/live`,
    payloadAsStream: true,
  });
  const ended = new Promise((done) => answer.stream().on("close", done).resume());
  await it.close();
  await ended;
});

/** An event stream over a real connection, and whether it has ended. */
async function stream({ app }: Pick<TestApp, "app">, token: string) {
  const address = app.server.address() ?? (await app.listen({ port: 0, host: "127.0.0.1" }));
  const base = typeof address === "string" ? address : `http://127.0.0.1:${address.port}`;
  const stopping = new AbortController();
  const answer = await fetch(`${base}/api/orders/by-link/${token}/live`, {
    signal: stopping.signal,
  });
  let isOver = false;
  void answer.text().then(
    () => (isOver = true),
    () => undefined,
  );
  return { status: answer.status, isOver: () => isOver, stop: () => stopping.abort() };
}

test("a few pages follow one order at a time, and others follow theirs [MINE-03]", async () => {
  const it = await openTestApp();
  open.push(it);
  const [one, other] = [await placeOrder(it), await placeOrder(it)];
  const streams = [];
  for (let turn = 0; turn < 20; turn++) streams.push(await stream(it, one.token));
  const accepted = streams.filter(({ status }) => status === 200);
  expect(accepted).toHaveLength(8);
  expect(streams.at(-1)?.status).toBe(429);
  expect((await stream(it, other.token)).status).toBe(200);
  accepted[0]?.stop();
  await expect.poll(async () => (await stream(it, one.token)).status).toBe(200);
});

test("a stream ends when the link that opened it is replaced [MINE-01]", async () => {
  const it = await openTestApp();
  open.push(it);
  const [one, other] = [await placeOrder(it), await placeOrder(it)];
  const [replaced, unchanged] = [await stream(it, one.token), await stream(it, other.token)];
  await replaceLink(it.deps, await by(it, "staff", one.id));
  await expect.poll(() => replaced.isOver()).toBe(true);
  await change(it, other, LATER);
  expect(unchanged.isOver()).toBe(false);
  expect((await stream(it, one.token)).status).toBe(404);
});

test("so does that of a company's link [MINE-13]", async () => {
  const it = await openTestApp();
  open.push(it);
  const session = { sessionId: crypto.randomUUID(), device: "a-device" };
  const as = { kind: "company", ...session, companyId: COMPANY } as const;
  const { id } = (await post(it, "/orders", wizardOrder("re-use"), { as })).json();
  const [order, owner] = [await findOrder(it.deps.db, id), await findOwner(it.deps.db, COMPANY)];
  if (!order || !owner) throw new Error("The order is gone.");
  const token = ownedOrderPath(it.deps.secrets, owner, order, "nl").split("/").at(-1) ?? "";
  const followed = await stream(it, token);
  expect(followed.status).toBe(200);
  await replaceOwnerLink(it.deps.db, owner);
  it.deps.live.announce({ order: id });
  await expect.poll(() => followed.isOver()).toBe(true);
});
