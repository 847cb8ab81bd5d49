import type { OrderState } from "@waslijn/contract/shared/order-life";
import { afterAll, beforeAll, expect, test } from "vitest";
import { post, wizardOrder } from "../../../../test/order-fixtures.ts";
import { placeTestOrders } from "../../../../test/place-test-orders.ts";
import { addUser } from "../../../../test/sessions.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import type { DeskFound } from "@waslijn/contract/console/orders";

const PICKUP = "2026-11-17 08:00";

/** Sixty delivered orders of one person, two of another, and one open order. */
const DELIVERED = Array.from({ length: 60 }, (_, at) => ({
  number: `W-3${String(at).padStart(4, "0")}`,
  pickup: "2026-10-06 08:00",
  name: "Jan Jansen",
  email: "jan@voorbeeld.example",
}));
const OPEN = [
  { number: "W-20001", pickup: PICKUP, name: "Jan Jansen", email: "Jan@voorbeeld.example" },
  { number: "W-20002", pickup: PICKUP, name: "Elif Jansen", email: "elif@voorbeeld.example" },
];

let it: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  it = await openTestApp();
  headers = await staffHeaders(it, await addStaff(it, "desk"));
  await placeTestOrders(it.deps.db, [...OPEN, ...DELIVERED]);
  await happen(OPEN, "placed", 1);
  await happen(DELIVERED, "delivered", 100);
});
afterAll(() => it.close());

async function happen(orders: { number: string }[], status: OrderState, event: number) {
  for (const [at, { number }] of orders.entries()) {
    const change = { status, last_event: event + at };
    await it.deps.db.updateTable("orders").set(change).where("number", "=", number).execute();
  }
}

async function search(words: string): Promise<DeskFound> {
  const url = `/api/console/search?search=${encodeURIComponent(words)}`;
  const answer = await it.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test("open orders come before those that are over, however long ago they changed [DESK-05]", async () => {
  const { orders } = await search("jansen");
  expect(orders.map(({ number }) => number)).toEqual([
    "W-20002",
    "W-20001",
    ...["59", "58", "57", "56", "55", "54"].map((end) => `W-300${end}`),
  ]);
});

test("each customer is found once, with the id of their page and nothing personal in it [DESK-05][PERSON-01]", async () => {
  const { customers } = await search("jansen");
  const orders = await it.deps.db.selectFrom("orders").select(["id", "number"]).execute();
  const idOf = (number: string) => orders.find((order) => order.number === number)?.id;
  const common = { kind: "person", address: "2011 DB Haarlem" };
  expect(customers).toEqual([
    { ...common, name: "Elif Jansen", id: idOf("W-20002") },
    { ...common, name: "Jan Jansen", id: idOf("W-20001") },
  ]);
});

test("who is called so comes before who lives in a street of that name [DESK-05]", async () => {
  const named = {
    number: "W-20020",
    pickup: PICKUP,
    name: "Anne Veer",
    email: "a@voorbeeld.example",
  };
  await placeTestOrders(it.deps.db, [named]);
  await happen([named], "placed", 0);
  const { orders, customers } = await search("veer");
  expect(orders.map(({ number }) => number).slice(0, 2)).toEqual(["W-20020", "W-20002"]);
  expect(customers[0]).toMatchObject({ name: "Anne Veer" });
});

test("somebody with an account is found by it, also by an order placed as a guest [PERSON-01]", async () => {
  const userId = await addUser(it, "rosa@voorbeeld.example");
  const rosa = { pickup: PICKUP, name: "Rosa Peters", email: "rosa@voorbeeld.example" };
  await placeTestOrders(it.deps.db, [
    { ...rosa, number: "W-20010", userId },
    { ...rosa, number: "W-20011" },
  ]);
  expect((await search("rosa peters")).customers).toMatchObject([{ kind: "person", id: userId }]);
});

test("a company is a customer by its name [DESK-05]", async () => {
  const company = await it.deps.db.selectFrom("companies").selectAll().executeTakeFirstOrThrow();
  const as = { kind: "company", companyId: company.id, sessionId: "s", device: "d" } as const;
  const placed = await post(it, "/orders", wizardOrder("re-cover"), { as });
  expect(placed.statusCode).toBe(201);
  const { customers } = await search(company.name);
  expect(customers).toMatchObject([
    { kind: "business", id: company.id, name: company.name },
    // A location with the same name, which has not ordered.
    { kind: "business", name: company.name, address: "Lange Veerstraat 20, 2011 DB Haarlem" },
  ]);
});

test("who has not ordered yet is found too: an account by its e-mail address, a company or location by its name, address or code [PERSON-01] [PERSON-03]", async () => {
  const id = await addUser(it, "pas.begonnen@voorbeeld.example");
  expect((await search("Pas.Begonnen@voorbeeld.example")).customers).toMatchObject([
    { kind: "person", id },
  ]);
  const perron = { kind: "business", name: "Grand Café Het Perron", address: "2011 LR Haarlem" };
  for (const typed of ["grand cafe", "perron 2011 LR", "was@bedrijf11.example"]) {
    expect((await search(typed)).customers).toMatchObject([perron]);
  }
  const [location] = (await search("de krul 7430")).customers;
  expect(location).toMatchObject({ kind: "business", name: "Kapsalon De Krul" });
  const page = await it.app.inject({ url: `/api/console/businesses/${location?.id}`, headers });
  expect(page.json()).toMatchObject({ kind: "location", code: "7430" });
});

test("nothing but spaces finds nothing [DESK-05]", async () => {
  expect(await search("  ")).toEqual({ orders: [], customers: [] });
});
