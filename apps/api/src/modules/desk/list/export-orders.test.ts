import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "../../../../test/order-life.ts";
import { addStaff, staffHeaders } from "../../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { countOrders } from "./count-orders.ts";
import { exportOrders } from "./export-orders.ts";

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp();
  for (const fullName of ["=1+1", "Anna", "Bea"]) await placeOrder(it, { user: { fullName } });
});
afterAll(() => it.close());

test("a list is written piece by piece, each order once, with how many there are before it begins [DESK-07]", async () => {
  const { total, parts } = await exportOrders(it.deps, {}, "nl", 2);
  const written: string[] = [];
  for await (const part of parts) written.push(part);
  expect(total).toBe(3);
  expect(written).toHaveLength(3);
  const [heading, ...rows] = written.join("").trimEnd().split("\r\n");
  expect(heading).toMatch(/^\uFEFF"Nummer";"Staat"/);
  expect(rows).toHaveLength(3);
  expect(new Set(rows).size).toBe(3);
});

test("the file is a spreadsheet's to open: nothing in it calculates [DESK-07]", async () => {
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  const file = await it.app.inject({ url: "/api/console/orders/export?search=haarlem", headers });
  expect(file.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="waslijn-2026-11-15.csv"',
    "cache-control": "no-store",
    "x-total-rows": "3",
  });
  expect(file.body).toContain(`"'=1+1"`);
  expect(file.rawPayload.subarray(0, 3), "Excel reads UTF-8 by its mark").toEqual(
    Buffer.from([0xef, 0xbb, 0xbf]),
  );
  expect(file.body).toContain('"Placed";"consumer";"Haarlem Waarderpolder"');
});

test("a file has no codes in it but words of its language [DESK-07]", async () => {
  const { parts } = await exportOrders(it.deps, { search: "anna" }, "nl");
  let file = "";
  for await (const part of parts) file += part;
  expect(file).toContain('"Besteld";"consument";"Haarlem Waarderpolder"');
});

test("a selection is written alone, whatever the list holds besides [DESK-08]", async () => {
  const headers = await staffHeaders(it, await addStaff(it, "desk"));
  const rows = await it.deps.db.selectFrom("orders").select("number").execute();
  const numbers = rows.map(({ number }) => number).slice(0, 2);
  const file = await it.app.inject({
    url: `/api/console/orders/export?numbers=${numbers.join(",")}`,
    headers,
  });
  expect(file.headers["x-total-rows"]).toBe("2");
  for (const number of numbers) expect(file.body).toContain(`"${number}"`);
  const wrong = await it.app.inject({
    url: "/api/console/orders/export?numbers=W-1;DROP",
    headers,
  });
  expect(wrong.statusCode).toBe(422);
});

test("the lists of the day say how many orders they have [DESK-02]", async () => {
  await it.deps.db.updateTable("orders").set({ pickup_date: "2026-11-15" }).execute();
  expect(await countOrders(it.deps, {})).toEqual({
    "pickup-today": 3,
    "delivery-today": 0,
    "not-counted": 0,
    unpaid: 0,
    overdue: 0,
    missed: 0,
  });
  expect(await countOrders(it.deps, { hub: "amsterdam" })).toMatchObject({ "pickup-today": 0 });
});
