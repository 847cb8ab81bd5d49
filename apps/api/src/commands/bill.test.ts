import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorkplace, type OpenWorkplace } from "../../test/command-line.ts";
import { placeTestOrders } from "../../test/place-test-orders.ts";
import { readCents } from "./bill-verbs.ts";
import { readPieces } from "./bill-verbs.ts";

describe("npm run bill", { timeout: 120_000 }, () => {
  let it: OpenWorkplace;
  beforeAll(async () => {
    it = await openWorkplace("PGlite");
    await placeTestOrders(it.db, [{ number: "W-1", pickup: "2026-11-17 08:00" }]);
    await sql`UPDATE orders SET status = 'picked-up', has_bag = true`.execute(it.db);
  });
  afterAll(() => it.leave());

  test("counts an order, sends its bill, and tells who owes and whether the money adds up [PAY-08] [PAY-09]", async () => {
    const args = ["--kilos", "7,4", "--pieces", "DC/trousers=2"];
    const counted = await it.run("bill", "count", "W-1", ...args);
    expect(counted, counted.err).toMatchObject({ code: 0, err: "" });
    expect(counted.out).toMatch(/^Order W-1 is counted; its bill comes to \d+\.\d{2}\.\n$/);
    expect(await it.run("bill", "send", "W-1")).toMatchObject({ code: 0, err: "" });
    expect((await it.run("orders", "show", "W-1")).out).toMatch(
      /Bill open: paid 0\.00, due \d+\.\d{2} by 2026-11-29/,
    );
    const refund = ["refund", "W-1", "--euro", "5,00", "--reason", "vlek"];
    expect(await it.run("bill", ...refund)).toMatchObject({
      code: 1,
      err: "Order W-1: That is more than was paid. Nothing was changed.\n",
    });
    const writtenOff = await it.run("bill", "write-off", "W-1", "--reason", "verhuisd");
    expect(writtenOff).toMatchObject({ code: 0, err: "" });
    expect((await it.run("bill", "overdue")).out).toBe("No bill is overdue.\n");
    expect(await it.run("bill", "audit")).toMatchObject({
      code: 0,
      out: "The books and the payment service agree.\n",
    });
  });
});

test("amounts and pieces are read as people write them", () => {
  expect(["5", "5,00", "12.50"].map(readCents)).toEqual([500, 500, 1250]);
  for (const wrong of ["0", "-5", "5,0", "vijf"]) expect(() => readCents(wrong)).toThrow(wrong);
  expect(readPieces("DC/trousers=2, SS/per-pair=1")).toEqual([
    { type: "DC", alias: "trousers", count: 2 },
    { type: "SS", alias: "per-pair", count: 1 },
  ]);
  expect(() => readPieces("DC/trousers")).toThrow("DC/trousers=2");
});
