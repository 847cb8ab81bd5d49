import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BOTH_DATABASES } from "../../../../test/databases.ts";
import { placeOrder, rowOf } from "../../../../test/order-life.ts";
import { migrate } from "../../../db/migrate.ts";
import { readSqlFiles, sqlFile } from "../../../db/sql-files.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { recordEvent, type OrderChange } from "./record-event.ts";

describe.each(BOTH_DATABASES)("columns of an order that an event sets on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
  });
  afterAll(() => it.close());

  const setColumns = async (orderId: string, set: OrderChange["set"]) =>
    recordEvent(it.deps.db, {
      now: it.deps.clock.now(),
      order_id: orderId,
      version: (await rowOf(it, orderId)).version,
      after: ["placed"],
      event: { kind: "details-changed", actor: "customer", actor_id: null, data: {} },
      ...(set && { set }),
    });

  test("a key with null empties its column, a column without a key stays [LIFE-01]", async () => {
    const { id } = await placeOrder(it);
    await setColumns(id, { bags_arrived: 3, notes: "ring twice" });
    await setColumns(id, { bags_arrived: null });
    expect(await rowOf(it, id)).toMatchObject({
      bags_arrived: null,
      notes: "ring twice",
      version: 3,
    });
  });

  test("a new column needs no change of the functions that write orders [LIFE-01]", async () => {
    const files = await readSqlFiles();
    const next = sqlFile("999-floors.sql", "ALTER TABLE orders ADD COLUMN floor_number integer;");
    await migrate(it.deps.db, { ...files, migrations: [...files.migrations, next] });
    const { id } = await placeOrder(it);
    await setColumns(id, { floor_number: 4 } as OrderChange["set"]);
    expect(await rowOf(it, id)).toMatchObject({ floor_number: 4 });
  });
});
