import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MovableClock } from "../../test/movable-clock.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

const clock = new MovableClock();
let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PGlite", { clock });
});
afterAll(() => it.close());

test("a server that listens empties what is older than we promise to keep it", async () => {
  const { db } = it.deps;
  await placeTestOrders(db, [
    { number: "W-1", pickup: "2026-11-17 08:00", email: "gast@example.nl" },
    { number: "W-2", pickup: "2032-11-17 08:00", email: "gast@example.nl" },
  ]);
  clock.forward(6 * 366 * 86_400);
  await it.app.listen({ host: "127.0.0.1", port: 0 });
  const named = () =>
    db
      .selectFrom("orders")
      .select("number")
      .where(sql<boolean>`contact <> '{}'`);
  await expect.poll(() => named().execute()).toEqual([{ number: "W-2" }]);
});
