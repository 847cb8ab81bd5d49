import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_KINDS } from "../../../../test/databases.ts";
import { HOME } from "../../../../test/order-fixtures.ts";
import { ask, by, invoiceOrder, placeOrder, rowOf, view } from "../../../../test/order-life.ts";
import { openTestApp, type TestApp } from "../../../../test/test-app.ts";
import { deliver, markReady } from "../life/handle-order.ts";

const oneLine = (address: string) => ({
  pickupLocation: { ...HOME, address },
  deliveryLocation: { ...HOME, address },
});

describe.each(DATABASE_KINDS)("an order again on %s", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(kind);
    await it.deps.db.updateTable("hub_windows").set({ capacity: 1000 }).execute();
  });
  afterAll(() => it.close());

  test("what has ended hands on its address and bag, and what is under way nothing [MINE-08]", async () => {
    const order = await placeOrder(it, { user: { hasBag: true } });
    expect((await view(it, order)).again).toBeNull();
    await invoiceOrder(it, order.id);
    await markReady(it.deps, await by(it, "staff", order.id));
    expect((await view(it, order)).again).toBeNull();
    await deliver(it.deps, await by(it, "driver", order.id));
    expect((await view(it, order)).again).toMatchObject({
      location: { thoroughfare: "Lange Veerstraat", subThoroughfare: "18-A" },
      company: null,
      hasBag: true,
    });
    const cancelled = await placeOrder(it);
    await ask(it, cancelled, "cancel", { version: 1 });
    expect((await view(it, cancelled)).again).toMatchObject({ location: { city: "Haarlem" } });
  });

  test("an address in one line is shown with postal code and city, however long the order is there [MINE-02]", async () => {
    const address = "Lange Veerstraat 18-A";
    const order = await placeOrder(it, { order: oneLine(address) });
    const lines = ["Lange Veerstraat 18-A", "2011 DB Haarlem"];
    expect((await view(it, order)).address).toEqual(lines);
    const { pickup_location } = await rowOf(it, order.id);
    expect(pickup_location?.address).toBe(lines.join("\n"));
    const before = JSON.stringify({ ...HOME, address: `${address}, 2011DB Haarlem` });
    await sql`UPDATE orders SET pickup_location = ${before} WHERE id = ${order.id}`.execute(
      it.deps.db,
    );
    expect((await view(it, order)).address).toEqual(lines);
  });

  test("what the driver should know can come with the order itself [MINE-08] [MINE-05]", async () => {
    const instructions = { bell: "Twee keer bellen", leaveWith: "Buren", folding: "op een hanger" };
    const order = await placeOrder(it, { order: { instructions } });
    expect(await view(it, order)).toMatchObject({ instructions });
  });
});
