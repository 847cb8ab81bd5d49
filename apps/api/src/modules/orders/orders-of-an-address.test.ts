import { expect, test } from "vitest";
import { explain } from "../../../test/explain.ts";
import { openTestApp } from "../../../test/test-app.ts";
import { listOrdersByEmail } from "./orders-repository.ts";

test("the orders of an address are found first and sorted then, never met on a walk through all [DESK-03]", async () => {
  const it = await openTestApp("PostgreSQL");
  const [plan] = await explain(it.deps.db, (db) =>
    listOrdersByEmail(db, "noor@voorbeeld.example", new Date(0), 11),
  );
  await it.close();
  expect(plan).toMatch(/CTE theirs\n.*orders_contact/);
  expect(plan).not.toMatch(/orders_placed/);
});
