import { expect, test } from "vitest";
import { openWorkplace } from "../../test/command-line.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";

test("npm run retention counts first and then empties", { timeout: 120_000 }, async () => {
  const it = await openWorkplace("PostgreSQL", { CLOCK: "2031-11-25T09:00:00+01:00" });
  await placeTestOrders(it.db, [
    { number: "W-1", pickup: "2026-11-17 08:00" },
    { number: "W-2", pickup: "2031-11-17 08:00" },
  ]);
  expect(await it.run("retention", "--dry-run")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Too old: 1 orders, \d accounts and 0 area requests\.\n$/),
  });
  expect((await it.run("retention")).out).toMatch(/^Emptied: 1 orders,/);
  expect((await it.run("retention")).out).toBe(
    "Emptied: 0 orders, 0 accounts and 0 area requests.\n",
  );
  const named = await it.db.selectFrom("orders").select(["number", "contact"]).execute();
  expect(named.filter((order) => order.contact.name).map((order) => order.number)).toEqual(["W-2"]);
  await it.leave();
});
