import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/client.ts";
import { explain } from "../../../test/explain.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { listOrdersByEmail, listOrdersOf } from "./orders-repository.ts";

const EMAIL = "noor@voorbeeld.example";
const SOMEBODY = { userId: "00000000-0000-4000-8000-000000000001", email: EMAIL };

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PostgreSQL");
});
afterAll(() => it.close());

test.each<[string, (db: Db) => Promise<unknown>]>([
  ["an address", (db) => listOrdersByEmail(db, EMAIL, new Date(0), 11)],
  ["a customer who ordered as a guest too", (db) => listOrdersOf(db, SOMEBODY, undefined, 11)],
])(
  "the orders of %s are found first and sorted then, never met on a walk through all [DESK-03]",
  async (_, list) => {
    const plan = (await explain(it.deps.db, list)).at(-1);
    expect(plan).toMatch(/Subquery Scan on orders\w*\b[^]*orders_contact/);
    expect(plan).not.toMatch(/orders_placed/);
  },
);
