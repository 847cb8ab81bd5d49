import type { DataChange } from "@waslijn/contract/console/data";
import { addDays, toAmsterdamTimestamp } from "@waslijn/contract/shared/amsterdam-time";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MovableClock } from "../../../test/movable-clock.ts";
import { by, placeOrder, view, type PlacedOrder } from "../../../test/order-life.ts";
import { SIX_KILOS } from "../../../test/pay.ts";
import { addStaff, staffHeaders } from "../../../test/staff.ts";
import { openTestApp, type TestApp } from "../../../test/test-app.ts";
import { countOrder } from "../orders/life/count-order.ts";
import { pickUp } from "../orders/life/handle-order.ts";
import { readPrices } from "../catalogue/prices-repository.ts";
import { applyData } from "./apply-data.ts";

const PRICES = new URL("../../seed/prices.json", import.meta.url);
const LOAD = "wash-tumble-dry-and-fold";
type Price = { type: string; alias: string; cents: number; valid_from?: string };

/** Each test has its own day, on which an order was already placed. */
describe("a price that changes after somebody ordered", () => {
  let it: TestApp;
  let owner: Record<string, string>;
  let order: PlacedOrder;
  let today = "2027-01-03";
  const clock = new MovableClock();
  const at = (time: string, later = 0): void =>
    clock.set(toAmsterdamTimestamp(addDays(today, later), time));
  const place = (): Promise<PlacedOrder> => {
    const on = (days: number) => toAmsterdamTimestamp(addDays(today, days), "08:00");
    return placeOrder(it, { order: { pickupTime: on(3), deliveryTime: on(8) } });
  };
  beforeAll(async () => {
    it = await openTestApp("PostgreSQL", { clock });
    at("08:00");
    owner = await staffHeaders(it, await addStaff(it, "owner"));
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    today = addDays(today, 7);
    await it.deps.db.deleteFrom("prices").where("valid_from", ">", "2000-01-01").execute();
    await it.deps.db.updateTable("prices").set({ valid_until: null }).execute();
    at("09:00");
    order = await place();
    at("12:00");
  });
  const billOf = async (placed: PlacedOrder, count = SIX_KILOS): Promise<number | undefined> => {
    await pickUp(it.deps, await by(it, "driver", placed.id), { bags: 1 });
    await countOrder(it.deps, await by(it, "staff", placed.id), count);
    return (await view(it, placed)).bill?.groups[0]?.lines[0]?.cents;
  };
  const apply = async (edit: (prices: Price[]) => Price[], mayRemove = true) => {
    const prices: Price[] = JSON.parse(await readFile(PRICES, "utf8"));
    const files = [{ name: "prices.json", text: JSON.stringify(edit(prices)) }];
    const work = { ...it.deps, database: it.database, who: "test", progress: () => undefined };
    return (await applyData(work, { files, dryRun: false, mayRemove })).outcome;
  };
  const costing = (cents: number, valid_from?: string) => (prices: Price[]) =>
    prices.map((price) =>
      price.alias === LOAD ? { ...price, cents, ...(valid_from && { valid_from }) } : price,
    );
  const change = async (value: DataChange["value"]) => {
    owner = await staffHeaders(it, await addStaff(it, "owner"));
    const changes = [{ table: "prices", entry: null, seen: null, value }];
    return it.app.inject({
      method: "POST",
      url: "/api/console/data-changes",
      payload: { id: randomUUID(), changes },
      headers: owner,
    });
  };

  test.each([
    ["no day", undefined],
    ["today", "today"],
    ["a day long past", "2000-01-01"],
  ])(
    "holds from tomorrow on where a file names %s; the order keeps the price it was shown [BILL-04]",
    async (_, named) => {
      const day = named === "today" ? today : named;
      expect(await apply(costing(3333, day))).toBe("applied");
      expect(await apply(costing(3333, day))).toBe("nothing to do");
      expect(await billOf(order)).toBe(2495);
      at("09:00", 1);
      expect(await billOf(await place())).toBe(3333);
    },
  );

  test("is refused for today on the console, and holds at once where nobody ordered yet [BILL-04] [SHOP-02]", async () => {
    const value = { type: "WF", alias: LOAD, valid_from: today, cents: 3333 };
    const refused = await change(value);
    expect(refused.json().extra.fields).toEqual([{ field: "0.valid_from", rule: "ordered" }]);
    today = addDays(today, 1);
    at("08:00");
    expect((await change({ ...value, valid_from: today })).statusCode).toBe(200);
    const held = await readPrices(it.deps.db, today);
    expect(held.find(({ alias }) => alias === LOAD)?.cents).toBe(3333);
    expect(await billOf(order)).toBe(2495);
  });

  test("still prices the order when it is removed, and can be there again the same day [BILL-04]", async () => {
    const shirt = { type: "DC", alias: "shirt", count: 1 } as const;
    const shirts = { ...SIX_KILOS, kilos: 0, pieces: [shirt] };
    const without = (prices: Price[]) => prices.filter(({ alias }) => alias !== "shirt");
    expect(await apply(without)).toBe("applied");
    expect(await apply(without)).toBe("nothing to do");
    expect(await billOf(order, shirts)).toBe(350);
    expect(await apply((prices) => prices)).toBe("applied");
    at("09:00", 1);
    expect(await billOf(await place(), shirts)).toBe(350);
  });
});
