import type { OrderSort } from "@waslijn/contract/console/codes";
import type { OrdersQuery } from "@waslijn/contract/console/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explain } from "../../../../test/explain.ts";
import { placeTestOrders } from "../../../../test/place-test-orders.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import type { Db } from "../../../db/client.ts";
import { listOrders, readRows } from "./list-orders.ts";
import { partsOf } from "./order-sorts.ts";
import { wordsOf } from "./search-orders.ts";

/** Last event of each order: the newest, one within the scanned events, and two beyond them. */
const EVENTS: Record<string, number> = {
  "W-30001": 40 * 65_536 + 9,
  "W-30002": 39 * 65_536,
  "W-30003": 20 * 65_536,
  "W-30004": 7,
};
const NEWEST_FIRST = Object.keys(EVENTS);

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL");
  await placeTestOrders(
    it.deps.db,
    NEWEST_FIRST.map((number, turn) => ({
      number,
      pickup: "2026-11-17 08:00",
      name: turn % 2 === 0 ? "Jan Jansen" : "Piet Jansen",
      email: turn % 2 === 0 ? "jan.jansen@mail.example" : "piet@mail.example",
      hub: turn === 3 ? "amsterdam" : "haarlem",
    })),
  );
  for (const [number, event] of Object.entries(EVENTS)) await happen(number, event);
});
afterAll(() => it.close());

/** Adds this many other people of the name, without orders. */
const addNamesakes = (count: number, event: number) =>
  sql`
    INSERT INTO search_words (id, words, eras)
    SELECT gen_random_uuid(), ' jansen', eras_of(${event}) FROM generate_series(1, ${count}::int)`.execute(
    it.deps.db,
  );

const happen = (number: string, event: number) =>
  it.deps.db
    .updateTable("orders")
    .set({ last_event: event })
    .where("number", "=", number)
    .execute();

async function read(db: Db, query: OrdersQuery, most: number) {
  const asked = { search: "jansen", ...query };
  const words = await wordsOf(db, asked.search);
  return readRows(db, asked, { parts: partsOf(asked, "2026-11-15"), words, most });
}

/** All pages of the list, of this size. */
async function find(most: number, after?: string): Promise<string[]> {
  const rows = await read(it.deps.db, after === undefined ? {} : { after }, most);
  const numbers = rows.map(({ number }) => number);
  if (rows.length < most) return numbers;
  return [...numbers, ...(await find(most, String(rows.at(-1)?.last_event)))];
}

test.each([1, 2, 3, 50])("%i at a time, a search leaves nothing out [DESK-02]", async (most) => {
  expect(await find(most)).toEqual(NEWEST_FIRST);
});

test("a cursor beyond everything that happened leaves everything [DESK-02]", async () => {
  expect(await find(2, "9".repeat(18))).toEqual(NEWEST_FIRST);
});

test("an order that changes after years comes first [DESK-02]", async () => {
  await happen("W-30004", 40 * 65_536 + 10);
  expect(await find(1)).toEqual(["W-30004", "W-30001", "W-30002", "W-30003"]);
  await happen("W-30004", EVENTS["W-30004"] ?? 0);
});

async function plansOf(
  most: number,
  sort: OrderSort = "changed",
): Promise<{ searches: string[]; pages: string[] }> {
  const plans = await explain(it.deps.db, (db) => read(db, { sort }, most));
  const pages = plans.filter((plan) => plan.includes("service_points"));
  const searches = plans.filter((plan) => !pages.includes(plan) && /on search_words /.test(plan));
  return { searches, pages };
}

test("of people that are few the newest changes are read from an index, and only their rows [DESK-02]", async () => {
  const { searches, pages } = await plansOf(1);
  expect(searches).toHaveLength(1);
  expect(searches[0]).toMatch(/Index Cond: .*words ~~ '%jansen%'/);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/last_event >= [^]*words_id = ANY|words_id = ANY[^]*last_event >= /);
});

test("with a filter that leaves older orders alone these are found [DESK-02]", async () => {
  const rows = await read(it.deps.db, { hub: "amsterdam" }, 1);
  expect(rows.map(({ number }) => number)).toEqual(["W-30004"]);
});

test.each([
  ["jan.jansen@mail.example", ["W-30001", "W-30003"]],
  ["jan.jansen@mail.exampel", []],
  ["j@", []],
])("%s is found whole [DESK-02]", async (search, numbers) => {
  const { orders } = await listOrders(it.deps, { search }, "nl");
  expect(orders.map(({ number }) => number)).toEqual(numbers);
});

async function findByPickup(): Promise<string[]> {
  const rows = await read(it.deps.db, { sort: "pickup" }, 50);
  return rows.map(({ number }) => number).sort();
}

test("by windows an order is found that last changed long ago [DESK-02]", async () => {
  expect(await findByPickup()).toEqual(NEWEST_FIRST);
});

test("a word that very many people have is looked for among the newest orders first [DESK-02]", async () => {
  await addNamesakes(10_001, EVENTS["W-30001"] ?? 0);
  const { pages } = await plansOf(1);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/Index Scan using orders_changed[^]*Index Cond: \(last_event >= /);
  expect(await find(1)).toEqual(NEWEST_FIRST);
});

test("by windows it is met on a walk from today on [DESK-02]", async () => {
  const [page] = (await plansOf(50, "pickup")).pages;
  expect(page).toMatch(/orders_pickup_day[^]*SubPlan[^]*search_words_pkey/);
  expect(await findByPickup()).toEqual(NEWEST_FIRST);
});
