import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../../../../scripts/test/postgres.ts";
import { changeNaively } from "../../../../test/naive-booking.ts";
import {
  ask,
  change,
  placeOrder,
  rowOf,
  wrongWindows,
  type PlacedOrder,
} from "../../../../test/order-life.ts";
import { openPostgresNode, type PostgresNode } from "../../../../test/postgres-node.ts";

const ORDERS = 50;
const REQUESTS = 500;
const ROOM = 3;
/** Lock timeout for many concurrent clients on a busy machine, longer than in production. */
const LOCK_PATIENCE_MS = 60_000;
const DAYS = ["19", "20", "23", "24", "25"];
const HOURS = ["08", "10"];
const TIGHT = DAYS.flatMap((day) => HOURS.map((hour) => `2026-11-${day}T${hour}:00:00+01:00`));

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function openThreeNodes(): Promise<PostgresNode[]> {
  const database = await createTestDatabase();
  open.push({ close: () => database.drop() });
  const nodes = [];
  for (let turn = 0; turn < 3; turn++)
    nodes.push(await openPostgresNode(database.url, { lockTimeoutMs: LOCK_PATIENCE_MS }));
  open.push(...nodes);
  return nodes;
}

/** Moves and cancels orders from many clients at once; returns each client's answer. */
async function crowd(nodes: PostgresNode[]) {
  const [first] = nodes;
  if (!first) throw new Error("There is no node.");
  const { db } = first.deps;
  await db.updateTable("hub_windows").set({ capacity: ORDERS }).execute();
  const orders: PlacedOrder[] = [];
  for (let turn = 0; turn < ORDERS; turn++) {
    orders.push(await placeOrder(first, { order: { deliveryTime: "2026-11-26T18:00:00+01:00" } }));
  }
  await sql`UPDATE hub_windows SET capacity = ${ROOM} WHERE kind = 'delivery' AND from_time IN ('08:00', '10:00')`.execute(
    db,
  );
  return Promise.all(
    Array.from({ length: REQUESTS }, (_, turn) => {
      const node = nodes[turn % nodes.length] as PostgresNode;
      const order = orders[turn % ORDERS] as PlacedOrder;
      const version = 1 + Math.floor(turn / ORDERS / 4);
      if (turn % 17 === 0) return ask(node, order, "cancel", { version });
      return change(node, order, { version, deliveryTime: TIGHT[turn % TIGHT.length] });
    }),
  );
}

const overfull = async ({ deps }: PostgresNode) =>
  (
    await sql`SELECT s.* FROM slots s JOIN hub_windows h USING (hub_id, kind, from_time)
      WHERE s.booked > h.capacity`.execute(deps.db)
  ).rows;

test("500 changes and cancellations of 50 orders on three nodes at once: no window is overfull, nothing is lost, and who loses is told what is now [LIFE-05][LIFE-08]", async () => {
  const nodes = await openThreeNodes();
  const [first] = nodes as [PostgresNode];
  const answers = await crowd(nodes);
  const types = new Set(
    answers.map((answer) => (answer.statusCode === 200 ? "done" : answer.json().type)),
  );
  expect([...types]).toEqual(expect.arrayContaining(["done", "order_changed"]));
  for (const type of types) {
    expect(["done", "order_changed", "slot_taken", "not_possible_now"]).toContain(type);
  }
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
    const { type, extra } = answer.json();
    if (type !== "slot_taken") expect(extra.order).toMatchObject({ version: expect.any(Number) });
  }
  expect(await overfull(first)).toEqual([]);
  expect(await wrongWindows(first)).toEqual([]);
  const done = answers.filter(({ statusCode }) => statusCode === 200).length;
  const { rows } = await sql<{
    events: number;
  }>`SELECT count(*)::int AS events FROM order_events WHERE version > 1`.execute(first.deps.db);
  expect(rows[0]?.events).toBe(done);
}, 120_000);

test("a change that looks before it takes overfills a window, so the crowd can catch it", async () => {
  const nodes = await openThreeNodes();
  const [first] = nodes as [PostgresNode];
  await changeNaively(
    async (statement) =>
      (await sql.raw<{ definition?: string }>(statement).execute(first.deps.db)).rows,
  );
  await crowd(nodes);
  expect(await overfull(first)).not.toEqual([]);
}, 120_000);

test("of two people who change one order at once one wins, whatever the other wanted [LIFE-08]", async () => {
  const [first, second] = (await openThreeNodes()) as [PostgresNode, PostgresNode];
  const order = await placeOrder(first);
  const answers = await Promise.all([
    change(first, order, { version: 1, deliveryTime: "2026-11-20T10:00:00+01:00" }),
    change(second, order, { version: 1, deliveryTime: "2026-11-23T10:00:00+01:00" }),
    ask(first, order, "cancel", { version: 1 }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await rowOf(first, order.id)).version).toBe(2);
  expect(await wrongWindows(first)).toEqual([]);
});
