import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../test/databases.ts";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder } from "../../../test/order-life.ts";
import { openTestApp, TEST_NOW, type TestApp } from "../../../test/test-app.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";
import { creditInvoice, issueInvoice } from "./issue-invoice.ts";

describe.each(DATABASE_KINDS)("invoice numbers on %s", (kind) => {
  let it: TestApp;
  let clock: MovableClock;
  beforeAll(async () => {
    clock = new MovableClock();
    it = await openTestApp(kind, { clock });
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(() => it.close());

  async function counted(): Promise<string> {
    const now = clock.now();
    clock.set(TEST_NOW);
    const { id } = await placeOrder(it);
    await pickUp(it.deps, await by(it, "driver", id), { bags: 1 });
    const found = { pieces: [], kilos: 6, bags: 1, bagsBack: 0, free: [] };
    await countOrder(it.deps, await by(it, "staff", id), found);
    clock.set(now.toISOString());
    return id;
  }

  test("have no gap and no double, also where some are given back [BILL-06]", async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, counted));
    const { db } = it.deps;
    await Promise.all(
      orders.map(async (id, index) => {
        if (index % 4 === 0) {
          // A transaction that rolls back after taking a number.
          await db
            .transaction()
            .execute(async (transaction) => {
              await issueInvoice({ ...it.deps, db: transaction }, id);
              throw new Error("killed");
            })
            .catch(() => undefined);
        }
        await issueInvoice(it.deps, id);
      }),
    );
    const rows = await db
      .selectFrom("invoices")
      .select("number")
      .where("series", "=", "invoice")
      .orderBy("number")
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    expect(rows).toHaveLength(20);
  });

  test("are counted by series and year, and never have an earlier date than the one before [BILL-06]", async () => {
    const orders = await Promise.all(Array.from({ length: 3 }, counted));
    const [first = "", second = "", third = ""] = orders;
    clock.set("2027-03-02T10:00:00+01:00");
    expect(await issueInvoice(it.deps, first)).toMatchObject({
      number: "2027-000001",
      date: "2027-03-02",
    });
    // A node whose clock is behind.
    clock.set("2027-03-01T10:00:00+01:00");
    expect(await issueInvoice(it.deps, second)).toMatchObject({
      number: "2027-000002",
      date: "2027-03-02",
    });
    clock.set("2027-12-31T23:30:00+01:00");
    expect(await creditInvoice(it.deps, first)).toMatchObject({
      number: "C2027-000001",
      date: "2027-12-31",
    });
    // Already the next year in Amsterdam, not yet in UTC.
    clock.set("2028-01-01T00:30:00+01:00");
    expect(await issueInvoice(it.deps, third)).toMatchObject({
      number: "2028-000001",
      date: "2028-01-01",
    });
  });
});
