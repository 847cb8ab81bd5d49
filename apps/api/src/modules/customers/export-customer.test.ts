import { afterAll, beforeAll, expect, test } from "vitest";
import { by, placeOrder } from "../../../test/order-life.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { issueInvoice } from "../bills/issue-invoice.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";
import { exportCustomer } from "./export-customer.ts";

let it: TestApp;
beforeAll(async () => {
  it = await openTestApp("PGlite");
});
afterAll(() => it.close());

test("a person's copy holds their bills and invoices", async () => {
  const email = "rekening@example.nl";
  const order = await placeOrder(it, { user: { email, hasBag: true } });
  await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
  const counted = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
  await countOrder(it.deps, await by(it, "staff", order.id), counted);
  const { number } = await issueInvoice(it.deps, order.id);
  const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
  expect(await exportCustomer(work, { email })).toMatchObject({
    bills: [
      {
        order: order.number,
        totalCents: 3495,
        lines: [{ kind: "kilos" }, { kind: "shipping" }, { kind: "minimum" }],
        invoices: [{ number, totalCents: 3495 }],
      },
    ],
  });
});
