import type { OrderSort } from "@waslijn/contract/console/codes";
import type { OrdersQuery } from "@waslijn/contract/console/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { explain } from "../../../../test/explain.ts";
import { placeTestOrders } from "../../../../test/place-test-orders.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import type { Db } from "../../../db/client.ts";
import { readRows } from "./list-orders.ts";
import { partsOf } from "./order-sorts.ts";
import { wordsOf, type Words } from "./search-orders.ts";

/** Where each order's last event stands: the newest two short eras, a long one before them, and the very first. */
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
    })),
  );
  for (const [number, event] of Object.entries(EVENTS)) await happen(number, event);
});
afterAll(() => it.close());

/** So many others of the name, whose orders are not in this database. */
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

/** A page of those who are, unless it is said otherwise, neither few nor as good as everybody. */
async function read(db: Db, query: OrdersQuery, most: number, held: Words["held"] = "by some") {
  const words = await wordsOf(db, "jansen");
  if (!words) throw new Error("nothing is searched for");
  const asked = { search: "jansen", ...query };
  const parts = partsOf(asked, "2026-11-15");
  return readRows(db, asked, { parts, words: { ...words, held }, most });
}

/** All of them, so many at a time. */
async function find(most: number, after?: string): Promise<string[]> {
  const rows = await read(it.deps.db, after === undefined ? {} : { after }, most);
  const numbers = rows.map(({ number }) => number);
  if (rows.length < most) return numbers;
  return [...numbers, ...(await find(most, String(rows.at(-1)?.last_event)))];
}

test.each([1, 2, 3, 50])(
  "%i at a time, a search goes back from era to era and leaves nothing out [DESK-02]",
  async (most) => {
    expect(await find(most)).toEqual(NEWEST_FIRST);
  },
);

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

test("a search that fills its page from the newest orders looks at no others [DESK-02]", async () => {
  const { searches, pages } = await plansOf(1);
  expect(searches).toHaveLength(1);
  expect(searches[0]).toMatch(/Index Cond: .*words ~~ '%jansen%'.*eras && /);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toMatch(/words_id = ANY/);
});

test.each(["by few", "by some", "by many"] as const)(
  "held %s, the same is found [DESK-02]",
  async (held) => {
    const rows = await read(it.deps.db, {}, 3, held);
    expect(rows.map(({ number }) => number)).toEqual(NEWEST_FIRST.slice(0, 3));
  },
);

test.each([
  ["by few", 1],
  ["by many", 0],
] as const)("words that are held %s are looked up %i times [DESK-02]", async (held, times) => {
  const plans = await explain(it.deps.db, (db) => read(db, {}, 1, held));
  const searches = plans.filter((plan) => /on search_words /.test(plan) && !/SubPlan/.test(plan));
  expect(searches).toHaveLength(times);
  expect(plans.join("\n")).not.toContain("eras &&");
});

test("words that are believed to be held by many are not walked for to the end [DESK-02]", async () => {
  const plans = await explain(it.deps.db, (db) => read(db, {}, 50, "by many"));
  const walk = plans.find((plan) => plan.includes("SubPlan"));
  expect(walk).toMatch(/Index Cond: \(last_event >= /);
  expect(await read(it.deps.db, {}, 50, "by many")).toHaveLength(NEWEST_FIRST.length);
});

async function findByPickup(): Promise<string[]> {
  const rows = await read(it.deps.db, { sort: "pickup" }, 50);
  return rows.map(({ number }) => number).sort();
}

test("by windows an order is found that last changed long ago [DESK-02]", async () => {
  expect(await findByPickup()).toEqual(NEWEST_FIRST);
});

test("a word that very many hold is met on the way through the list [DESK-02]", async () => {
  await addNamesakes(5001, EVENTS["W-30001"] ?? 0);
  const { pages } = await plansOf(1);
  expect(pages[0]).toMatch(/Index Scan using orders_changed/);
  expect(await find(1)).toEqual(NEWEST_FIRST);
});

test("by windows it is met on the way from today on [DESK-02]", async () => {
  const [page] = (await plansOf(50, "pickup")).pages;
  expect(page).toMatch(/orders_pickup_day[^]*SubPlan[^]*search_words_pkey/);
  expect(await findByPickup()).toEqual(NEWEST_FIRST);
});
