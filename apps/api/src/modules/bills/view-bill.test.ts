import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { ask, by, placeOrder, rowOf, view } from "../../../test/order-life.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp, waiveFee } from "../orders/life/handle-order.ts";
import { viewBill } from "./view-bill.ts";

/** Replaces the non-breaking spaces in amounts by ordinary ones. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, " "));

describe.each(DATABASE_KINDS)("the bill that a customer reads on %s", (kind) => {
  let it: TestApp;
  const clock = new MovableClock();
  beforeAll(async () => {
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(() => it.close());

  test("names every line as it was counted, with total, VAT and the day to pay by [MINE-07]", async () => {
    clock.set(TEST_NOW);
    const order = await placeOrder(it, {
      user: { hasBag: null },
      order: {
        couponCode: "WELKOM10",
        pickupTime: "2026-11-18T08:00:00+01:00",
        deliveryTime: "2026-11-20T08:00:00+01:00",
      },
    });
    expect((await view(it, order)).bill).toBeNull();
    await pickUp(it.deps, await by(it, "driver", order.id), { bags: 1 });
    clock.set("2026-11-18T09:10:00+01:00");
    await countOrder(it.deps, await by(it, "staff", order.id), {
      pieces: [{ type: "LS", alias: "price-per-item", count: 5 }],
      kilos: 7.4,
      bags: 1,
      bagsBack: 0,
      free: [{ reason: "Knoop aangezet", cents: 150, vat: "21" }],
    });
    expect(plain((await view(it, order)).bill)).toEqual({
      groups: [
        {
          heading: { label: "Per kilo", amount: "7,4 kg" },
          lines: [
            { label: "Wassen, drogen en vouwen, 0 tot 6 kg", cents: 2495 },
            { label: "2 kilo extra, € 4,25", cents: 850 },
          ],
        },
        {
          heading: { label: "Per stuk", amount: "5 stuks" },
          lines: [{ label: "5 × Overhemd, gewassen en gestreken, € 3,50", cents: 1750 }],
        },
        {
          heading: null,
          lines: [
            { label: "Ophalen en bezorgen", cents: 0 },
            { label: "Korting WELKOM10", cents: -510 },
            { label: "Waszak, borg", cents: 495 },
            { label: "Knoop aangezet", cents: 150 },
          ],
        },
      ],
      total: 5230,
      // Over all lines but the deposit.
      vat: 822,
      state: "open",
      paid: 0,
      refunded: 0,
      returning: 0,
      isCollective: false,
      pay: null,
      open: 5230,
      payBy: "2026-12-02",
      invoices: [],
    });
    const english = await viewBill(it.deps, await rowOf(it, order.id), "en");
    expect(english?.groups.map(({ heading }) => heading)).toEqual([
      { label: "By the kilo", amount: "7.4 kg" },
      { label: "By the piece", amount: "5 pieces" },
      null,
    ]);
    expect(english?.groups[1]?.lines[0]?.label).toBe("5 × Shirt, washed and ironed, €3.50");
  });

  test("a late cancellation is billed, and one that was waived shows no bill [MINE-07] [LIFE-11]", async () => {
    clock.set(TEST_NOW);
    const order = await placeOrder(it);
    clock.set("2026-11-17T06:00:00+01:00");
    await ask(it, order, "cancel", { version: 1, acceptedFee: 1000 });
    expect((await view(it, order)).bill).toMatchObject({
      groups: [{ heading: null, lines: [{ cents: 1000 }] }],
      open: 1000,
    });
    await waiveFee(it.deps, await by(it, "staff", order.id), { waives: 2, reason: "Ziekenhuis" });
    expect((await view(it, order)).bill).toBeNull();
  });
});
